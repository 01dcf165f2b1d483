/** Explains why an address cannot be reached. */
import { proxyOf } from '../../../src/shared/http/proxy.ts';
import { message } from '../messages.ts';

/** Codes of Node and of its resolver (nodejs.org/api/errors.html, nodejs.org/api/dns.html). */
const CODES = {
  ECONNREFUSED: 'refused',
  ENOTFOUND: 'unknownName',
  EAI_AGAIN: 'unknownName',
  ETIMEDOUT: 'late',
  UND_ERR_CONNECT_TIMEOUT: 'late',
  ERR_TLS_CERT_ALTNAME_INVALID: 'certificate',
} as const;

const hasKey = <T extends object>(table: T, key: PropertyKey): key is keyof T => Object.hasOwn(table, key);

/** OpenSSL's codes of certificates that it rejects (nodejs.org/api/tls.html, X509 certificate error codes). */
const CERTIFICATE = /CERT|VERIFY|ISSUER|CRL/;

function failureName({ name }: Error, code: string): (typeof CODES)[keyof typeof CODES] | 'other' {
  if (name === 'TimeoutError') return 'late';
  if (hasKey(CODES, code)) return CODES[code];
  return CERTIFICATE.test(code) ? 'certificate' : 'other';
}

/** Explains why `fetch` rejected: the reason is in the cause of its error. */
export function fetchFailureText(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(cause instanceof Error)) return `${message('verify.other')} («${cause}»)`;
  const code = 'code' in cause ? String(cause.code) : '';
  // A name with several addresses has an empty message.
  return `${message(`verify.${failureName(cause, code)}`)} («${cause.message || code}»)`;
}

/** Reports an address that does not answer. */
export function unreachableText(address: string, error: unknown): string {
  const proxy = proxyOf(address);
  return message('verify.unreachable', {
    address,
    proxy: proxy && message('verify.proxy', { proxy }),
    failure: fetchFailureText(error),
  });
}
