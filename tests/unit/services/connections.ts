/** Connections to services that exist in a test only. */
import type { CatalogueConnection } from '#services/connection.ts';
import type { Rejection } from '#services/schemas/list-of.ts';

export const API = 'https://api.example.test';
export const IMAGES = 'https://img.example.test/articulos/';

/** A call as it was made. */
type SentCall = {
  readonly url: string;
  readonly method: string;
  readonly headers: Headers;
  readonly credentials: RequestCredentials;
  readonly cache: RequestCache;
  readonly body: unknown;
};
export type FakeService = {
  readonly connection: CatalogueConnection;
  readonly sent: readonly SentCall[];
  readonly rejected: readonly Rejection[];
};

/** A service that answers every call with what `respond` makes, and remembers the calls. */
export function fakeService(respond: () => Response | Promise<Response>): FakeService {
  const sent: SentCall[] = [];
  const rejected: Rejection[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const { url, method, headers, credentials, cache } = new Request(input, init);
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
    sent.push({ url, method, headers, credentials, cache, body });
    return respond();
  };
  const report = (rejection: Rejection): void => {
    rejected.push(rejection);
  };
  return { connection: { baseUrl: API, imageBase: IMAGES, fetch, report }, sent, rejected };
}

/** A service whose every answer is this JSON, with status 200. */
export function jsonService(body: unknown): FakeService {
  return fakeService(() => Response.json(body));
}
