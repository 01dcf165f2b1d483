/**
 * The failures of a call to a service, and its result (storefront §8). Texts are chosen by the module that displays
 * them.
 */
export type ServiceFailure =
  /** No usable connection: offline, refused, timed out, blocked. */
  | { readonly kind: 'network' }
  /** A non-OK status; `message` is the server's, '' when it sent none. */
  | { readonly kind: 'http'; readonly status: number; readonly message: string }
  /** The body is not JSON. */
  | { readonly kind: 'not-json'; readonly status: number }
  /** JSON of another shape; `path` names the first bad field, `message` is the service's, if any. */
  | { readonly kind: 'unexpected'; readonly path: string; readonly message?: string }
  /** The service answered with a refusal (code not 200, resultado 0 …). */
  | { readonly kind: 'refused'; readonly message: string }
  /** Status 500 'aborted', which is ignored silently (storefront §8). */
  | { readonly kind: 'aborted' };

export type Answer<T> =
  | { readonly ok: true; readonly value: T; readonly message: string }
  | { readonly ok: false; readonly failure: ServiceFailure };
