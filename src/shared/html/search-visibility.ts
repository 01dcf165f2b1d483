/**
 * What a page says to search engines: the one rule for robots, sitemap, canonical link, `hreflang` and offers (contract, Settled
 * after the second release: What cannot be bought; decision 216, Search engines).
 */

/** `personal`: cart, account, payment. `technical`: the version, and what is shown without a connection or a page. */
type PageKind = 'public' | 'personal' | 'technical';

/** What decides whether a page may be found. */
interface Findable {
  /** `PUBLIC_APP_ENV`; only `production` is found. */
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

/** What a page says of itself; the rest holds for nearly all pages. */
export interface PageSearch<Language extends string> extends Omit<Findable, 'hasText'> {
  /** The languages that its text is written in; all without it. */
  readonly textIn?: readonly Language[];
}

/** A page in a language; its path is free of it. */
interface Address<Language> {
  readonly language: Language;
  readonly path: string;
}

/** What the head of a page says. */
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

/** The further pages of a list: each of their articles is in the sitemap. */
const FURTHER_PAGE = '/pagina/';

/** Whether a built page is in the sitemap, by what its head says. */
export function isInSitemap(page: {
  readonly path: string;
  readonly noIndex: boolean;
  readonly isCanonical: boolean;
}): boolean {
  return !page.noIndex && page.isCanonical && !page.path.includes(FURTHER_PAGE);
}
