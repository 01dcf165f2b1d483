/** How often this browser has come (decision 151, Coming back); the number never leaves it. */

import { VISITS_KEY } from '#shared/storage/keys.ts';
import { persistentDocument } from '#shared/storage/storage.ts';
import { isRecord } from '#shared/storage/stored-shape.ts';
import { mayOffer, NO_VISIT, type Visits, withPage } from '#shell/rules/visits.ts';

const VERSION = 1;

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

const visits = persistentDocument<Visits>(VISITS_KEY, {
  initial: NO_VISIT,
  read: (stored) => {
    if (!isRecord(stored) || stored['version'] !== VERSION) throw new TypeError('not visits of this version');
    const { count, last, isDeclined } = stored;
    if (!isCount(count) || !isCount(last)) throw new TypeError('not visits');
    return { count, last, isDeclined: isDeclined === true };
  },
  write: (known) => ({ version: VERSION, ...known }),
});

/**
 * Counts the open page, and returns whether the shop may offer to be installed.
 * @param now ms
 */
export function countVisit(now: number): boolean {
  visits.update((before) => withPage(before, now));
  return mayOffer(visits.store.get());
}

/** The offer was answered, one way or the other: it is not made again. */
export function declineInstall(): void {
  visits.update((before) => ({ ...before, isDeclined: true }));
}
