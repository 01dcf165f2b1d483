/** What can go wrong on demand, with what it does. */
export const FAULTS = {
  '500': 'HTTP 500 with a JSON message',
  '500-aborted': 'HTTP 500 with the status text and the message `aborted`',
  '401': 'HTTP 401, as for an expired token',
  '404': 'HTTP 404 with a JSON message',
  slow: 'the right answer, late',
  hang: 'no answer at all, the connection stays open',
  html: 'HTTP 200 with a page instead of JSON',
  empty: 'HTTP 200 with an empty body',
  null: 'HTTP 200 with the JSON value null',
  truncated: 'the first half of the right answer',
  cut: 'the first half of the right answer, then the connection breaks',
  drop: 'the connection breaks before the call is handled',
  lost: 'the call is handled, then the connection breaks before the answer',
  'meta-array': 'PATCH /api/Cart answers under `meta[0]`',
  'provider-direct': 'POST /pay goes straight back to the shop, without 3-D Secure',
  'provider-third-origin': 'POST /pay goes back through another origin (localhost instead of 127.0.0.1)',
  'provider-auto-post': 'POST /pay shows a page that posts on by itself to another origin',
} as const;

/** The name of a fault. */
export type FaultName = keyof typeof FAULTS;

/** Whether a text names a fault. */
export function isFaultName(text: string): text is FaultName {
  return Object.hasOwn(FAULTS, text);
}
