/**
 * The interactive parts of a page: loaded on the first interaction or when idle, or immediately if the page must
 * render stored state. `head/early-clicks.ts` holds presses until all have started.
 */

import { isAnythingStored } from '#shared/storage/stored-text.ts';
import { isScarce, onPageRest } from './at-rest.ts';
import { onFirstInteraction, onNextInteraction } from './first-interaction.ts';
import { prefetchChunks } from './import-chunk.ts';

/** Starts a part, or a step of it. */
type Start = () => void;

/** Loads a part; returns its start function, or several steps of a long one. */
type LoadPart = () => Promise<Start | readonly Start[]>;

const parts: LoadPart[] = [];
const followUps: (() => unknown)[] = [];

/** Adds a part; `next` loads the code that its use may need. For scripts that run with the page. */
export function addPart(load: LoadPart, ...next: readonly (() => unknown)[]): void {
  dispatchEvent(new Event('page:coming'));
  parts.push(load);
  followUps.push(...next);
}

/** Parameters that no page reads, and those of a product that `first-choice.ts` handles. */
const ASKS_NOTHING = /^(fbclid|gclid|utm_\w+|color|talla)$/;

/** Whether the address, or a product's choice in it, needs more than the built HTML. */
const asksForMore = (): boolean =>
  document.documentElement.dataset['choice'] !== undefined ||
  [...new URLSearchParams(location.search).keys()].some((name) => !ASKS_NOTHING.test(name));

/** Whether the built HTML shows everything: no stored state, no parameters, no lost connection. */
const needsOnlyBuiltHtml = (): boolean => !isAnythingStored() && !asksForMore() && navigator.onLine;

async function start(): Promise<void> {
  const starters = await Promise.all(parts.map((load) => load()));
  // Another call may have started these parts meanwhile; then only parts that a late script has added remain.
  const own = starters.slice(-parts.length);
  if (!parts[0]) return;
  parts.splice(0, own.length);
  for (const begin of own.flat()) {
    begin();
    // Together the parts would be a long task.
    await new Promise((resolve) => setTimeout(resolve));
  }
  if (!parts[0]) dispatchEvent(new Event('page:ready'));
}

/** Delay in ms before the retry of parts that a page needs immediately. */
const RETRY_DELAY_MS = 1500;

/** Retries failed parts on the next interaction, or once after a delay if `isNeeded`. */
function startOrWait(isNeeded = false): void {
  start().catch(() => {
    dispatchEvent(new Event('page:failed'));
    if (isNeeded) setTimeout(startOrWait, RETRY_DELAY_MS);
    else onNextInteraction(startOrWait);
  });
}

function fetchFollowUps(isUrgent: boolean): void {
  if (isScarce()) return;
  for (const load of followUps) prefetchChunks(load, isUrgent);
}

/** Schedules the start of all parts; call it after all scripts of the page have added theirs. */
export function startParts(): void {
  const isAtOnce = !needsOnlyBuiltHtml();
  if (isAtOnce) startOrWait(true);
  onFirstInteraction(() => {
    fetchFollowUps(true);
    if (!isAtOnce) startOrWait();
  });
  onPageRest(() => {
    if (!isAtOnce) startOrWait();
    fetchFollowUps(false);
  });
}
