import { z } from 'zod';
import { BRANDS, type Brand, brandOf } from './brands.ts';
import type { MenuPath } from './catalogue.ts';
import { KIND_CODES, type KindCode } from './kinds.ts';
import { cycled, type Random } from './random.ts';
import { readData } from './read-data.ts';
import { SIZE_FAMILY_NAMES } from './variants.ts';

const kind = z.enum(KIND_CODES);
const menuSchema = z.object({
  /** The menu in its order, with branches of one and two levels; `weight` counts articles per round. */
  places: z.array(z.object({ path: z.string(), kind, sizes: z.enum(SIZE_FAMILY_NAMES), weight: z.number() })),
  /** The first articles of every catalogue, which home page and lists show first. */
  window: z.array(z.object({ brand: z.string(), path: z.string(), kind })),
});
const { places, window } = readData('menu.json', menuSchema);

/** A place in the menu, with the kind, sizes and number of its articles. */
type MenuPlace = (typeof places)[number];

/** The brand and menu place of an article. */
export type Placement = { readonly brand: Brand; readonly place: MenuPlace };

/** The menu place of a path and kind; throws a RangeError if there is none. */
export function placeOf(path: string, code: KindCode): MenuPlace {
  const found = places.find((place) => place.path === path && place.kind === code);
  if (found === undefined) throw new RangeError(`no menu place ${path} for ${code}`);
  return found;
}

/** A round of the whole shop, in an order in which no kind follows itself. */
function roundOf(random: Random): MenuPlace[] {
  const waiting = random.shuffle(
    places.flatMap((place) => Array.from({ length: place.weight }, () => place)),
  );
  const round: MenuPlace[] = [];
  while (waiting.length > 0) {
    const last = round.at(-1)?.kind;
    const found = waiting.findIndex((place) => place.kind !== last);
    round.push(...waiting.splice(Math.max(0, found), 1));
  }
  return round;
}

/** Assigns brands and menu places to positions: the window first, then rounds of the whole shop. */
export function createSchedule(random: Random): (position: number) => Placement {
  const round = roundOf(random);
  return (position) => {
    const first = window[position];
    if (first) return { brand: brandOf(first.brand), place: placeOf(first.path, first.kind) };
    const place = cycled(round, position - window.length);
    return { brand: random.pick(BRANDS.filter((brand) => brand.kinds.includes(place.kind))), place };
  };
}

const paths = [...new Set(places.map(({ path }) => path))];

/** Ids of the nodes, each used once in the whole tree; they do not depend on how much is sold. */
const nodeIds = new Map<string, number>();
for (const path of paths) {
  const names = path.split('/');
  names.forEach((_, depth) => {
    const node = names.slice(0, depth + 1).join('/');
    if (!nodeIds.has(node)) nodeIds.set(node, nodeIds.size + 1);
  });
}

/** The levels of a menu place; missing ones have id 0 and an empty name. */
export function menuPathOf(path: string): MenuPath {
  const names = path.split('/');
  const id = (depth: number): number =>
    depth < names.length ? (nodeIds.get(names.slice(0, depth + 1).join('/')) ?? 0) : 0;
  return {
    level1: id(0),
    level1Name: names[0] ?? '',
    level2: id(1),
    level2Name: names[1] ?? '',
    level3: id(2),
    level3Name: names[2] ?? '',
  };
}

/** Every path of the shop in menu order. */
export const MENU: readonly MenuPath[] = paths.map(menuPathOf);
