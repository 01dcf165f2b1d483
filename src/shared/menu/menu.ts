/** The category menu (storefront §3, Menu rows): a tree of at most three levels. */
import { slugOf } from '#shared/text/slug.ts';

/** One row of the service, already cleaned; id 0 and name '' where a level is missing. */
export type MenuRow = readonly [MenuLevel, MenuLevel, MenuLevel];
export type MenuLevel = { readonly id: number; readonly name: string };

export type MenuItem = {
  readonly id: number;
  /** Ids of level 1, 2 and 3; 0 where missing. */
  readonly ids: readonly [number, number, number];
  readonly title: string;
  /** Link slug: level slugs joined by `/` (contract, GET menu). */
  readonly slug: string;
  /** `N1/N2/N3` with 0 for a missing level. */
  readonly level: string;
  readonly items: readonly MenuItem[];
};
export type Menu = readonly MenuItem[];

/** A node while the tree grows; the keys of `Branches` are the levels' ids, so that a repeated row finds its node at once. */
type Branch = { readonly item: Omit<MenuItem, 'items'>; readonly below: Branches };
type Branches = Map<string, Branch>;

function branchOf(siblings: Branches, item: Omit<MenuItem, 'items'>): Branch {
  const known = siblings.get(item.level);
  if (known) return known;
  const branch: Branch = { item, below: new Map() };
  siblings.set(item.level, branch);
  return branch;
}

/**
 * The link slug of a level below another one: an address leads to one item alone, so that a second one of the same name
 * has its id in it, and one whose name has nothing for an address is called by its id.
 */
function freeSlug(above: string, { id, name }: MenuLevel, taken: ReadonlySet<string>): string {
  const own = slugOf(name) || String(id);
  let slug = above === '' ? own : `${above}/${own}`;
  while (taken.has(slug)) slug += `-${id}`;
  return slug;
}

function grow(roots: Branches, row: MenuRow, taken: Set<string>): void {
  const reached: [number, number, number] = [0, 0, 0];
  let siblings = roots;
  let above = '';
  for (const [depth, level] of row.entries()) {
    reached[depth] = level.id;
    if (level.id === 0 || level.name === '') continue;
    const ids: [number, number, number] = [...reached];
    const path = ids.join('/');
    const slug = siblings.get(path)?.item.slug ?? freeSlug(above, level, taken);
    taken.add(slug);
    above = slug;
    siblings = branchOf(siblings, { id: level.id, ids, title: level.name, slug, level: path }).below;
  }
}

function ripen(branches: Branches): Menu {
  return Array.from(branches.values(), ({ item, below }) => ({ ...item, items: ripen(below) }));
}

/**
 * The tree of the rows: repeated levels are one node, the order is that of the first row each appears in, and a level
 * missing in the middle is skipped, its children hanging on the nearest level above.
 */
export function menuFromRows(rows: readonly MenuRow[]): Menu {
  const roots: Branches = new Map();
  const taken = new Set<string>();
  for (const row of rows) grow(roots, row, taken);
  return ripen(roots);
}

/** Every page asks for the same. */
const flat = new WeakMap<Menu, readonly MenuItem[]>();

/** Every item of the menu, each before its children. */
export function flattenMenu(menu: Menu): readonly MenuItem[] {
  const items = flat.get(menu) ?? menu.flatMap((item) => [item, ...flattenMenu(item.items)]);
  flat.set(menu, items);
  return items;
}

/** The items from the top down to the one with this link slug, itself included; empty when there is none. */
export function menuTrail(menu: Menu, slug: string): readonly MenuItem[] {
  for (const item of menu) {
    if (item.slug === slug) return [item];
    const below = menuTrail(item.items, slug);
    if (below.length > 0) return [item, ...below];
  }
  return [];
}

/** The item with this link slug. */
export function findMenuItem(menu: Menu, slug: string): MenuItem | undefined {
  return menuTrail(menu, slug).at(-1);
}

/**
 * The audience of an item whose name is ambiguous: 'Tenis' occurs below men, women and children. The title of its top
 * level; undefined where no other item has its name, or it is a top level itself.
 */
export function menuOwner(menu: Menu, slug: string): string | undefined {
  const trail = menuTrail(menu, slug);
  const [top, item] = [trail.at(0), trail.at(-1)];
  if (top === item) return undefined;
  return flattenMenu(menu).filter(({ title }) => title === item?.title).length > 1 ? top?.title : undefined;
}
