/** Names that editors' files use, compared with what a publication sells and what was published before. */
import { hasName, type ShopNames, type UnknownName } from '../../content/names/shop-names.ts';
import type { Facts } from './facts.ts';

/** The names that a shop has. */
export const shopNames = ({ articles, menu, tags = [], brands = [] }: Facts): ShopNames => ({
  articles: new Map(Object.entries(articles).map(([sku, { name }]) => [sku, name])),
  categories: new Set(menu.map(({ slug }) => slug)),
  tags: new Set(tags),
  brands: new Set(brands),
});

/** What an unknown name is judged by. */
interface Judged {
  readonly before: Facts | undefined;
  readonly facts: Facts;
  /** Nobody is there who could confirm it. */
  readonly isUnattended: boolean;
}

/** Whether an unknown name was not published before: somebody has written it since, or the shop has lost what it names. */
export function isNewlyUnknown(
  { file, kind, name }: UnknownName,
  { before, facts, isUnattended }: Judged,
): boolean {
  if (!before || before.files[file]?.digest !== facts.files[file]?.digest) return true;
  // Prices must not wait until somebody has corrected a page.
  if (isUnattended) return false;
  // Records of an earlier version know neither tags nor brands.
  const isListed = kind === 'article' || kind === 'category' || before.tags !== undefined;
  return isListed && hasName(shopNames(before), kind, name);
}
