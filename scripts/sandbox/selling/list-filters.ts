import type { CatalogueArticle, MenuPath } from '../catalogue/catalogue.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import { slugOf } from './words.ts';

/** A selection in the menu; 0 means that the level is not chosen. */
export type MenuSelection = { readonly level1: number; readonly level2: number; readonly level3: number };

/** A menu node that holds articles of a list: its name and its link slug. */
export type ListCategory = { readonly name: string; readonly slug: string };

/** Whether an article is below the selected menu node; an empty selection contains everything. */
export function isBelow(article: CatalogueArticle, selection: MenuSelection): boolean {
  return (
    (selection.level1 === 0 || article.level1 === selection.level1) &&
    (selection.level2 === 0 || article.level2 === selection.level2) &&
    (selection.level3 === 0 || article.level3 === selection.level3)
  );
}

/** Link slug of a menu path down to a depth: the slugs of its levels, joined by `/`. */
function linkSlug(path: MenuPath, depth: number): string {
  const names = [path.level1Name, path.level2Name, path.level3Name].slice(0, depth);
  return names
    .filter((name) => name !== '')
    .map(slugOf)
    .join('/');
}

function chosenDepth(selection: MenuSelection): number {
  if (selection.level3 !== 0) return 3;
  if (selection.level2 !== 0) return 2;
  return selection.level1 === 0 ? 0 : 1;
}

/** The menu nodes one level below the selection that hold articles; at a leaf, the leaf itself. */
export function categoriesBelow(
  catalogue: CatalogueIndex,
  selection: MenuSelection,
): readonly ListCategory[] {
  const depth = Math.min(chosenDepth(selection) + 1, 3);
  const filled = new Set(
    catalogue.articles().map((article) => `${article.level1}/${article.level2}/${article.level3}`),
  );
  const found = new Map<string, ListCategory>();
  for (const path of catalogue.menu) {
    const isChosen =
      (selection.level1 === 0 || path.level1 === selection.level1) &&
      (selection.level2 === 0 || path.level2 === selection.level2) &&
      (selection.level3 === 0 || path.level3 === selection.level3);
    if (!isChosen || !filled.has(`${path.level1}/${path.level2}/${path.level3}`)) continue;
    const name = [path.level1Name, path.level2Name, path.level3Name].slice(0, depth).findLast(Boolean) ?? '';
    const slug = linkSlug(path, depth);
    found.set(slug, { name, slug });
  }
  return [...found.values()];
}
