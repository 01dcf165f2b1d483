/** The error that stops a build: one line with the call, the fault and the advice (decision 97, Limits of a build). */
import { proxyOf } from '#shared/http/proxy.ts';
import type { SnapshotFault } from './snapshot-fault.ts';

/** The failed call: its path with the query, and the base it was sent to. */
export type FailedCall = { readonly apiUrl: string; readonly path: string };

const adviceFor = ({ kind }: SnapshotFault): string =>
  kind === 'catalogue-shrunk'
    ? 'Check PUBLIC_API_URL and the service; set FORCE_CATALOGUE=1 to build it all the same.'
    : 'Check PUBLIC_API_URL and that the service is up.';

/** Stops the build. The message holds the call's path, its full URL, the proxy, the status or fault, the variable and the advice. */
export class SnapshotError extends Error {
  override readonly name = 'SnapshotError';
  readonly call: FailedCall;
  readonly fault: SnapshotFault;

  constructor(call: FailedCall, fault: SnapshotFault) {
    const [path = call.path] = call.path.split('?');
    const proxy = proxyOf(call.apiUrl);
    const through = proxy && ` through the proxy ${proxy}`;
    super(
      `GET ${path} failed: ${faultText(fault)} (${call.apiUrl}${call.path}${through}). ${adviceFor(fault)}`,
    );
    this.call = call;
    this.fault = fault;
  }
}

/**
 * The fault in a few words. The sentence about JSON is the specification's (storefront §8; decision 93, Answers that
 * are no JSON).
 */
export function faultText(fault: SnapshotFault): string {
  switch (fault.kind) {
    case 'network':
      return 'no connection, or no whole answer in time';
    case 'http':
      return `HTTP ${fault.status}${fault.message && ` "${fault.message}"`}`;
    case 'not-json':
      return `HTTP ${fault.status}, La respuesta del servidor no es un JSON válido.`;
    case 'unexpected':
      return `the answer has another shape, first at "${fault.path}"`;
    case 'refused':
      return `refused "${fault.message}"`;
    case 'aborted':
      return 'HTTP 500 aborted';
    case 'deadline':
      return `all calls together took longer than ${fault.seconds} s`;
    case 'menu-empty':
      return 'it answered without any entry';
    case 'menu-large':
      return `it answered with ${fault.entries} entries`;
    case 'parameters-empty':
      return 'it answered without any parameter';
    case 'places-empty':
      return 'it answered without any municipality';
    case 'catalogue-large':
      return `it announces ${fault.articles} articles`;
    case 'catalogue-empty':
      return 'it answered without any usable article';
    case 'catalogue-unusable':
      return `only ${fault.usable} of ${fault.announced} articles are usable`;
    case 'catalogue-shrunk':
      return `the catalogue shrank from ${fault.before} articles to ${fault.now}`;
    case 'other-article':
      return `it answered with the article ${fault.sku}`;
    case 'many-left-out':
      return `${faultText(fault.last)}; ${fault.count} articles failed, ${fault.allowed} may`;
  }
}
