/** Whether a call to publish comes from who knows the secret, and comes now. */
import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a call says of itself. */
export interface SignedCall {
  /** Seconds since 1970, as sent in `X-Publish-Time`. */
  readonly time: string;
  /** `sha256=` and the HMAC of time, a point and the body, as sent in `X-Publish-Signature`. */
  readonly signature: string;
  readonly body: string;
}

export type Verdict = 'good' | 'wrong-signature' | 'old' | 'repeated';

/** How far the clocks of two machines may be apart, and how long a call is good. */
export const WINDOW_SECONDS = 300;

/** The signature of a call. */
export function signatureOf(secret: string, { time, body }: Omit<SignedCall, 'signature'>): string {
  return `sha256=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`;
}

function isEqual(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/**
 * A judge of calls that remembers those of the window, so that none counts twice.
 * @param now seconds since 1970
 */
export function createJudge(secret: string, now: () => number): (call: SignedCall) => Verdict {
  const seen = new Map<string, number>();
  return (call) => {
    if (!isEqual(call.signature, signatureOf(secret, call))) return 'wrong-signature';
    const at = now();
    const time = /^\d{1,12}$/.test(call.time) ? Number(call.time) : Number.NaN;
    if (!(Math.abs(at - time) <= WINDOW_SECONDS)) return 'old';
    for (const [signature, sent] of seen) if (at - sent > WINDOW_SECONDS) seen.delete(signature);
    if (seen.has(call.signature)) return 'repeated';
    seen.set(call.signature, time);
    return 'good';
  };
}
