/** Finds changes that look like mistakes; they are published only after a confirmation. */
import { slugOf } from '../../../src/shared/text/slug.ts';
import { hasName, type ShopNames, type UnknownName } from '../../content/names/shop-names.ts';
import type { Facts, MenuEntry } from './facts.ts';
import { menuDifference } from './menu-difference.ts';

/** Shares from 0 to 1 that may be missing without confirmation. */
export interface Limits {
  readonly articlesGone: number;
  readonly menuGone: number;
}

type Named = { readonly sku: string; readonly name: string };

export type ChangeWarning =
  | { readonly kind: 'articles-gone' | 'menu-gone'; readonly gone: number; readonly of: number }
  | { readonly kind: 'price-zero'; readonly articles: readonly Named[] }
  | {
      readonly kind: 'price-jump';
      readonly articles: readonly (Named & { readonly from: number; readonly to: number })[];
    }
  | { readonly kind: 'leads-nowhere'; readonly entries: readonly MenuEntry[] }
  | { readonly kind: 'same-address'; readonly entries: readonly MenuEntry[] }
  | {
      readonly kind: 'unreadable-settings';
      readonly settings: readonly { readonly parameter: string; readonly value: string }[];
    }
  | { readonly kind: 'other-service'; readonly from: string; readonly to: string };

/** A price that changes by this factor probably has a misplaced decimal point. */
const SLIP = 10;

const isSlip = (from: number, to: number): boolean =>
  from > 0 && to > 0 && (to >= from * SLIP || from >= to * SLIP);

/** A warning if more than a share is missing; a single item never is too much. */
function tooMany(
  kind: 'articles-gone' | 'menu-gone',
  gone: number,
  of: number,
  share: number,
): readonly ChangeWarning[] {
  return gone > 1 && gone > of * share ? [{ kind, gone, of }] : [];
}

const nonEmpty = <T extends ChangeWarning>(warning: T, { length }: readonly unknown[]): readonly T[] =>
  length > 0 ? [warning] : [];

function priceWarnings(before: Facts['articles'], after: Facts['articles']): readonly ChangeWarning[] {
  const known = new Map(Object.entries(before));
  const entries = Object.entries(after).map(([sku, now]) => [sku, now, known.get(sku)] as const);
  const free = entries
    .filter(([, now, old]) => now.lowest <= 0 && !(old && old.lowest <= 0))
    .map(([sku, { name }]) => ({ sku, name }));
  const jumps = entries.flatMap(([sku, now, old]) => {
    if (!old) return [];
    const [from, to] = isSlip(old.price, now.price) ? [old.price, now.price] : [old.lowest, now.lowest];
    return isSlip(from, to) ? [{ sku, name: now.name, from, to }] : [];
  });
  return [
    ...nonEmpty({ kind: 'price-zero', articles: free }, free),
    ...nonEmpty({ kind: 'price-jump', articles: jumps }, jumps),
  ];
}

/** The entries that satisfy a predicate and did not before. */
function newly(
  before: readonly MenuEntry[],
  after: readonly MenuEntry[],
  is: (entry: MenuEntry, menu: readonly MenuEntry[]) => boolean,
): readonly MenuEntry[] {
  const known = new Set(before.filter((entry) => is(entry, before)).map(({ level }) => level));
  return after.filter((entry) => is(entry, after) && !known.has(entry.level));
}

/** The address of an entry by its title, without the id that `slug` has where two titles are equal. */
const plainSlug = ({ slug, title }: MenuEntry): string =>
  slug && slug.slice(0, slug.lastIndexOf('/') + 1) + slugOf(title);

function menuWarnings(before: readonly MenuEntry[], after: readonly MenuEntry[]): readonly ChangeWarning[] {
  const empty = newly(before, after, ({ articles, slug }) => articles === 0 || slug === '');
  const shared = (menu: readonly MenuEntry[]): ReadonlySet<string> => {
    const groups = Map.groupBy(menu, plainSlug);
    return new Set([...groups].filter(([slug, own]) => slug !== '' && own.length > 1).map(([slug]) => slug));
  };
  const sharedSlugs = new Map([before, after].map((menu) => [menu, shared(menu)]));
  const twins = newly(before, after, (entry, menu) => sharedSlugs.get(menu)?.has(plainSlug(entry)) ?? false);
  return [
    ...nonEmpty({ kind: 'leads-nowhere', entries: empty }, empty),
    ...nonEmpty({ kind: 'same-address', entries: twins }, twins),
  ];
}

/** A warning about parameters that cannot be read and were not published with this value before. */
function settingWarnings(before: SettingFacts, after: SettingFacts): readonly ChangeWarning[] {
  const settings = unreadableSettings(before, after).filter(({ isKnown }) => !isKnown);
  return nonEmpty({ kind: 'unreadable-settings', settings }, settings);
}

type SettingFacts = Pick<Facts, 'settings' | 'unreadable'>;

/** Parameters that cannot be read, and whether they were published with this value before. */
export function unreadableSettings(before: SettingFacts = NOTHING, after: SettingFacts) {
  return Object.entries(after.unreadable).map(([setting, parameter]) => {
    const value = after.settings[setting] ?? '';
    const isKnown = setting in before.unreadable && before.settings[setting] === value;
    return { parameter, value, isKnown };
  });
}

const NOTHING: Pick<Facts, 'menu' | 'articles'> & SettingFacts = {
  menu: [],
  articles: {},
  settings: {},
  unreadable: {},
};

/** The warnings about a publication after another, or about the first one. */
export function validateChanges(
  before: Facts | undefined,
  after: Facts,
  limits: Limits,
): readonly ChangeWarning[] {
  const old = before ?? NOTHING;
  const skus = Object.keys(old.articles);
  const gone = skus.filter((sku) => !Object.hasOwn(after.articles, sku)).length;
  const menuGone = menuDifference(old.menu, after.menu).reduce(
    (sum, change) => sum + (change.kind === 'removed' ? change.within + 1 : 0),
    0,
  );
  return [
    ...(before && before.apiUrl !== after.apiUrl
      ? [{ kind: 'other-service', from: before.apiUrl, to: after.apiUrl } as const]
      : []),
    ...tooMany('articles-gone', gone, skus.length, limits.articlesGone),
    ...tooMany('menu-gone', menuGone, old.menu.length, limits.menuGone),
    ...priceWarnings(old.articles, after.articles),
    ...menuWarnings(old.menu, after.menu),
    ...settingWarnings(old, after),
  ];
}

/** The names that a shop has. */
export const shopNames = ({ articles, menu, tags = [], brands = [] }: Facts): ShopNames => ({
  articles: new Map(Object.entries(articles).map(([sku, { name }]) => [sku, name])),
  categories: new Set(menu.map(({ slug }) => slug)),
  tags: new Set(tags),
  brands: new Set(brands),
});

interface NameContext {
  readonly before: Facts | undefined;
  readonly facts: Facts;
  /** Whether no person is present who could confirm. */
  readonly isUnattended: boolean;
}

/** Whether an unknown name in an editor's file is new: the file changed, or the shop lost the name. */
export function isNewlyUnknown(
  { file, kind, name }: UnknownName,
  { before, facts, isUnattended }: NameContext,
): boolean {
  if (!before || before.files[file]?.digest !== facts.files[file]?.digest) return true;
  // Prices must not wait until somebody corrects a page.
  if (isUnattended) return false;
  // Older records have neither tags nor brands.
  const isListed = kind === 'article' || kind === 'category' || before.tags !== undefined;
  return isListed && hasName(shopNames(before), kind, name);
}
