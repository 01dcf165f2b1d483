import type { MenuPath } from './catalogue.ts';
import { BRANDS, type Brand, brandOf, type KindCode, MENU_PLACES, type MenuPlace, WINDOW } from './data.ts';
import { cycled, type Random } from './random.ts';

/** The brand and menu place of an article. */
export type Placement = { readonly brand: Brand; readonly place: MenuPlace };

/** The menu place of a path and kind; throws a RangeError if there is none. */
export function placeOf(path: string, code: KindCode): MenuPlace {
  const found = MENU_PLACES.find((place) => place.path === path && place.kind === code);
  if (found === undefined) throw new RangeError(`no menu place ${path} for ${code}`);
  return found;
}

/** A round of the whole shop, in an order without consecutive articles of a kind. */
function roundOf(random: Random): MenuPlace[] {
  const waiting = random.shuffle(
    MENU_PLACES.flatMap((place) => Array.from({ length: place.weight }, () => place)),
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
    const first = WINDOW[position];
    if (first) return { brand: brandOf(first.brand), place: placeOf(first.path, first.kind) };
    const place = cycled(round, position - WINDOW.length);
    return { brand: random.pick(BRANDS.filter((brand) => brand.kinds.includes(place.kind))), place };
  };
}

const paths = [...new Set(MENU_PLACES.map(({ path }) => path))];

/** The node of each level of a path: `Hombre`, `Hombre/Ropa`, `Hombre/Ropa/Polos`. */
const nodesOf = (path: string): readonly string[] =>
  path.split('/').map((_, depth, names) => names.slice(0, depth + 1).join('/'));

/** The ids of the nodes, each used once in the whole tree, independent of the number of articles. */
const nodeIds = new Map([...new Set(paths.flatMap(nodesOf))].map((node, index) => [node, index + 1]));

/** The levels of a menu place; missing ones have id 0 and an empty name. */
export function menuPathOf(path: string): MenuPath {
  const [level1 = 0, level2 = 0, level3 = 0] = nodesOf(path).map((node) => nodeIds.get(node) ?? 0);
  const [level1Name = '', level2Name = '', level3Name = ''] = path.split('/');
  return { level1, level1Name, level2, level2Name, level3, level3Name };
}

/** Every path of the shop in menu order. */
export const MENU: readonly MenuPath[] = paths.map(menuPathOf);
