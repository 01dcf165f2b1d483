/** Where a payment form may be posted to (decision 72, Payment origins). */
import { parseUrl } from '#shared/http/parse-url.ts';
import { plainOrigin } from '#shared/http/plain-origin.ts';

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** https, or http on a loopback host; and no user name or password in it. */
function isTrustworthy(url: URL): boolean {
  if (url.username !== '' || url.password !== '' || plainOrigin(url.href) === undefined) return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && LOOPBACK.test(url.hostname));
}

/** Whether the text is an origin that may be configured: nothing behind the host but perhaps a slash. */
export function isPaymentOrigin(text: string): boolean {
  const url = parseUrl(text.trim());
  return url !== undefined && isTrustworthy(url) && `${url.origin}/` === url.href;
}

/** The origins of a comma-separated list, in normal form; what is no origin is left out. */
export function parsePaymentOrigins(text: string): readonly string[] {
  const origins = text.split(',').filter(isPaymentOrigin);
  return [...new Set(origins.map((origin) => new URL(origin.trim()).origin))];
}

/** Whether a payment form may be posted to this address: its origin is exactly one of the configured ones. */
export function isAllowedAction(action: string, origins: readonly string[]): boolean {
  const url = parseUrl(action);
  return url !== undefined && isTrustworthy(url) && origins.includes(url.origin);
}
