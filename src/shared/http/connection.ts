/** The address of a service and the options of a call; the first argument of every call. */
import type { Report } from './wire/list-of.ts';

export type Connection = {
  /** Without a trailing slash. */
  readonly baseUrl: string;
  /** Bearer token of a shopper who is logged in (contract, Envelope). */
  readonly token?: string | undefined;
  /** Replaces the platform's `fetch` in tests. */
  readonly fetch?: typeof globalThis.fetch | undefined;
  /** Ends the call early; it then fails as 'aborted', which is not reported. */
  readonly signal?: AbortSignal | undefined;
  /** Deadline of the whole call, body included; 15 s by default, `Infinity` for none. */
  readonly timeoutMs?: number | undefined;
  /** Largest body that is read; 8 MB by default (decision 92, Sizes of answers). */
  readonly maxBytes?: number | undefined;
  /** Receives every dropped row of a list; by default a warning in the console. */
  readonly report?: Report | undefined;
};

/** A connection for calls that answer with articles, whose pictures are file names below `imageBase`. */
export type CatalogueConnection = Connection & {
  /** Absolute, with its trailing slash (`SiteSettings.imageBase`). */
  readonly imageBase: string;
};

const warn: Report = ({ list, index, path }) => {
  console.warn(`Row left out: ${list}[${index}], field "${path}" cannot be read`);
};

/** The receiver of reports about a call's dropped rows. */
export function reportOf(connection: Connection): Report {
  return connection.report ?? warn;
}
