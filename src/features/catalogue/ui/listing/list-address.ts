/**
 * The page's address while it changes: it is written once the frame that answers a change has been painted, because the
 * browser takes several milliseconds for it (a toggle has 100 ms on a slow phone).
 */
import { afterPaint } from '../after-paint.ts';

type Change = { readonly address: string; readonly mode: 'push' | 'replace' };
const waiting: Change[] = [];

function write(): void {
  for (const { address, mode } of waiting.splice(0)) {
    if (mode === 'push') history.pushState(history.state, '', address);
    else history.replaceState(history.state, '', address);
  }
}

/** The parameters of the address as it is, or is about to be: two quick changes both count. */
export function addressParams(): URLSearchParams {
  const address = waiting.at(-1)?.address ?? location.href;
  return new URL(address, location.href).searchParams;
}

/** Changes the address after the next paint, in the order of the changes. */
export function changeAddress(address: string, mode: 'push' | 'replace'): void {
  waiting.push({ address, mode });
  if (waiting.length > 1) return;
  // In a separate task: pending rendering comes first. A hidden page gets no frame.
  afterPaint(() => setTimeout(write));
  if (document.hidden) write();
}

/** The browser has gone back or forward: what was to be written is not wanted any more. */
export function discardPendingChanges(): void {
  waiting.length = 0;
}
