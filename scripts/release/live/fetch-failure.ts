/** Why an address did not answer. The text is chosen where it is shown. */

/** What stood in the way. */
export type FetchFailureKind = 'refused' | 'unknown-name' | 'certificate' | 'late' | 'other';

/** A call without an answer. */
export interface FetchFailure {
  readonly hindrance: FetchFailureKind;
  /** What the system says of it, in its own words. */
  readonly message: string;
}

/** Codes of Node and of its resolver (nodejs.org/api/errors.html, nodejs.org/api/dns.html). */
const CODES: Readonly<Record<string, FetchFailureKind>> = {
  ECONNREFUSED: 'refused',
  ENOTFOUND: 'unknown-name',
  EAI_AGAIN: 'unknown-name',
  ETIMEDOUT: 'late',
  UND_ERR_CONNECT_TIMEOUT: 'late',
  ERR_TLS_CERT_ALTNAME_INVALID: 'certificate',
};

/** What OpenSSL calls a certificate that it does not trust (nodejs.org/api/tls.html, X509 certificate error codes). */
const CERTIFICATE = /CERT|VERIFY|ISSUER|CRL/;

const codeOf = (error: Error): string => ('code' in error ? String(error.code) : '');

function failureKindOf(error: Error): FetchFailureKind {
  if (error.name === 'TimeoutError') return 'late';
  const code = codeOf(error);
  return CODES[code] ?? (CERTIFICATE.test(code) ? 'certificate' : 'other');
}

/** Reads what `fetch` rejected with: it says why in the cause alone. */
export function fetchFailureOf(error: unknown): FetchFailure {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(cause instanceof Error)) return { hindrance: 'other', message: String(cause) };
  // Where a name has several addresses, each has its own words.
  return { hindrance: failureKindOf(cause), message: cause.message || codeOf(cause) };
}
