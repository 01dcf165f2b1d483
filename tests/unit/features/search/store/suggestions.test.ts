/**
 * Suggestions while typing (decision 22, Suggestions): the index is fetched once, recent searches stay on the device.
 */
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { suggestionIndexText } from '#features/search/rules/suggestion-index.ts';
import { type FakeBrowser, fakeBrowser } from '../../../fixtures/fake-browser.ts';
import { words } from '../../../fixtures/search-samples.ts';

const PATH = '/datos/sugerencias.json';
const KEY = 'tienda:searches';
const entry = (at: number) => ({
  id: `S${at}`,
  kind: 'product' as const,
  name: `Tenis ${at}`,
  key: `S${at}`,
  price: 100,
  image: '',
  words: '',
});
const index = suggestionIndexText(
  Array.from({ length: 12 }, (_, at) => entry(at)),
  words,
);
const fetched = vi.fn<(path: string) => Promise<Response>>();
let browser: FakeBrowser;

function begin(stored: Readonly<Record<string, string>> = {}) {
  browser = fakeBrowser(stored);
  return import('#features/search/store/suggestions.ts');
}

// The first import of its modules is slow while other tests run.
beforeAll(async () => void (await import('#features/search/store/suggestions.ts')), 30_000);
beforeEach(() => {
  fetched.mockReset().mockImplementation(async () => new Response(index));
  vi.stubGlobal('fetch', fetched);
});

describe("a term's meanings", () => {
  test('are looked up in an index that is fetched once, eight at most', async () => {
    const { suggestionsFor } = await begin();
    expect(await suggestionsFor(PATH, 'tenis')).toHaveLength(8);
    expect((await suggestionsFor(PATH, 'Tenis 3'))[0]?.key).toBe('S3');
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  test('are those of the part before the first slash, and nothing is fetched for an empty one', async () => {
    const { suggestionsFor } = await begin();
    expect(await suggestionsFor(PATH, '  /tenis')).toEqual([]);
    expect(fetched).not.toHaveBeenCalled();
    expect((await suggestionsFor(PATH, ' Tenis 3/otro'))[0]?.key).toBe('S3');
  });

  test.each([
    ['an error', async () => new Response('', { status: 500 })],
    ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['something that is no index', async () => new Response('<html>')],
  ])('are empty with %s, and requested again next time', async (_what, reply) => {
    const { suggestionsFor } = await begin();
    fetched.mockImplementationOnce(reply);
    expect(await suggestionsFor(PATH, 'tenis')).toEqual([]);
    expect(await suggestionsFor(PATH, 'tenis')).not.toEqual([]);
  });
});

describe('recent searches', () => {
  test('have the latest first, each once as typed, six at most', async () => {
    const { $recentSearches, rememberSearch } = await begin();
    for (const term of ['a', 'b', 'c', 'd', 'e', 'f', 'g', ' C/x', '', '/']) rememberSearch(term);
    expect($recentSearches.get()).toEqual(['c', 'g', 'f', 'e', 'd', 'b']);
    expect(JSON.parse(browser.stored.get(KEY) ?? '')).toEqual(['c', 'g', 'f', 'e', 'd', 'b']);
  });

  test('are forgotten on request', async () => {
    const { $recentSearches, forgetSearches } = await begin({ [KEY]: '["tenis"]' });
    expect($recentSearches.get()).toEqual(['tenis']);
    forgetSearches();
    expect($recentSearches.get()).toEqual([]);
  });

  test.each(['{', '{"a":1}', '"tenis"', 'null'])(
    'is empty where %s was stored, which is set aside',
    async (stored) => {
      const { $recentSearches } = await begin({ [KEY]: stored });
      expect($recentSearches.get()).toEqual([]);
      expect(browser.stored.get(`${KEY}:rejected`)).toBe(stored);
    },
  );

  test('are read as terms, whatever is stored', async () => {
    const { $recentSearches } = await begin({
      [KEY]: '["  TENIS / x", "", 7, "a", "b", "c", "d", "e", "f"]',
    });
    expect($recentSearches.get()).toEqual(['tenis', 'a', 'b', 'c', 'd', 'e']);
  });
});
