/**
 * Detects when a page has loaded and is idle. Only then the code of a first tap is prefetched
 * (decision 107, First interaction).
 */

/** Properties that TypeScript's DOM types lack. */
type Device = Navigator & {
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  readonly deviceMemory?: number;
};

/** Maximum delay in ms until a busy page counts as idle. */
const LONGEST = 2000;

/** Whether data, bandwidth or memory are too scarce to prefetch. */
export function isScarce(): boolean {
  const { connection, deviceMemory = 8 }: Device = navigator;
  return connection?.saveData || /2g/.test(connection?.effectiveType ?? '') || deviceMemory < 2;
}

/** Calls `act` when the browser is idle. */
export function whenIdle(act: () => void): void {
  // Some WebKit versions lack `requestIdleCallback`.
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: LONGEST });
  else setTimeout(act);
}

/** Calls `act` once the page has loaded and is idle; never if `isScarce`. */
export function onPageRest(act: () => void): void {
  if (isScarce()) return;
  if (document.readyState === 'complete') whenIdle(act);
  else addEventListener('load', () => whenIdle(act), { once: true });
}
