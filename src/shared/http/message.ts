/** What a service says of a call, for people. */
import { asPlainText } from '#shared/text/text.ts';

/** Longest message that is shown (decision 91, Messages of services). */
const MAX_MESSAGE = 300;

/** The message as one harmless line; '' for anything that is no text, so that it never spoils the answer it came with. */
export function messageText(value: unknown): string {
  return typeof value === 'string' ? asPlainText(value, MAX_MESSAGE) : '';
}
