/** Messages of a service for people. */
import { asPlainText } from '#shared/text/text.ts';

/** Longest message that is shown (decision 91, Messages of services). */
const MAX_MESSAGE = 300;

/** The message as one safe line; '' for anything but text, so that it never invalidates its answer. */
export function messageText(value: unknown): string {
  return typeof value === 'string' ? asPlainText(value, MAX_MESSAGE) : '';
}
