/** When an article is not sold any more, wherever it is asked for. */
import type { Answer } from '#shared/http/failure.ts';

/**
 * Whether an answer says that the article is gone: the service knows no such sku (contract, GET items/{sku}). Any other
 * failure says nothing of the article.
 */
export function isGone(answer: Answer<unknown>): boolean {
  return !answer.ok && answer.failure.kind === 'http' && answer.failure.status === 404;
}
