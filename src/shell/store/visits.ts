/** The visits of this browser, and whether the installation may be offered (decision 151, Returning shoppers). */

import { VISITS_KEY } from '#shared/storage/keys.ts';
import { persistentDocument } from '#shared/storage/storage.ts';
import { isRecord } from '#shared/storage/stored-shape.ts';

/** `last` is the time of the latest page in ms; `isDeclined` means that the offer was answered. */
export type Visits = { readonly count: number; readonly last: number; readonly isDeclined: boolean };

export const NO_VISIT: Visits = { count: 0, last: 0, isDeclined: false };

const VISIT_PAUSE_MS = 30 * 60 * 1000;
const MIN_VISITS = 2;
const VERSION = 1;

/** Counts the open page; a clock that was set back starts no visit. */
export function withPage(visits: Visits, now: number): Visits {
  const isNew = visits.count === 0 || now - visits.last >= VISIT_PAUSE_MS;
  return { ...visits, count: visits.count + (isNew ? 1 : 0), last: now };
}

export function mayOffer({ count, isDeclined }: Visits): boolean {
  return count >= MIN_VISITS && !isDeclined;
}

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
 * Counts the open page, and returns whether the installation may be offered.
 * @param now ms
 */
export function countVisit(now: number): boolean {
  visits.update((before) => withPage(before, now));
  return mayOffer(visits.store.get());
}

/** Stores that the offer was answered, so that it is not repeated. */
export function declineInstall(): void {
  visits.update((before) => ({ ...before, isDeclined: true }));
}
