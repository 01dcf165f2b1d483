import type { MenuPath } from './catalogue.ts';
import { SLOTS } from './kinds/slots.ts';

const paths = [...new Set(SLOTS.map((slot) => slot.path.join('/')))];

/** Ids of the nodes, each used once in the whole tree; they do not depend on how much is sold. */
const nodeIds = new Map<string, number>();
for (const path of paths) {
  const names = path.split('/');
  names.forEach((_, depth) => {
    const node = names.slice(0, depth + 1).join('/');
    if (!nodeIds.has(node)) nodeIds.set(node, nodeIds.size + 1);
  });
}

function nodeId(names: readonly string[], depth: number): number {
  return depth < names.length ? (nodeIds.get(names.slice(0, depth + 1).join('/')) ?? 0) : 0;
}

/** The menu path of a menu place; missing levels have id 0 and an empty name. */
export function menuPathOf(names: readonly string[]): MenuPath {
  return {
    level1: nodeId(names, 0),
    level1Name: names[0] ?? '',
    level2: nodeId(names, 1),
    level2Name: names[1] ?? '',
    level3: nodeId(names, 2),
    level3Name: names[2] ?? '',
  };
}

/** Every path of the shop in menu order. */
export const MENU: readonly MenuPath[] = paths.map((path) => menuPathOf(path.split('/')));
