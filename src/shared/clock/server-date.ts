/** The host's time: the `Date` header of one of its answers. */

const TIMEOUT_MS = 5_000;

/** The date the host gives a page of the shop; undefined when it gives none, or does not answer. Never rejects. */
export async function fetchServerDate(
  path: string,
  fetchPage: typeof fetch = globalThis.fetch,
): Promise<Date | undefined> {
  try {
    const { headers } = await fetchPage(path, {
      method: 'HEAD',
      cache: 'no-store',
      credentials: 'omit',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const date = new Date(headers.get('date') ?? '');
    return Number.isNaN(date.getTime()) ? undefined : date;
  } catch {
    return undefined;
  }
}
