/** The list on the page (storefront §4, Search; §8, Filter non-OK): its source, and its failures. */
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { matchingPositions } from '#features/catalogue/rules/filter-index.ts';
import type { ListSource, ListState } from '#features/catalogue/store/product-list.ts';
import { suggestionIndexText } from '#features/search/rules/suggestion-index.ts';
import { fakeBrowser } from '../../../fixtures/fake-browser.ts';
import { product } from '../../../fixtures/samples.ts';
import { words } from '../../../fixtures/search-samples.ts';
import { listFileOf } from '../../../list-file-of.ts';

const names = { categories: [{ slug: 'hombre', title: 'Hombre', level: '1/0/0' }], colors: [], sizes: [] };
const file: ListSource = {
  kind: 'file',
  key: '/datos/productos.json',
  path: '/datos/productos.json',
  imageBase: '/img/',
  namesPath: '/datos/filtros.json',
  fallbackXml: undefined,
};
const search = (term: string): ListSource => ({
  kind: 'search',
  key: `search ${term}`,
  term,
  own: { indexPath: '/datos/sugerencias.json', listPath: file.path },
  imageBase: '/img/',
  namesPath: '/datos/filtros.json',
});
const article = { IdArticulo: 1, Sku: 'A-1', CodigoInterno: 'C1', Nombre_Comercial: 'Tenis', Precio_SD: 100 };

type Reply = () => Response | Promise<Response>;
let calls: { readonly path: string; readonly body: string }[] = [];
let replies: Readonly<Record<string, Reply>> = {};

// The first import of its modules is slow while other tests run.
beforeAll(async () => {
  await import('#features/catalogue/store/product-list.ts');
  await import('#features/catalogue/store/service-list.ts');
}, 30_000);
beforeEach(() => {
  fakeBrowser();
  calls = [];
  replies = { '/datos/filtros.json': () => Response.json(names) };
  vi.stubGlobal('fetch', async (input: string | URL | Request, init?: RequestInit) => {
    const address = new URL(String(input instanceof Request ? input.url : input), 'http://shop.example');
    calls.push({ path: address.pathname + address.search, body: String(init?.body ?? '') });
    const reply = replies[address.pathname];
    if (!reply) throw new TypeError('Failed to fetch');
    return reply();
  });
});

const start = () => import('#features/catalogue/store/product-list.ts');
const asked = (part: string): number => calls.filter(({ path }) => path.includes(part)).length;

describe('a list of the shop', () => {
  test('comes from its file, ready to be filtered by the categories of the menu', async () => {
    replies = {
      ...replies,
      [file.path]: () => Response.json(listFileOf(product, { ...product, sku: 'B', levels: [2, 0, 0] })),
    };
    const { $productList, loadProductList } = await start();
    const loading = loadProductList(file);
    expect($productList.get()).toEqual({ kind: 'loading', key: file.key });
    await loading;
    const list = $productList.get();
    if (list.kind !== 'ready') throw new Error(list.kind);
    expect(list.products.map(({ sku }) => sku)).toEqual([product.sku, 'B']);
    expect(list.isFiltered).toBe(false);
    expect(matchingPositions(list.index, { category: ['hombre'] })).toEqual([0]);
  });

  test('is usable without the labels of its filters', async () => {
    replies = { [file.path]: () => Response.json(listFileOf(product)) };
    const { $productList, loadProductList } = await start();
    await loadProductList(file);
    expect($productList.get()).toMatchObject({ kind: 'ready', names: { categories: [] } });
  });

  test('whose file cannot be loaded comes from the service’s own filter, where there is something to filter', async () => {
    replies = {
      ...replies,
      [file.path]: () => new Response('', { status: 500 }),
      '/api/v1/items/filter-items': () => Response.json({ data: [article] }),
    };
    const { $productList, loadProductList } = await start();
    await loadProductList({ ...file, fallbackXml: '<Filtro/>' });
    expect($productList.get()).toMatchObject({ kind: 'ready', isFiltered: true, products: [{ sku: 'A-1' }] });
    expect(calls.find(({ path }) => path.includes('filter-items'))?.body).toBe('{"xml":"<Filtro/>"}');
  });

  test.each([
    ['an error', () => new Response('', { status: 503 }), { kind: 'http', status: 503, message: '' }],
    ['something else than a list', () => Response.json({ data: 1 }), { kind: 'unexpected', path: file.path }],
    ['text that is no JSON', () => new Response('<html>'), { kind: 'network' }],
    ['nothing', () => Promise.reject(new TypeError('Failed to fetch')), { kind: 'network' }],
  ] as const)(
    'answered with %s has failed, and is loaded when it is requested again',
    async (_what, reply, failure) => {
      replies = { ...replies, [file.path]: reply };
      const { $productList, loadProductList } = await start();
      await loadProductList(file);
      expect($productList.get()).toEqual({ kind: 'failed', key: file.key, failure, isFiltered: false });
      replies = { ...replies, [file.path]: () => Response.json(listFileOf(product)) };
      await loadProductList(file);
      expect($productList.get().kind).toBe('ready');
    },
  );
});

describe('a search', () => {
  test('only one at a time per term: a repeat request during or after it is ignored', async () => {
    replies = { ...replies, '/api/v1/items/search': () => Response.json({ data: [article] }) };
    const { $productList, loadProductList } = await start();
    await Promise.all([loadProductList(search('tenis')), loadProductList(search('tenis'))]);
    await loadProductList(search('tenis'));
    expect(asked('/search')).toBe(1);
    expect($productList.get()).toMatchObject({ kind: 'ready', key: 'search tenis' });
  });

  test('with more results than are read says so', async () => {
    const data = Array.from({ length: 4001 }, (_, at) => ({ ...article, Sku: `A-${at}` }));
    replies = { ...replies, '/api/v1/items/search': () => Response.json({ data }) };
    const { $productList, loadProductList } = await start();
    await loadProductList(search('tenis'));
    expect($productList.get()).toMatchObject({ kind: 'ready', isCut: true, products: { length: 4000 } });
  });

  test('an answer to an earlier term does not replace that of a later one', async () => {
    const release: ((response: Response) => void)[] = [];
    replies = { ...replies, '/api/v1/items/search': () => new Promise((resolve) => release.push(resolve)) };
    const { $productList, loadProductList } = await start();
    const first = loadProductList(search('tenis'));
    const second = loadProductList(search('botas'));
    await vi.waitFor(() => expect(release).toHaveLength(2));
    release[1]?.(Response.json({ data: [{ ...article, Sku: 'BOTA' }] }));
    await second;
    release[0]?.(Response.json({ data: [article] }));
    await first;
    expect($productList.get()).toMatchObject({ key: 'search botas', products: [{ sku: 'BOTA' }] });
  });

  describe('without results of the service', () => {
    const entry = {
      id: product.sku,
      kind: 'product',
      name: product.name,
      key: product.sku,
      price: 1,
      image: '',
      words: '',
    } as const;
    const index = suggestionIndexText([entry], words);

    async function find(term: string, own: Readonly<Record<string, Reply>>): Promise<ListState> {
      replies = { ...replies, '/api/v1/items/search': () => Response.json({ data: [] }), ...own };
      const { $productList, loadProductList } = await start();
      await loadProductList(search(term));
      expect(asked('/search')).toBe(1);
      return $productList.get();
    }
    const files = {
      '/datos/sugerencias.json': () => new Response(index),
      [file.path]: () => Response.json(listFileOf(product, { ...product, sku: 'B', name: 'Otra cosa' })),
    };

    test('shows the results of the shop’s own files, and how the term was understood', async () => {
      expect(await find('tenis negros 50', files)).toMatchObject({
        kind: 'ready',
        products: [{ sku: product.sku }],
        understood: { choices: [{ slugs: ['negro'] }], missing: [], named: ['tenis'], unknown: ['50'] },
      });
    });

    test.each([
      ['nothing of it is understood', 'asdfgh', files],
      [
        'the index cannot be had',
        'tenis negros',
        { ...files, '/datos/sugerencias.json': () => Response.error() },
      ],
      ['the list cannot be had', 'tenis negros', { ...files, [file.path]: () => Response.error() }],
    ])('is empty where %s', async (_what, term, own) => {
      const list = await find(term, own);
      expect(list).toMatchObject({ kind: 'ready', products: [] });
      expect(list).not.toHaveProperty('understood');
    });

    test('is empty where those files never load', async () => {
      vi.useFakeTimers({ toFake: ['setTimeout'] });
      const found = find('tenis negros', { ...files, [file.path]: () => new Promise(() => undefined) });
      await vi.waitFor(() => expect(asked(file.path)).toBe(1));
      await vi.advanceTimersByTimeAsync(10_000);
      vi.useRealTimers();
      expect(await found).toMatchObject({ kind: 'ready', products: [] });
    });
  });

  describe('with results of the service', () => {
    const shoe = {
      ...product,
      name: 'Tenis Volcán',
      colors: ['Gris', 'Negro'],
      sizes: ['41', '42'],
      soldOut: [1, 2],
      color: 'Gris',
      price: 40_000,
    };
    const entry = {
      id: 'A-1',
      kind: 'product',
      name: 'Tenis',
      key: 'A-1',
      price: 1,
      image: '',
      words: '',
    } as const;
    const own = {
      '/datos/sugerencias.json': () => new Response(suggestionIndexText([entry], words)),
      [file.path]: () => Response.json(listFileOf({ ...shoe, sku: 'A-1' })),
    };
    const found = [
      { ...article, Colores: ['Gris', 'Negro'], Tallas: ['41', '42'], Cantidad: 3 },
      { ...article, Sku: 'NEW', Colores: ['Gris'], Tallas: ['41', '42'], Cantidad: 3 },
    ];

    async function find(term: string, files: Readonly<Record<string, Reply>>): Promise<ListState> {
      replies = { ...replies, '/api/v1/items/search': () => Response.json({ data: found }), ...files };
      const { $productList, loadProductList } = await start();
      await loadProductList(search(term));
      return $productList.get();
    }

    test('is filtered by the colours and sizes in stock of the shop’s own list', async () => {
      const list = await find('tenis', own);
      if (list.kind !== 'ready') throw new Error(list.kind);
      expect(list.products.map(({ sku }) => sku)).toEqual(['A-1', 'NEW']);
      expect(list.products[0]).toMatchObject({ color: 'Gris', price: 40_000, stock: 3, soldOut: [1, 2] });
      expect(matchingPositions(list.index, { color: ['negro'], size: ['42'] })).toEqual([0]);
      expect(matchingPositions(list.index, { color: ['negro'], size: ['41'] })).toEqual([]);
      // Only the service knows articles that are newer than the build.
      expect(matchingPositions(list.index, { color: ['gris'], size: ['42'] })).toEqual([1]);
      expect(list).not.toHaveProperty('understood');
    });

    test('is narrowed by the colours and sizes among its words, as far as it has them', async () => {
      expect(await find('tenis negros 42', own)).toMatchObject({
        asked: [
          { group: 'color', slugs: ['negro'] },
          { group: 'size', slugs: ['42'] },
        ],
      });
      expect(await find('tenis verdes', own)).not.toHaveProperty('understood');
    });

    test.each([
      ['the list', { ...own, [file.path]: () => Response.error() }],
      ['the index', { ...own, '/datos/sugerencias.json': () => Response.error() }],
      ['neither', {}],
    ])("is the service's own answer without %s", async (_what, files) => {
      const list = await find('tenis', files);
      if (list.kind !== 'ready') throw new Error(list.kind);
      expect(list.products.map(({ sku }) => sku)).toEqual(['A-1', 'NEW']);
    });

    test.each([
      ['three seconds for the index', '/datos/sugerencias.json', 3_000, { color: 'Gris' }],
      ['ten seconds for the list', file.path, 10_000, { price: 10_000 }],
    ])('waits no longer than %s', async (_what, path, wait, shown) => {
      vi.useFakeTimers({ toFake: ['setTimeout'] });
      const finding = find('tenis', { ...own, [path]: () => new Promise(() => undefined) });
      await vi.waitFor(() => expect(asked(path)).toBe(1));
      await vi.advanceTimersByTimeAsync(wait);
      vi.useRealTimers();
      expect(await finding).toMatchObject({ kind: 'ready', products: [shown, { sku: 'NEW' }] });
    });
  });

  test('with more results than a page can show is cut instead of freezing', async () => {
    const many = Array.from({ length: 20_001 }, (_, index) => ({ ...product, sku: `S${index}` }));
    replies = { ...replies, [file.path]: () => Response.json(listFileOf(...many)) };
    const { $productList, loadProductList } = await start();
    await loadProductList(file);
    const list = $productList.get();
    expect(list.kind === 'ready' && list.products.length).toBe(20_000);
  });
});
