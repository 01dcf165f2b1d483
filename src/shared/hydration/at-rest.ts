/**
 * A page at rest: it has loaded and nothing is to be done. What a first tap needs is fetched then, so that it finds it;
 * before, nothing but the page is (decision 107, First interaction).
 */

/** Not in every browser, and so not in TypeScript's list. */
type Device = Navigator & {
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  readonly deviceMemory?: number;
};

/** Milliseconds after which a page that always has something to do counts as one at rest. */
const LONGEST = 2000;

/** Where data, bandwidth or memory are scarce, nothing is fetched that nobody asked for. */
export function isScarce(): boolean {
  const { connection, deviceMemory = 8 }: Device = navigator;
  return connection?.saveData || /2g/.test(connection?.effectiveType ?? '') || deviceMemory < 2;
}

/** Calls `act` when there is nothing else to do. */
export function whenIdle(act: () => void): void {
  // Not in every WebKit.
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: LONGEST });
  else setTimeout(act);
}

/** Calls `act` once the page is at rest; never where data are scarce. */
export function onPageRest(act: () => void): void {
  if (isScarce()) return;
  if (document.readyState === 'complete') whenIdle(act);
  else addEventListener('load', () => whenIdle(act), { once: true });
}
