/** The sitemap of both languages and `robots.txt`. */

import { folderAddress } from '../../src/shared/configuration/page-format.ts';
import { isIndexed, isInSitemap } from '../../src/shared/html/search-visibility.ts';
import type { PageFacts } from './page/page-facts.ts';

/** The protocol's limit for one file. */
const ADDRESSES_PER_FILE = 50_000;

const XML_NAMES: Readonly<Record<string, string>> = { '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot' };
const escapeXml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&${XML_NAMES[character]};`);

const XML = '<?xml version="1.0" encoding="UTF-8"?>';
const NAMESPACES =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';

/** A path at the shop's address; the home page keeps its slash. */
function absolute(siteUrl: string, path: string): string {
  return new URL(path, siteUrl).href;
}

function entry(page: PageFacts, own: string): string {
  const alternates = page.alternates.map(
    ({ language, url }) =>
      `<xhtml:link rel="alternate" hreflang="${escapeXml(language)}" href="${escapeXml(url)}"/>`,
  );
  return `<url><loc>${escapeXml(own)}</loc>${alternates.join('')}</url>`;
}

/**
 * An empty sitemap of pages that search engines may index: the pages name another address as their own.
 * @throws Error that says so
 */
function requireListed(count: number, pages: readonly PageFacts[], siteUrl: string): void {
  const indexed = pages.find((page) => !page.noIndex);
  if (count > 0 || !indexed) return;
  throw new Error(
    `The sitemap is empty: no page has its canonical address at PUBLIC_SITE_URL '${siteUrl}' ` +
      `(${indexed.path} has '${indexed.canonical ?? ''}').`,
  );
}

/** The files of the sitemap, by name: the index and as many parts as the protocol asks for. */
export function renderSitemap(
  pages: readonly PageFacts[],
  siteUrl: string,
  hasFolders = false,
): ReadonlyMap<string, string> {
  const address = (path: string): string => (hasFolders ? folderAddress(path) : path);
  const listed = pages
    .map((page) => ({ page, own: absolute(siteUrl, address(page.path)) }))
    .filter(({ page, own }) => isInSitemap({ ...page, isCanonical: (page.canonical ?? own) === own }))
    .sort((one, other) => (one.page.path < other.page.path ? -1 : 1));
  requireListed(listed.length, pages, siteUrl);
  const count = Math.max(1, Math.ceil(listed.length / ADDRESSES_PER_FILE));
  const parts = Array.from({ length: count }, (_, index) => {
    const part = listed.slice(index * ADDRESSES_PER_FILE, (index + 1) * ADDRESSES_PER_FILE);
    const entries = part.map(({ page, own }) => entry(page, own)).join('\n');
    return [`sitemap-${index}.xml`, `${XML}\n<urlset ${NAMESPACES}>\n${entries}\n</urlset>\n`] as const;
  });
  const index = parts.map(([name]) => `<sitemap><loc>${escapeXml(absolute(siteUrl, name))}</loc></sitemap>`);
  return new Map([
    ['sitemap-index.xml', `${XML}\n<sitemapindex ${NAMESPACES}>\n${index.join('\n')}\n</sitemapindex>\n`],
    ...parts,
  ]);
}

/**
 * The text of `robots.txt`. Nothing is disallowed: a robot has to read a page to see that it is `noindex`. Only the environment
 * `production` has a sitemap to name.
 */
export function renderRobots(siteUrl: string, environment: string): string {
  const sitemap = isIndexed({ environment }) ? `\nSitemap: ${absolute(siteUrl, '/sitemap-index.xml')}\n` : '';
  return `User-agent: *\nAllow: /\n${sitemap}`;
}
