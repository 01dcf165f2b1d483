/** Repeats calls that may safely be repeated when the connection loses them (decision 202, Safe retries). */
import type { Answer } from './failure.ts';

/** Waits between the tries, in milliseconds. */
const BACKOFF_MS: readonly number[] = [300, 900, 2700];

/** No try begins later than this: a call that runs into its deadline has taken the shopper's time already. */
const LATEST_MS = 10_000;

/** How the tries went: whether an answer may have been lost before the last one. */
export type RetriedAnswer<T> = { readonly answer: Answer<T>; readonly isRepeated: boolean };

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Makes the call, and again after each wait while it gets no answer at all. Only for calls that change nothing, or change
 * the same once: reading, and the recording of a payment. `mayGoOn` ends the tries, for a page that is being left.
 */
export async function retryCall<T>(
  call: () => Promise<Answer<T>>,
  mayGoOn: () => boolean = () => true,
): Promise<RetriedAnswer<T>> {
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
  }, LATEST_MS);
  let answer = await call();
  let isRepeated = false;
  for (const milliseconds of BACKOFF_MS) {
    if (answer.ok || answer.failure.kind !== 'network' || isLate || !mayGoOn()) break;
    await wait(milliseconds);
    if (isLate || !mayGoOn()) break;
    isRepeated = true;
    answer = await call();
  }
  clearTimeout(timer);
  return { answer, isRepeated };
}
