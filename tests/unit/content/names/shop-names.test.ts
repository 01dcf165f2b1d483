import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { nearestName } from '../../../../scripts/content/names/nearest-name.ts';
import { type ShopNames, unknownNames } from '../../../../scripts/content/names/shop-names.ts';
import { type ContentCopy, copyContent, HOME } from '../content-copy.ts';

const PAGE = 'src/content/landing-pages/es-GT/para-la-lluvia.md';

let copy: ContentCopy;
beforeEach(() => {
  copy = copyContent();
});
afterEach(() => copy.remove());

/** A shop that has every name in the files of the project. */
function shopOf(root: string): ShopNames {
  const nothing: ShopNames = {
    articles: new Map(),
    categories: new Set(),
    tags: new Set(),
    brands: new Set(),
  };
  const used = unknownNames(root, nothing);
  const names = (wanted: string): readonly string[] =>
    used.filter(({ kind }) => kind === wanted).map(({ name }) => name);
  return {
    articles: new Map(names('article').map((sku) => [sku, `Artículo ${sku}`])),
    categories: new Set([...names('category'), 'mujer/zapatos']),
    tags: new Set([...names('tag'), 'Lluvia']),
    brands: new Set([...names('brand'), 'Zarpaso']),
  };
}

const linesAfter = (file: string, from: string | RegExp, to: string): readonly string[] => {
  const shop = shopOf(copy.root);
  copy.edit(file, from, to);
  return [...new Set(unknownNames(copy.root, shop).map(({ line }) => line))];
};

describe('an unknown name is reported with its line and the nearest one', () => {
  test('nothing where all are known', () => {
    expect(unknownNames(copy.root, shopOf(copy.root))).toEqual([]);
  });

  test('a tag of a page', () => {
    expect(linesAfter(PAGE, /tags: \[.*\]/, 'tags: [lluvvia]').slice(0, 1)).toEqual([
      expect.stringMatching(
        /^src\/content\/landing-pages\/es-GT\/para-la-lluvia\.md, renglón \d+: products › tags › 1: ningún artículo tiene la etiqueta «lluvvia»: ¿quiso escribir [Ll]luvia\?$/,
      ),
    ]);
  });

  test('a category of a page, by its last part', () => {
    expect(linesAfter(PAGE, /tags: \[.*\]/, 'categories: [zapatos]').slice(0, 1)).toEqual([
      expect.stringMatching(/no hay ninguna categoría «zapatos» en el menú: ¿quiso escribir \w+\/zapatos\?/),
    ]);
  });

  test('an article of a set', () => {
    expect(linesAfter('src/content/sets/oficina-casual.json', 'AMT-BLU-0060', 'AMT-BLU-0O60')).toEqual([
      expect.stringMatching(
        /oficina-casual\.json, renglón \d+: skus › 1: no hay ningún artículo AMT-BLU-0O60 en la tienda: ¿quiso escribir AMT-BLU-0060 \(Artículo AMT-BLU-0060\)\?/,
      ),
    ]);
  });

  test('an article of reviews and of a video', () => {
    expect(linesAfter('src/content/reviews/knl-ten-0001.json', 'KNL-TEN-0001', 'KNL-TEN-1')).toEqual([
      expect.stringContaining('no hay ningún artículo KNL-TEN-1'),
    ]);
    expect(linesAfter('src/content/videos/knl-ten-0001.json', 'KNL-TEN-0001', 'otro')).toEqual([
      expect.stringContaining('no hay ningún artículo otro'),
    ]);
  });

  test('the brand of a size guide', () => {
    expect(
      linesAfter(
        'src/content/size-guides/zarpaso/shoes-men.json',
        '"brand": "zarpaso"',
        '"brand": "zarpazo"',
      ),
    ).toEqual([
      expect.stringContaining('no hay ninguna marca «zarpazo» en la tienda: ¿quiso escribir zarpaso?'),
    ]);
  });

  test('a link of a block', () => {
    const block = `"blocks": [{ "block": "editorial", "title": { "es-GT": "A" }, "text": { "es-GT": "B" }, "link": { "href": "/productos/muher/zapatos", "label": { "es-GT": "C" } } },`;
    expect(linesAfter(HOME, '"blocks": [', block)).toEqual([
      expect.stringContaining(
        'no hay ninguna categoría «muher/zapatos» en el menú: ¿quiso escribir mujer/zapatos?',
      ),
    ]);
  });
});

describe('a link in the text of a document or a page', () => {
  const POLICY = 'src/content/documents/es-GT/politicas-de-devolucion.md';
  const ENGLISH = 'src/content/documents/en/politicas-de-devolucion.md';
  test.each([
    [
      POLICY,
      '/producto/KNL-TEN-OOO1',
      'no hay ningún artículo KNL-TEN-OOO1 en la tienda: ¿quiso escribir KNL-TEN-0001',
    ],
    [
      ENGLISH,
      '/en/producto/KNL-TEN-OOO1',
      'no hay ningún artículo KNL-TEN-OOO1 en la tienda: ¿quiso escribir KNL-TEN-0001',
    ],
    [
      POLICY,
      '/productos/muher/zapatos#a',
      'no hay ninguna categoría «muher/zapatos» en el menú: ¿quiso escribir mujer/zapatos?',
    ],
    [ENGLISH, '/en/productos?categoria=muher/zapatos&orden=x', 'no hay ninguna categoría «muher/zapatos»'],
    [POLICY, '/marca/zarpazo', 'no hay ninguna marca «zarpazo» en la tienda: ¿quiso escribir zarpaso?'],
    [PAGE, '/productos?etiqueta=lluvvia', 'ningún artículo tiene la etiqueta «lluvvia»: ¿quiso escribir'],
  ])('%s: %s', (file, href, what) => {
    const lines = linesAfter(file, /$/, `\n\nUno [dos](${href}).\n`);
    const line = copy.read(file).trimEnd().split('\n').length;
    expect(lines).toEqual([expect.stringContaining(`${file}, renglón ${line}: ${what}`)]);
  });

  test.each(['/producto/knl-ten-0001/', '/productos/mujer/zapatos/pagina/2', '/marca/Zarpaso', '/productos'])(
    'that leads to something is not reported: %s',
    (href) => {
      const shop = shopOf(copy.root);
      const lower = new Map([...shop.articles, ['knl-ten-0001', 'Tenis']]);
      copy.edit(POLICY, /$/, `\n\n[uno](${href})\n`);
      expect(unknownNames(copy.root, { ...shop, articles: lower })).toEqual([]);
    },
  );
});

describe('a file without any known name', () => {
  test('a page with only unknown names would not be published', () => {
    expect(linesAfter(PAGE, /tags: \[.*\]/, 'tags: [xyz]\n  skus: [ABC]')).toEqual([
      expect.stringContaining('no hay ningún artículo ABC'),
      expect.stringContaining('ningún artículo tiene la etiqueta «xyz»'),
      `${PAGE}: con esos nombres no le queda ningún artículo: la página no se publicaría`,
    ]);
  });

  test('a page with only unknown categories, too, although its tag is right', () => {
    expect(linesAfter(PAGE, /(?=tags: \[)/, 'categories: [xyz]\n  ').at(-1)).toContain('no se publicaría');
  });

  test('a page with one known name is published', () => {
    expect(linesAfter(PAGE, /tags: \[.*\]/, 'tags: [lluvia, xyz]')).toHaveLength(1);
  });

  test('a set with fewer than two articles would not be shown', () => {
    const SET = 'src/content/sets/oficina-casual.json';
    expect(linesAfter(SET, '"AMT-BLU-0060", "AMT-LON-0055"', '"ABC", "DEF"')).toEqual([
      expect.stringContaining('ABC'),
      expect.stringContaining('DEF'),
      `${SET}: con esos nombres le quedan menos de dos artículos: el conjunto no se mostraría`,
    ]);
  });
});

test.each([
  ['knl-ten-0001', ['KNL-TEN-0001', 'KNL-TEN-0002'], 'KNL-TEN-0001'],
  ['Niñoz', ['ninos', 'mujer'], 'ninos'],
  ['tenis', ['mujer/zapatos/tenis', 'hombre/ropa'], 'mujer/zapatos/tenis'],
  ['sombreros', ['mujer', 'hombre'], undefined],
  ['x', ['y'], undefined],
])('the name nearest to %s of %j is %s', (name, known, nearest) => {
  expect(nearestName(name, known)).toBe(nearest);
});
