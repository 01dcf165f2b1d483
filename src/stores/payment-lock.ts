/** Locks between the tabs of this browser, where it has them; elsewhere the stored attempt alone has to do. */

const PLACING = 'tienda:placing-order';
const RECORDING = 'tienda:recording-payment';

function lockManager(): LockManager | undefined {
  // Missing on plain http origins, whatever the type says.
  return 'locks' in navigator ? navigator.locks : undefined;
}

/** Runs the work unless another tab is at it at this moment; then the answer is undefined. */
export async function withPaymentLock<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
  const locks = lockManager();
  if (!locks) return work();
  return locks.request(PLACING, { ifAvailable: true }, async (lock) =>
    lock === null ? undefined : await work(),
  );
}

/** Runs the work after any other tab has finished the same. */
export async function withRecordingLock<Result>(work: () => Promise<Result>): Promise<Result> {
  const locks = lockManager();
  if (!locks) return work();
  return locks.request(RECORDING, async () => await work());
}
