/** Finds articles, categories, tags and brands in editors' files that the services do not have. */
import { slugOf } from '../../../src/shared/text/slug.ts';
import { COLLECTIONS, CONTENT } from '../collections.ts';
import type { ContentFile } from '../content-file.ts';
import { type Path, partOf } from '../fault.ts';
import { linksIn } from '../markup/markdown-links.ts';
import { linesAt, type Readings, readings } from '../readings.ts';
import { faultLine, NAMES } from '../words.ts';
import { nearestName } from './nearest-name.ts';
import { withoutLanguage } from './shop-pages.ts';

export type NameKind = 'article' | 'category' | 'tag' | 'brand';

/** The names in the shop's catalogue. */
export interface ShopNames {
  /** Names of articles by SKU. */
  readonly articles: ReadonlyMap<string, string>;
  /** Link slugs of the menu. */
  readonly categories: ReadonlySet<string>;
  readonly tags: ReadonlySet<string>;
  readonly brands: ReadonlySet<string>;
}

/** An unknown name, and a line about it or about its whole file; the latter is the same for every name of the file. */
export interface UnknownName {
  readonly file: string;
  readonly kind: NameKind;
  readonly name: string;
  readonly line: string;
}

interface Use {
  readonly path: Path;
  readonly kind: NameKind;
  readonly name: string;
  /** In a text. */
  readonly line?: number;
}

type CollectionName = keyof typeof COLLECTIONS;

/** Paths of catalogue names in each collection; a number means each item of a list. */
const USES: Partial<Record<CollectionName, readonly (readonly [path: Path, kind: NameKind])[]>> = {
  documents: [],
  landingPagesInEnglish: [],
  landingPages: [
    [['products', 'skus', 0], 'article'],
    [['products', 'categories', 0], 'category'],
    [['products', 'tags', 0], 'tag'],
  ],
  home: [[['home', 'blocks', 0, 'skus', 0], 'article']],
  sets: [[['skus', 0], 'article']],
  reviews: [[['sku'], 'article']],
  videos: [[['sku'], 'article']],
  sizeGuides: [
    [['brand'], 'brand'],
    [['categories', 0], 'category'],
  ],
};

/** The texts at a path, for each item of the lists on it. */
function textsAt(data: unknown, path: Path, above: Path = []): readonly (readonly [Path, string])[] {
  const [key, ...rest] = path;
  if (key === undefined) return typeof data === 'string' && data.trim() !== '' ? [[above, data.trim()]] : [];
  if (typeof key !== 'number') return textsAt(partOf(data, [key]), rest, [...above, key]);
  return Array.isArray(data) ? data.flatMap((item: unknown, at) => textsAt(item, rest, [...above, at])) : [];
}

/** Kinds of names in the parameters of a list's address. */
const PARAMETERS = { categoria: 'category', etiqueta: 'tag', marca: 'brand' } as const;

/** The rest of a page's address after a name. */
const PAGE_ENDING = /(?:\/pagina\/\d+)?(?:\.html|\/+)?$/;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The catalogue names in an address of the shop. */
function namesInAddress(href: string): readonly Omit<Use, 'path'>[] {
  const [address = ''] = withoutLanguage(href).split('#');
  const [path = '', query = ''] = address.split('?');
  const [, page, encoded = ''] = /^\/(producto|marca|productos)\/(.+)/.exec(path) ?? [];
  const name = decoded(encoded).replace(PAGE_ENDING, '');
  const kinds = { producto: 'article', marca: 'brand', productos: 'category' } as const;
  const own =
    page === 'producto' || page === 'marca' || page === 'productos' ? [{ kind: kinds[page], name }] : [];
  const asked = new URLSearchParams(query);
  return [
    ...own,
    ...Object.entries(PARAMETERS).flatMap(([parameter, kind]) =>
      asked.getAll(parameter).map((value) => ({ kind, name: value })),
    ),
  ];
}

/** Every link of the home page. */
const LINKS: Path = ['home', 'blocks', 0, 'link', 'href'];

function usesIn(name: CollectionName, { data, body }: ContentFile): readonly Use[] {
  const uses = (USES[name] ?? []).flatMap(([path, kind]) =>
    textsAt(data, path).map(([own, text]) => ({ path: own, kind, name: text })),
  );
  const links = name === 'home' ? textsAt(data, LINKS) : [];
  return [
    ...uses,
    ...links.flatMap(([path, href]) => namesInAddress(href).map((use) => ({ path, ...use }))),
    ...linksIn(body).flatMap(({ url, line }) =>
      namesInAddress(url).map((use) => ({ path: [], ...use, line })),
    ),
  ];
}

/** Explains that a page or set is hidden because too few of its names exist. */
function nothingLeft(name: CollectionName, data: unknown, shop: ShopNames): string | undefined {
  const known = (path: Path, kind: NameKind): readonly boolean[] =>
    textsAt(data, path).map(([, text]) => hasName(shop, kind, text));
  const count = (names: readonly boolean[]): number => names.filter(Boolean).length;
  if (name === 'sets') return count(known(['skus', 0], 'article')) < 2 ? NAMES.noSet : undefined;
  if (name !== 'landingPages') return undefined;
  const groups = [
    known(['products', 'categories', 0], 'category'),
    known(['products', 'tags', 0], 'tag'),
  ].filter(({ length }) => length > 0);
  const isGeneral = groups.length > 0 || partOf(data, ['products', 'price']) !== undefined;
  const isLeft =
    count(known(['products', 'skus', 0], 'article')) > 0 ||
    (isGeneral && groups.every((group) => count(group) > 0));
  return isLeft ? undefined : NAMES.noPage;
}

/** Whether the shop has a name; tags and brands are compared by slug. */
export function hasName(shop: ShopNames, kind: NameKind, name: string): boolean {
  if (kind === 'article') return shop.articles.has(name);
  if (kind === 'category') return shop.categories.has(name);
  const known = kind === 'tag' ? shop.tags : shop.brands;
  const slug = slugOf(name);
  return [...known].some((each) => slugOf(each) === slug);
}

function suggestion(shop: ShopNames, kind: NameKind, name: string): string {
  if (kind === 'article') {
    const byTitle = new Map([...shop.articles].map(([sku, title]) => [title, sku]));
    const title = nearestName(name, byTitle.keys());
    const sku = nearestName(name, shop.articles.keys()) ?? (title && byTitle.get(title));
    return sku === undefined ? '' : NAMES.meant(`${sku} (${shop.articles.get(sku)})`);
  }
  const known = { category: shop.categories, tag: shop.tags, brand: shop.brands }[kind];
  const near = nearestName(name, known);
  return near === undefined ? '' : NAMES.meant(kind === 'brand' ? slugOf(near) : near);
}

function unknownIn(
  looked: Readings,
  file: string,
  name: CollectionName,
  shop: ShopNames,
): readonly UnknownName[] {
  const content = looked.read(file);
  if ('fault' in content) return [];
  const unknown = usesIn(name, content).filter((use) => !hasName(shop, use.kind, use.name));
  const lines = unknown.map(({ path, kind, name: text, line: at }) => {
    const what = NAMES[kind](text) + suggestion(shop, kind, text);
    const [line = ''] = linesAt(file, content, [{ path, what, ...(at !== undefined && { line: at }) }]);
    return { file, kind, name: text, line };
  });
  const left = unknown.length > 0 ? nothingLeft(name, content.data, shop) : undefined;
  if (left === undefined) return lines;
  const line = faultLine(file, {}, left);
  return [...lines, ...unknown.map(({ kind, name: text }) => ({ file, kind, name: text, line }))];
}

/** The names in editors' files that the shop does not have. */
export function unknownNames(root: string, shop: ShopNames): readonly UnknownName[] {
  const looked = readings(root);
  const names = Object.keys(COLLECTIONS).filter((name): name is CollectionName => name in USES);
  return names.flatMap((name) =>
    looked
      .filesOf(`${CONTENT}/${COLLECTIONS[name].pattern}`)
      .flatMap((file) => unknownIn(looked, file, name, shop)),
  );
}
