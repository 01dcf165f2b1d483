/** Retries calls that are safe to repeat after a connection failure (decision 202, Safe retries). */
import type { Answer } from './failure.ts';

/** Delays in ms between the tries. */
const BACKOFF_MS: readonly number[] = [300, 900, 2700];

/** Time in ms after which no try starts, because the shopper has already waited for a timeout. */
const LATEST_MS = 10_000;

/** The last answer; `isRepeated` if the answer to an earlier try may have been lost. */
export type RetriedAnswer<T> = { readonly answer: Answer<T>; readonly isRepeated: boolean };

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Makes the call, and retries it after each delay if there was no answer. Only for idempotent calls: reading, and recording a
 * payment. `mayGoOn` ends the tries when a page is left.
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
