/** The category menu (storefront §3, Menu rows): a tree of at most three levels. */
import { memoize } from '#shared/cache/memoize.ts';
import { slugOf } from '#shared/text/slug.ts';

/** A validated row of the service; a missing level has id 0 and name ''. */
export type MenuRow = readonly [MenuLevel, MenuLevel, MenuLevel];
export type MenuLevel = { readonly id: number; readonly name: string };

export type MenuItem = {
  readonly id: number;
  /** Ids of level 1, 2 and 3; 0 for a missing one. */
  readonly ids: readonly [number, number, number];
  readonly title: string;
  /** Link slug: level slugs joined by `/` (contract, GET menu). */
  readonly slug: string;
  /** `N1/N2/N3` with 0 for a missing level. */
  readonly level: string;
  readonly items: readonly MenuItem[];
};
export type Menu = readonly MenuItem[];

/** A node while the tree is built. */
type Branch = { readonly item: Omit<MenuItem, 'items'>; readonly below: Branches };
/** By `MenuItem.level`. */
type Branches = Map<string, Branch>;

function branchOf(siblings: Branches, item: Omit<MenuItem, 'items'>): Branch {
  const known = siblings.get(item.level);
  if (known) return known;
  const branch: Branch = { item, below: new Map() };
  siblings.set(item.level, branch);
  return branch;
}

/** A unique link slug below another one: a repeated name gets its id, a name without letters or digits is its id. */
function freeSlug(above: string, { id, name }: MenuLevel, taken: ReadonlySet<string>): string {
  const own = slugOf(name) || String(id);
  let slug = above === '' ? own : `${above}/${own}`;
  while (taken.has(slug)) slug += `-${id}`;
  return slug;
}

function addRow(roots: Branches, row: MenuRow, taken: Set<string>): void {
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

function menuOf(branches: Branches): Menu {
  return Array.from(branches.values(), ({ item, below }) => ({ ...item, items: menuOf(below) }));
}

/** The tree of the rows in their order: repeated levels are one node, and missing levels are skipped. */
export function menuFromRows(rows: readonly MenuRow[]): Menu {
  const roots: Branches = new Map();
  const taken = new Set<string>();
  for (const row of rows) addRow(roots, row, taken);
  return menuOf(roots);
}

/** Every item of the menu, each before its children. */
export const flattenMenu = memoize((menu: Menu): readonly MenuItem[] =>
  menu.flatMap((item) => [item, ...flattenMenu(item.items)]),
);

/** The items from the top level to the one with this link slug; empty if there is none. */
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

/** The title of an item's top level if other items have its name too, such as 'Tenis' for men, women and children. */
export function menuOwner(menu: Menu, slug: string): string | undefined {
  const trail = menuTrail(menu, slug);
  const [top, item] = [trail.at(0), trail.at(-1)];
  if (top === item) return undefined;
  return flattenMenu(menu).filter(({ title }) => title === item?.title).length > 1 ? top?.title : undefined;
}
