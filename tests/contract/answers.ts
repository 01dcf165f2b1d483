/** Reads answers in tests. */
import type { Answer, ServiceFailure } from '#shared/http/failure.ts';

/** The value of an answer; throws where the answer is a failure. */
export function valueIn<T>(answer: Answer<T>): T {
  if (answer.ok) return answer.value;
  throw new Error(`The call failed: ${JSON.stringify(answer.failure)}`);
}

/** The failure of an answer; throws where the answer has a value. */
export function failureIn(answer: Answer<unknown>): ServiceFailure {
  if (!answer.ok) return answer.failure;
  throw new Error(`The call succeeded: ${JSON.stringify(answer.value)}`);
}
