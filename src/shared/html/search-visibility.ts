/**
 * The rules of a page for search engines: robots, sitemap, canonical link, `hreflang` and offers (contract, Settled
 * after the second release: What cannot be bought; decision 216, Search engines).
 */

/** `personal`: cart, account, payment. `technical`: the version, the offline page, the not-found page. */
type PageKind = 'public' | 'personal' | 'technical';

/** The facts that decide whether a page may be indexed. */
interface Findable {
  /** `PUBLIC_APP_ENV`; only `production` is indexed. */
  readonly environment?: string;
  readonly kind?: PageKind;
  /** False for a list without articles, and for an article that cannot be bought. A sold-out article can be bought again. */
  readonly hasGoods?: boolean;
  /** Whether the page has its text in its own language. */
  readonly hasText?: boolean;
  /** A list that was filtered, sorted or searched: its articles have separate pages. */
  readonly isCombination?: boolean;
}

/** Whether search engines may keep a page. */
export const isIndexed = ({
  environment = 'production',
  kind = 'public',
  hasGoods = true,
  hasText = true,
  isCombination = false,
}: Findable): boolean =>
  environment === 'production' && kind === 'public' && hasGoods && hasText && !isCombination;

/** The facts of one page; most have defaults. */
export interface PageSearch<Language extends string> extends Omit<Findable, 'hasText'> {
  /** The languages of its text; all by default. */
  readonly textIn?: readonly Language[];
}

/** A page in a language; its path is free of the language. */
interface Address<Language> {
  readonly language: Language;
  readonly path: string;
}

/** The search-engine data in the head of a page. */
export interface SearchHead<Language> {
  readonly robots: 'noindex' | undefined;
  readonly canonical: Address<Language>;
  /** The same page in each language that has its text, the default language first. */
  readonly alternates: readonly Address<Language>[];
}

/** Applies the rule to a page; `languages` are those of the shop, the default one first. */
export function searchHead<Language extends string>(
  { language, path }: Address<Language>,
  { textIn, ...page }: PageSearch<Language>,
  languages: readonly Language[],
): SearchHead<Language> {
  const written = languages.filter((each) => textIn?.includes(each) ?? true);
  const hasText = written.includes(language);
  const [first = language] = written;
  return {
    robots: isIndexed({ ...page, hasText }) ? undefined : 'noindex',
    canonical: { language: hasText ? language : first, path },
    alternates: written.map((each) => ({ language: each, path })),
  };
}

/** Path of a list's further pages, which the sitemap omits, because it has their articles. */
const FURTHER_PAGE = '/pagina/';

/** Whether a built page is in the sitemap, by its head. */
export function isInSitemap(page: {
  readonly path: string;
  readonly noIndex: boolean;
  readonly isCanonical: boolean;
}): boolean {
  return !page.noIndex && page.isCanonical && !page.path.includes(FURTHER_PAGE);
}
