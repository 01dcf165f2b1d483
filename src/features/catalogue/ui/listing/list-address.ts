/**
 * Changes the page's address after the next paint, because the browser needs several milliseconds for it (a toggle has
 * 100 ms on a slow phone).
 */
import { afterPaint } from '../after-paint.ts';

type Change = { readonly address: string; readonly mode: 'push' | 'replace' };
const waiting: Change[] = [];

/** The parameters of the current or pending address, so that two quick changes both count. */
export function addressParams(): URLSearchParams {
  const address = waiting.at(-1)?.address ?? location.href;
  return new URL(address, location.href).searchParams;
}

/** Changes the address after the next paint, in the order of the changes. */
export function changeAddress(address: string, mode: 'push' | 'replace'): void {
  waiting.push({ address, mode });
  if (waiting.length > 1) return;
  // In a separate task, after pending rendering.
  afterPaint(() => setTimeout(write));
  // A hidden page gets no frame.
  if (document.hidden) write();
}

/** Discards pending changes when the browser goes back or forward. */
export function discardPendingChanges(): void {
  waiting.length = 0;
}

function write(): void {
  for (const { address, mode } of waiting.splice(0)) {
    if (mode === 'push') history.pushState(history.state, '', address);
    else history.replaceState(history.state, '', address);
  }
}
