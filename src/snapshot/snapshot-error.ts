/**
 * Why a build has nothing to build from: one line that names the call, the fault and what to do (decision 97, Limits of
 * a build).
 */
import type { ServiceFailure } from '#domain/page/failure.ts';

/** The call that failed: its path with the query, and the base it was sent to. */
export type FailedCall = { readonly apiUrl: string; readonly path: string };

/** Stops the build. The message holds the call's path, its full URL, the status or fault, the variable and the advice. */
export class SnapshotError extends Error {
  override readonly name = 'SnapshotError';

  constructor(call: FailedCall, fault: string, advice = 'Check PUBLIC_API_URL and that the service is up.') {
    const [path = call.path] = call.path.split('?');
    super(`GET ${path} failed: ${fault} (${call.apiUrl}${call.path}). ${advice}`);
  }
}

/**
 * The fault in a few words. The sentence about JSON is the specification's (storefront §8; decision 93, Answers that
 * are no JSON).
 */
export function faultText(failure: ServiceFailure): string {
  switch (failure.kind) {
    case 'network':
      return 'no connection, or no whole answer in time';
    case 'http':
      return `HTTP ${failure.status}${failure.message && ` "${failure.message}"`}`;
    case 'not-json':
      return `HTTP ${failure.status}, La respuesta del servidor no es un JSON válido.`;
    case 'unexpected':
      return `the answer has another shape, first at "${failure.path}"`;
    case 'refused':
      return `refused "${failure.message}"`;
    case 'aborted':
      return 'HTTP 500 aborted';
  }
}
