/**
 * What tabs that wait in line for the same payment learn from the one before them: its outcome is stored, even where this
 * tab's view of the storage does not show it yet. A tab that has settled a payment holds a lock of its name for as long
 * as it is open; locks are seen in order by all tabs, stored texts with some delay.
 */

import { SETTLED_LOCK } from '#shared/storage/keys.ts';
import { $orders } from './order-history.ts';
import { $cartOrder } from './payment-attempt.ts';

/** How long a stored text is waited for; after that the cart service knows the record by its own means. */
const LONGEST_MS = 3000;

const lockOf = (cartId: string): string => `${SETTLED_LOCK}:${cartId}`;

/** Tells the tabs that wait. To be called before the recording lock is given back. */
export async function announceSettled(cartId: string): Promise<void> {
  if (!('locks' in navigator)) return;
  await new Promise<void>((granted) => {
    const hold = (): Promise<never> => {
      granted();
      return new Promise(() => undefined);
    };
    navigator.locks.request(lockOf(cartId), { mode: 'shared' }, hold).catch(() => granted());
  });
}

/** Whether a tab that is open has settled the payment of this cart. */
async function isSettled(cartId: string): Promise<boolean> {
  try {
    const { held = [] } = await navigator.locks.query();
    return held.some(({ name }) => name === lockOf(cartId));
  } catch {
    // No locks here: what is stored has to do.
    return false;
  }
}

/** Waits until what another tab has settled is to be seen here: `isSeen` says when. */
export async function waitForSettled(cartId: string, isSeen: () => boolean): Promise<void> {
  if (isSeen() || !(await isSettled(cartId))) return;
  await new Promise<void>((done) => {
    const stop: (() => void)[] = [];
    const look = (): void => {
      if (isSeen()) end();
    };
    const limit = setTimeout(end, LONGEST_MS);
    function end(): void {
      clearTimeout(limit);
      for (const each of stop) each();
      done();
    }
    stop.push($cartOrder.listen(look), $orders.listen(look));
    look();
  });
}
