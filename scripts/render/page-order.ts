/**
 * The order in which pages of articles and lists are made, so that what some of them share is made for all of them at a time
 * (decision 181, Parallel lists).
 */
import { splitLocale } from '../../src/shared/i18n/paths.ts';

/** A page that is wanted of a route: its path has no ending. */
export interface WantedPage {
  readonly component: string;
  readonly path: string;
}

const isOfArticle = ({ component }: WantedPage): boolean => component.includes('/producto/');

/** An article's pages one after the other: its detail is read once for all languages. */
function articlesInOrder(pages: readonly WantedPage[]): readonly WantedPage[] {
  return [...Map.groupBy(pages, ({ path }) => path.slice(path.lastIndexOf('/'))).values()].flat();
}

/** Of the page in its list; the first has none in its path. */
const numberOf = (path: string): number => Number(/\/pagina\/(\d+)$/.exec(path)?.[1] ?? 1);
const listOf = (path: string): string => path.replace(/\/pagina\/\d+$/, '');

/**
 * Lists of a language abreast: all are sorted alike, so that pages that are as far along in theirs show the same articles, whose cards
 * are remembered no longer than the room for them lasts.
 */
function listsInOrder(pages: readonly WantedPage[]): readonly WantedPage[] {
  const places = [...Map.groupBy(pages, ({ path }) => listOf(path)).values()].flatMap((list) =>
    list.map((page) => ({ page, along: (numberOf(page.path) - 0.5) / list.length })),
  );
  const sorted = places.toSorted((one, other) => one.along - other.along).map(({ page }) => page);
  return [...Map.groupBy(sorted, ({ path }) => splitLocale(path).locale).values()].flat();
}

/** All pages in the order in which they are best made: articles, then lists. */
export function inBuildOrder(pages: readonly WantedPage[]): readonly WantedPage[] {
  const lists = pages.filter((page) => !isOfArticle(page));
  return [...articlesInOrder(pages.filter(isOfArticle)), ...listsInOrder(lists)];
}
