/** The sitemap of both languages, and `robots.txt`. */
import { folderAddress } from '../../src/shared/configuration/page-format.ts';
import { isIndexed, isInSitemap } from '../../src/shared/html/search-visibility.ts';
import type { PageFacts } from './page/page-facts.ts';

/** The protocol's limit for one file. */
const ADDRESSES_PER_FILE = 50_000;

const XML_NAMES: Readonly<Record<string, string>> = { '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot' };
const escapeXml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&${XML_NAMES[character]};`);

const NAMESPACES =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';

const documentOf = (element: string, attributes: string, lines: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${element} ${attributes}>\n${lines.join('\n')}\n</${element}>\n`;

function entry({ alternates }: PageFacts, address: string): string {
  const links = alternates.map(
    ({ language, url }) =>
      `<xhtml:link rel="alternate" hreflang="${escapeXml(language)}" href="${escapeXml(url)}"/>`,
  );
  return `<url><loc>${escapeXml(address)}</loc>${links.join('')}</url>`;
}

/**
 * The files of the sitemap, by name: the index, and a part for each 50,000 addresses.
 * @throws Error when no page may be listed although some may be indexed: their canonical addresses are elsewhere
 */
export function renderSitemap(
  pages: readonly PageFacts[],
  siteUrl: string,
  hasFolders = false,
): ReadonlyMap<string, string> {
  const absolute = (path: string): string => new URL(path, siteUrl).href;
  const listed = pages
    .map((page) => ({ page, address: absolute(hasFolders ? folderAddress(page.path) : page.path) }))
    .filter(({ page, address }) =>
      isInSitemap({ ...page, isCanonical: (page.canonical ?? address) === address }),
    )
    .sort((one, other) => (one.page.path < other.page.path ? -1 : 1));
  const indexed = pages.find((page) => !page.noIndex);
  if (listed.length === 0 && indexed)
    throw new Error(
      `The sitemap is empty: no page has its canonical address at PUBLIC_SITE_URL '${siteUrl}' ` +
        `(${indexed.path} has '${indexed.canonical ?? ''}').`,
    );
  const count = Math.max(1, Math.ceil(listed.length / ADDRESSES_PER_FILE));
  const parts = Array.from({ length: count }, (_, at) => {
    const part = listed.slice(at * ADDRESSES_PER_FILE, (at + 1) * ADDRESSES_PER_FILE);
    const lines = part.map(({ page, address }) => entry(page, address));
    return [`sitemap-${at}.xml`, documentOf('urlset', NAMESPACES, lines)] as const;
  });
  const index = parts.map(([name]) => `<sitemap><loc>${escapeXml(absolute(name))}</loc></sitemap>`);
  return new Map([['sitemap-index.xml', documentOf('sitemapindex', NAMESPACES, index)], ...parts]);
}

/** The text of `robots.txt`. Nothing is disallowed, because robots must read a page to see that it is `noindex`. */
export function renderRobots(siteUrl: string, environment: string): string {
  const sitemap = new URL('/sitemap-index.xml', siteUrl).href;
  return `User-agent: *\nAllow: /\n${isIndexed({ environment }) ? `\nSitemap: ${sitemap}\n` : ''}`;
}
