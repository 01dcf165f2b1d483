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
  const referrer = returnReferrerPolicy(RETURN_PATHS[0]) ?? '';
  const hidden = [...HOST_FILES].map(escapePattern).join('|');
  return `# The shop on Apache 2.4, at the root of its site. Needs mod_rewrite, mod_headers, mod_mime and \`AllowOverride All\`.
Options -Indexes -MultiViews
DirectorySlash Off
AddDefaultCharset utf-8
AddCharset utf-8 .css .js .mjs .svg .xml
AddType text/javascript .js .mjs
AddType application/manifest+json .webmanifest
AddType image/avif .avif
AddType image/webp .webp
AddType font/woff2 .woff2
<Files "${SPECULATION_FILE.slice(1)}">
  ForceType ${SPECULATION_TYPE}
</Files>
<IfModule mod_deflate.c>
  AddOutputFilterByType DEFLATE text/html text/css text/plain text/javascript application/json application/manifest+json application/xml image/svg+xml
</IfModule>

${headerLines(policy).join('\n')}
Header always set ${RESOURCE_POLICY} "${ANY_ORIGIN[1]}" "expr=%{REQUEST_URI} =~ m#[.](${PICTURE_ENDINGS.join('|')})$#i"
Header always set Referrer-Policy "${referrer}" ${onPages(RETURN_PAGES)}
${setCache(cacheControl('/'))}
${setCache(cacheControl(HASHED_FOLDER), `"expr=%{REQUEST_URI} =~ m#^${HASHED_FOLDER}#"`)}
${setCache(cacheControl(RETURN_PATHS[0]), onPages(PRIVATE_PAGES))}

ErrorDocument 403 /404.html
ErrorDocument 404 /404.html
ErrorDocument 405 /404.html
<If "%{REQUEST_URI} =~ m#^/en/#">
  ErrorDocument 403 /en/404.html
  ErrorDocument 404 /en/404.html
  ErrorDocument 405 /en/404.html
</If>
# Apache answers a POST to a file with the file. It refuses other methods; the pages of a payment's return show themselves.
${RETURN_PATHS.map((path) => `<If "%{REQUEST_URI} =~ m#^${path}([.]html)?$#">\n  ErrorDocument 405 ${path}.html\n</If>`).join('\n')}

RewriteEngine On
RewriteBase /
# A file for hosts, and a page for errors by its own address, is not there.
RewriteRule ^(${hidden})$ - [R=404,L]
RewriteCond %{THE_REQUEST} ^\\S+\\s/+(en/+)?404[.]html[?\\s]
RewriteRule ^ - [R=404,L]
${redirectsOf()
  .map(
    ({ from, to }) =>
      `RewriteCond %{THE_REQUEST} ^\\S+\\s${escapePattern(from)}[?\\s]\nRewriteRule ^ ${to} [R=301,L]`,
  )
  .join('\n')}
# From the address as it was sent, which is encoded, and without slashes or backslashes at its start: a browser reads
# two of them as another site.
RewriteCond %{THE_REQUEST} ^\\S+\\s[/\\\\]+([^/\\\\?\\s](?:[^?\\s]*[^/?\\s])?)/+[?\\s]
RewriteRule ^ /%1 [R=301,L,NE]
RewriteCond %{THE_REQUEST} ^\\S+\\s[/\\\\]+([^/\\\\?\\s][^?\\s]*)[.]html[?\\s]
RewriteRule ^ /%1 [R=301,L,NE]
${LIST_PAGES.flatMap(listRules).join('\n')}
RewriteRule ^$ /index.html [END]
RewriteRule ^en$ /en/index.html [END]
RewriteCond %{REQUEST_FILENAME}.html -f
RewriteRule ^(.+)$ /$1.html [END]
RewriteCond %{REQUEST_FILENAME} -d
RewriteRule ^ - [R=404,L]
`;
}
