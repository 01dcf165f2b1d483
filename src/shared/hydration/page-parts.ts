/**
 * The parts of a page that only somebody who uses it needs: loaded with the first interaction or at rest, at once where
 * something of a person has to be shown. Nothing is lost meanwhile: `head/early-clicks.ts` holds presses until all listen.
 */

import { isAnythingStored } from '#shared/storage/stored-text.ts';
import { isScarce, onPageRest } from './at-rest.ts';
import { onFirstInteraction, onNextInteraction } from './first-interaction.ts';
import { prefetchChunks } from './import-chunk.ts';

/** Starts a part, or a piece of it. */
type Start = () => void;

/** Loads a part; the answer starts it, in pieces where it is long. */
type LoadPart = () => Promise<Start | readonly Start[]>;

const parts: LoadPart[] = [];
const followUps: (() => unknown)[] = [];

/** Adds a part; `next` loads what it may have to bring as soon as it is used. For scripts that run with the page. */
export function addPart(load: LoadPart, ...next: readonly (() => unknown)[]): void {
  dispatchEvent(new Event('page:coming'));
  parts.push(load);
  followUps.push(...next);
}

/** Parameters that no page reads, and those of a product that `first-choice.ts` has looked at. */
const ASKS_NOTHING = /^(fbclid|gclid|utm_\w+|color|talla)$/;

/** Whether the address, or what it chooses of a product, asks for something that was not built. */
const asksForMore = (): boolean =>
  document.documentElement.dataset['choice'] !== undefined ||
  [...new URLSearchParams(location.search).keys()].some((name) => !ASKS_NOTHING.test(name));

/** Whether there is nothing to show that was not built: of this device, of the address, of the connection. */
const isForAnybody = (): boolean => !isAnythingStored() && !asksForMore() && navigator.onLine;

async function start(): Promise<void> {
  const starters = await Promise.all(parts.map((load) => load()));
  // Somebody else, who came meanwhile, has started all, or all but those of a script that came late, which stand last.
  const own = starters.slice(-parts.length);
  if (!parts[0]) return;
  parts.splice(0, own.length);
  for (const begin of own.flat()) {
    begin();
    // Together they would be a long task.
    await new Promise((resolve) => setTimeout(resolve));
  }
  if (!parts[0]) dispatchEvent(new Event('page:ready'));
}

/** Milliseconds until what a page needs at once is tried again by itself. */
const AGAIN_MS = 1500;

/** What could not come is tried again with the next interaction, and where it `isNeeded` once by itself. */
function startOrWait(isNeeded = false): void {
  start().catch(() => {
    dispatchEvent(new Event('page:failed'));
    if (isNeeded) setTimeout(startOrWait, AGAIN_MS);
    else onNextInteraction(startOrWait);
  });
}

function fetchFollowUps(isUrgent: boolean): void {
  if (isScarce()) return;
  for (const load of followUps) prefetchChunks(load, isUrgent);
}

/** Starts all parts when it is time, once all scripts of the page have added theirs. */
export function startParts(): void {
  const isAtOnce = !isForAnybody();
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
