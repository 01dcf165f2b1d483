/** Renders `.htaccess`, for Apache 2.4. */
import {
  ANY_ORIGIN,
  cacheControl,
  commonHeaders,
  HASHED_FOLDER,
  HOST_FILES,
  PICTURE_ENDINGS,
  type Policy,
  PRIVATE_PAGES,
  RESOURCE_POLICY,
  RETURN_PAGES,
  RETURN_PATHS,
  returnReferrerPolicy,
} from '../policy.ts';
import { LIST_PAGES, redirectsOf } from '../redirects.ts';
import { SPECULATION_FILE, SPECULATION_TYPE } from '../speculation-rules.ts';
import { renderTemplate } from './render-template.ts';

/** Quotes a value. Apache reads a backslash as an escape, and `%` as the start of a format. */
function quote(value: string): string {
  if (/[\\\n]/.test(value)) throw new Error(`Apache cannot hold this header value: ${value}`);
  return `"${value.replaceAll('%', '%%').replaceAll('"', '\\"')}"`;
}

const escapePattern = (text: string): string => text.replace(/[.\\/]/g, '\\$&');

/** The condition for pages with these names, in both languages, with and without `.html`. */
const onPages = (names: readonly string[]): string =>
  `"expr=%{REQUEST_URI} =~ m#^(/en)?/(${names.join('|')})([.]html)?$#"`;

/** The lines of the headers: the first of a name is set, others are added. */
function headerLines(policy: Policy): readonly string[] {
  const seen = new Set<string>();
  return commonHeaders(policy).map(([name, value]) => {
    const verb = seen.has(name) ? 'add' : 'set';
    seen.add(name);
    return `Header always ${verb} ${name} ${quote(value)}`;
  });
}

const setCache = (value: string, condition = ''): string =>
  `Header always set Cache-Control ${quote(value)}${condition && ` ${condition}`}`;

/** Categories of one to three slugs, with encoded slashes or plain ones. */
const SLUG = '([a-z0-9-]+)';
const SLASH = '(?:/|%2[Ff])';
const CATEGORIES = [1, 2, 3].map((depth) => ({
  pattern: Array.from({ length: depth }, () => SLUG).join(SLASH),
  file: Array.from({ length: depth }, (_, index) => `%${index + 1}`).join('/'),
}));

const listRules = (list: string): readonly string[] =>
  CATEGORIES.flatMap(({ pattern, file }) => [
    `RewriteCond %{QUERY_STRING} ^(?:[^&]*&)*?categoria=${pattern}(?:&|$)`,
    `RewriteCond %{DOCUMENT_ROOT}${list}/${file}.html -f`,
    `RewriteRule ^${list.slice(1)}$ ${list}/${file}.html [END]`,
  ]);

/** The text of `.htaccess`; the site must allow `AllowOverride All`. */
export function renderHtaccess(policy: Policy): string {
  const redirects = redirectsOf().map(
    ({ from, to }) =>
      `RewriteCond %{THE_REQUEST} ^\\S+\\s${escapePattern(from)}[?\\s]\nRewriteRule ^ ${to} [R=301,L]`,
  );
  const returnErrors = RETURN_PATHS.map(
    (path) => `<If "%{REQUEST_URI} =~ m#^${path}([.]html)?$#">\n  ErrorDocument 405 ${path}.html\n</If>`,
  );
  return renderTemplate('htaccess', {
    speculationFile: SPECULATION_FILE.slice(1),
    speculationType: SPECULATION_TYPE,
    headers: headerLines(policy).join('\n'),
    resourcePolicy: RESOURCE_POLICY,
    anyOrigin: ANY_ORIGIN[1],
    pictureEndings: PICTURE_ENDINGS.join('|'),
    referrer: returnReferrerPolicy(RETURN_PATHS[0]) ?? '',
    returnPages: onPages(RETURN_PAGES),
    defaultCache: setCache(cacheControl('/')),
    hashedCache: setCache(cacheControl(HASHED_FOLDER), `"expr=%{REQUEST_URI} =~ m#^${HASHED_FOLDER}#"`),
    privateCache: setCache(cacheControl(RETURN_PATHS[0]), onPages(PRIVATE_PAGES)),
    returnErrors: returnErrors.join('\n'),
    hiddenFiles: [...HOST_FILES].map(escapePattern).join('|'),
    redirects: redirects.join('\n'),
    categories: LIST_PAGES.flatMap(listRules).join('\n'),
  });
}
