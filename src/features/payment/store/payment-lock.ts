/**
 * Locks between the tabs of this browser; without locks, only the stored attempt prevents a second payment. A lock also
 * notifies waiting tabs that another tab has settled a payment, because they see stored texts late.
 */
import { PLACING_LOCK, RECORDING_LOCK, SETTLED_LOCK } from '#shared/storage/keys.ts';
import { $orders } from './order-history.ts';
import { $cartOrder } from './payment-attempt.ts';

/** Runs the work once, under the lock if the browser has locks. */
async function underLock<Result>(
  name: string,
  options: LockOptions,
  work: (isFree: boolean) => Promise<Result>,
): Promise<Result> {
  const begun: Promise<Result>[] = [];
  const begin = (lock?: Lock | null): Promise<Result> => {
    const running = work(lock !== null);
    begun.push(running);
    return running;
  };
  try {
    // Missing on plain http origins.
    if ('locks' in navigator) return await navigator.locks.request(name, options, begin);
  } catch {
    // A browser that forbids storage refuses locks too; work that has started reports its own errors.
  }
  return begun[0] ?? begin();
}

/** Runs the work, or returns undefined if another tab is running it. */
export function withPaymentLock<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
  return underLock(PLACING_LOCK, { ifAvailable: true }, async (isFree) =>
    isFree ? await work() : undefined,
  );
}

/** Runs the work after other tabs have finished theirs. */
export function withRecordingLock<Result>(work: () => Promise<Result>): Promise<Result> {
  return underLock(RECORDING_LOCK, {}, work);
}

/** Longest wait for a stored text; after that the cart service detects a duplicate. */
const LONGEST_MS = 3000;

const lockOf = (cartId: string): string => `${SETTLED_LOCK}:${cartId}`;

/** Informs waiting tabs; call it before the recording lock is released. */
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

/** Whether an open tab has settled the payment of this cart. */
async function isSettled(cartId: string): Promise<boolean> {
  try {
    const { held = [] } = await navigator.locks.query();
    return held.some(({ name }) => name === lockOf(cartId));
  } catch {
    // Without locks, the stored state decides.
    return false;
  }
}

/** Waits until another tab's result is visible here. */
export async function waitForSettled(cartId: string, isSeen: () => boolean): Promise<void> {
  if (isSeen() || !(await isSettled(cartId))) return;
  await new Promise<void>((done) => {
    const stop: (() => void)[] = [];
    const check = (): void => {
      if (isSeen()) end();
    };
    const limit = setTimeout(end, LONGEST_MS);
    function end(): void {
      clearTimeout(limit);
      for (const each of stop) each();
      done();
    }
    stop.push($cartOrder.listen(check), $orders.listen(check));
    check();
  });
}
