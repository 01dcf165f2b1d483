/** Locks between the tabs of this browser, where it has them; elsewhere the stored attempt alone has to do. */

import { PLACING_LOCK, RECORDING_LOCK } from '#shared/storage/keys.ts';

/** Runs the work once: under the lock, or without one where there is none to ask for. Rejects as the work does. */
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
    // Missing on plain http origins, whatever the type says.
    if ('locks' in navigator) return await navigator.locks.request(name, options, begin);
  } catch {
    // A browser that forbids its storage refuses the lock too; work that has begun answers for itself.
  }
  return begun[0] ?? begin();
}

/** Runs the work unless another tab is at it at this moment; then the answer is undefined. */
export function withPaymentLock<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
  return underLock(PLACING_LOCK, { ifAvailable: true }, async (isFree) =>
    isFree ? await work() : undefined,
  );
}

/** Runs the work after any other tab has finished the same. */
export function withRecordingLock<Result>(work: () => Promise<Result>): Promise<Result> {
  return underLock(RECORDING_LOCK, {}, work);
}
