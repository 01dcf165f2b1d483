/** The files of a list in the browser: one, or several of a long list. */
import { afterEach, expect, test, vi } from 'vitest';
import { fetchListFile, findInListFile } from '#features/catalogue/api/list-files.ts';
import { articleSchema } from '#features/product/api/wire/article.ts';
import { ARTICLE } from '../../../fixtures/wire.ts';
import { listFileOf } from '../../../list-file-of.ts';

const product = articleSchema('https://img.example.test/').parse(ARTICLE);
const fileOf = (...skus: readonly string[]) => listFileOf(...skus.map((sku) => ({ ...product, sku })));

function serve(files: Readonly<Record<string, unknown>>) {
  const fetched = vi.fn(async (path: string) =>
    path in files ? Response.json(files[path]) : new Response('', { status: 404 }),
  );
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Rejects with the reason of a signal, and never otherwise. */
function ended(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason));
  });
}

/** A body that starts, and then stops. */
function stalled(signal: AbortSignal): ReadableStream {
  return new ReadableStream({
    start: (stream) => stream.enqueue(new TextEncoder().encode('[')),
    pull: () => ended(signal),
  });
}

async function skusOf(path: string): Promise<readonly string[] | undefined> {
  const answer = await fetchListFile(path);
  return answer.ok ? answer.value.map(({ sku }) => sku) : undefined;
}

test('a short list is one file', async () => {
  const fetched = serve({ '/datos/marca/ceiba.json': fileOf('a', 'b') });
  expect(await skusOf('/datos/marca/ceiba.json')).toEqual(['a', 'b']);
  expect(fetched).toHaveBeenCalledOnce();
});

test('a long list is all its files, in their order', async () => {
  serve({
    '/datos/productos.json': { ...fileOf('a'), parts: 3 },
    '/datos/partes/productos/2.json': fileOf('b'),
    '/datos/partes/productos/3.json': fileOf('c'),
  });
  expect(await skusOf('/datos/productos.json')).toEqual(['a', 'b', 'c']);
});

test('a list with a missing file counts as unavailable', async () => {
  serve({ '/datos/productos.json': { ...fileOf('a'), parts: 2 } });
  expect(await skusOf('/datos/productos.json')).toBeUndefined();
});

test.each([
  ['never answers', (signal: AbortSignal) => ended(signal)],
  ['stops in its middle', async (signal: AbortSignal) => new Response(stalled(signal))],
])(
  'a file that %s ends as unavailable, at the deadline of a call',
  async (_, answer) => {
    const deadline = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(deadline.signal);
    vi.stubGlobal('fetch', (_path: string, init: RequestInit) =>
      answer(init.signal ?? new AbortController().signal),
    );
    const coming = fetchListFile('/datos/productos.json');
    deadline.abort(new DOMException('late', 'TimeoutError'));
    expect(await coming).toEqual({ ok: false, failure: { kind: 'network' } });
    expect(timeout).toHaveBeenCalledWith(15_000);
  },
  2_000,
);

test.each([
  [{ columns: {}, parts: 1 }],
  [{ columns: {}, parts: 'all' }],
  [{ columns: { sku: 'a' } }],
  [{ columns: [['a']] }],
  [{ parts: 2 }],
  [[]],
  ['text'],
])('%j is no list', async (content) => {
  serve({ '/datos/productos.json': content });
  expect(await skusOf('/datos/productos.json')).toBeUndefined();
});

test('some products of a long list are read from as few files as possible', async () => {
  const fetched = serve({
    '/datos/productos.json': { ...fileOf('a'), parts: 3 },
    '/datos/partes/productos/2.json': fileOf('b'),
  });
  const find = async (...skus: readonly string[]) => {
    const answer = await findInListFile('/datos/productos.json', new Set(skus));
    return answer.ok ? answer.value.map(({ sku }) => sku) : undefined;
  };
  expect(await find('a')).toEqual(['a']);
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(await find('b', 'a')).toEqual(['a', 'b']);
  expect(fetched).toHaveBeenCalledTimes(3);
  expect(await find('x')).toBeUndefined();
});

test('a further file of any length is searched', async () => {
  const rows = 200_000;
  const columns = Object.entries(fileOf('b').columns).map(
    ([name, [value]]) => [name, Array.from({ length: rows }, () => value)] as const,
  );
  serve({
    '/datos/productos.json': { ...fileOf('a'), parts: 2 },
    '/datos/partes/productos/2.json': { columns: Object.fromEntries(columns) },
  });
  const answer = await findInListFile('/datos/productos.json', new Set(['b', 'c']));
  expect(answer.ok && answer.value.length).toBe(rows);
}, 30_000);
