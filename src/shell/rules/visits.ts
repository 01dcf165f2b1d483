/** Visits of a browser, and whether it may be offered to install the shop (decision 151, Coming back). */

/** `last`: when a page of the shop was open last, in ms. `isDeclined`: the offer was answered. */
export type Visits = { readonly count: number; readonly last: number; readonly isDeclined: boolean };

export const NO_VISIT: Visits = { count: 0, last: 0, isDeclined: false };

/** Who has been away for so long, in ms, comes back for another visit. */
const AWAY = 30 * 60 * 1000;

/** Visits after which the shop is worth a place on the device. */
const ENOUGH = 2;

/** The visits with the page that is open now. A clock that was set back starts none. */
export function withPage(visits: Visits, now: number): Visits {
  const isNew = visits.count === 0 || now - visits.last >= AWAY;
  return { ...visits, count: visits.count + (isNew ? 1 : 0), last: now };
}

/** Whether an offer is due: from the second visit on, until it was answered. */
export function mayOffer({ count, isDeclined }: Visits): boolean {
  return count >= ENOUGH && !isDeclined;
}
