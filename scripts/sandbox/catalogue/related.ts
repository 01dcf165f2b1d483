import type { CatalogueArticle } from './catalogue.ts';
import { lookOf } from './look.ts';
import { cycled, hashText } from './random.ts';

const FEWEST = 4;
const MAX = 8;

function grouped(
  articles: readonly CatalogueArticle[],
  keyOf: (article: CatalogueArticle) => string,
): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const article of articles) {
    const key = keyOf(article);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [article.sku]);
    else group.push(article.sku);
  }
  return groups;
}

/** Up to `wanted` skus of a group, starting at a place of the article's own. */
function take(group: readonly string[], sku: string, wanted: number): string[] {
  const start = hashText(sku) % Math.max(1, group.length);
  const length = Math.min(group.length, wanted + 1);
  return Array.from({ length }, (_, index) => cycled(group, start + index));
}

/** Every article with 4 to 8 related ones: the same menu place first, then the same kind, its family, and the rest. */
export function withRelated(articles: readonly CatalogueArticle[]): CatalogueArticle[] {
  const menuPlace = (article: CatalogueArticle): string =>
    `${article.level1}/${article.level2}/${article.level3}/${lookOf(article.sku).kind.code}`;
  const kind = (article: CatalogueArticle): string => lookOf(article.sku).kind.code;
  const family = (article: CatalogueArticle): string => lookOf(article.sku).kind.family;
  const groupings = [menuPlace, kind, family, () => 'all'].map((keyOf) => ({
    keyOf,
    groups: grouped(articles, keyOf),
  }));
  return articles.map((article) => {
    const wanted = FEWEST + (hashText(article.code) % (MAX - FEWEST + 1));
    const found = new Set<string>();
    for (const { keyOf, groups } of groupings) {
      for (const sku of take(groups.get(keyOf(article)) ?? [], article.sku, wanted)) {
        if (found.size < wanted && sku !== article.sku) found.add(sku);
      }
      if (found.size >= FEWEST) break;
    }
    return { ...article, relatedSkus: [...found] };
  });
}
