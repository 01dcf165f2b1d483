/** Renders the configuration of nginx. */
import type { PictureProxy } from '../picture-proxy.ts';
import {
  ANY_ORIGIN,
  cacheControl,
  commonHeaders,
  HASHED_FOLDER,
  HOST_FILES,
  PICTURE_CACHE,
  PICTURE_ENDINGS,
  type Policy,
  PRIVATE_PAGES,
  RESOURCE_POLICY,
  RETURN_PAGES,
  RETURN_PATHS,
  SAME_ORIGIN,
} from '../policy.ts';
import { LIST_PAGES, type Redirect, redirectsOf } from '../redirects.ts';
import { SPECULATION_FILE, SPECULATION_TYPE } from '../speculation-rules.ts';
import { renderTemplate } from './render-template.ts';

/** Quotes a value. nginx reads `$` as a variable. */
function quote(value: string): string {
  const mark = value.includes('"') ? "'" : '"';
  if (/[$\\\n]/.test(value) || value.includes(mark))
    throw new Error(`nginx cannot hold this header value: ${value}`);
  return `${mark}${value}${mark}`;
}

/** The map key of pages with these names, in both languages, with and without ending. */
const pagesPattern = (names: readonly string[]): string =>
  `"~^(/en)?/(${names.join('|')})(/|(/index)?\\.html)?$"`;

/** The cache of forwarded pictures, and the headers of their responses. */
const pictureMaps = (pictures: PictureProxy | undefined): string =>
  pictures
    ? `
proxy_cache_path /var/cache/nginx/shop-pictures keys_zone=shop_pictures:10m max_size=2g inactive=30d;

# Only a picture that arrived may be cached.
map "$status:$uri" $shop_cache {
  default $shop_page_cache;
  "~^(200|304):${pictures.path}" ${quote(PICTURE_CACHE)};
  "~^\\d+:${pictures.path}" "no-store";
}

# Scripts of the service never run on the shop's origin.
map $uri $shop_picture_policy {
  default "";
  ${quote(`~^${pictures.path}`)} "default-src 'none'; sandbox";
}
`
    : `
map $uri $shop_cache { default $shop_page_cache; }
`;

/** Forwards pictures to their service and caches them, without the request headers of shoppers. */
const pictureLocation = (pictures: PictureProxy | undefined): string =>
  pictures
    ? `
  location ^~ ${pictures.path} {
    limit_except GET { deny all; }
    proxy_pass ${pictures.service};
    proxy_ssl_server_name on;
    proxy_pass_request_headers off;
    proxy_hide_header Cache-Control;
    proxy_hide_header Set-Cookie;
    proxy_ignore_headers Cache-Control Expires Set-Cookie Vary;
    proxy_cache shop_pictures;
    proxy_cache_valid 200 1d;
    proxy_cache_use_stale error timeout updating http_500 http_502 http_503 http_504;
    proxy_cache_background_update on;
    proxy_cache_lock on;
    proxy_intercept_errors on;
    error_page 400 401 403 404 405 410 429 500 501 502 503 504 /404.html;
  }
`
    : '';

/** A module of nginx that serves compressed copies of files. */
type CompressedCopy = 'gzip' | 'brotli';

/** Serves compressed copies, and never under their own names. */
const compressedCopies = (forms: readonly CompressedCopy[]): string =>
  forms.length > 0
    ? `
${forms.map((form) => `  ${form}_static on;`).join('\n')}
  location ~ [.](br|gz)$ { return 404; }
`
    : '';

/** A redirect, except from a file that answers another address: a POST to `/` is answered with `/index.html`. */
function redirectLocation({ from, to }: Redirect): string {
  const answer = `return 301 ${to}$is_args$args;`;
  return from.endsWith('.html')
    ? `  location = ${from} { if ($request_uri !~ "^${to}(?:[?]|$)") { ${answer} } }`
    : `  location = ${from} { ${answer} }`;
}

/** Folder for the owner's own configuration, relative to nginx's folder. */
const OWN_FOLDER = 'shop.d';

/** The root of Debian's nginx. */
const DEFAULT_ROOT = '/usr/share/nginx/html';

/** Removes slashes and `.html` from the end of an address. */
const slashLocations = `  # From the address as it was sent: a decoded one could contain a line break, and one that begins with two slashes
  # or a backslash would lead to another site.
  location ~ ./$ {
    if ($request_uri ~ "^(?<shop_bare>/[^/\\x5C?](?:[^?]*[^/?])?)/+(?:[?]|$)") { return 301 $shop_bare$is_args$args; }
  }
  location ~ [.]html$ {
    if ($request_uri ~ "^(?<shop_page>/[^/\\x5C?][^?]*)[.]html(?:[?]|$)") { return 301 $shop_page$is_args$args; }
  }
`;

/** Serves the file of a page for its address without ending. */
const fileLocations =
  (): string => `${LIST_PAGES.map((list) => `  location = ${list} { try_files ${list}/$shop_category.html ${list}.html =404; }`).join('\n')}
${RETURN_PATHS.map((path) => `  location = ${path} { error_page 405 413 =200 ${path}.html; try_files ${path}.html =404; }`).join('\n')}
  location = / { try_files /index.html =404; }
  location = /en { try_files /en/index.html /en.html =404; }
  location /en/ { error_page 404 /en/404.html; error_page 405 $uri; try_files $uri.html $uri =404; }
  location / { try_files $uri.html $uri =404; }
`;

/** Serves the page in a folder, with or without the slash at its end. */
const folderLocations = (): string => `  index index.html;
  location ~ ^(/en)?/(${RETURN_PAGES.join('|')})/index[.]html$ { error_page 405 413 =200 $uri; }
  location /en/ { error_page 404 /en/404.html; error_page 405 $uri; try_files $uri $uri/ =404; }
  location / { try_files $uri $uri/ =404; }
`;

/**
 * The text of `nginx.conf`, for nginx's folder `conf.d`. Headers are set at the server level and vary by maps, because an
 * `add_header` in a location would disable all others.
 * @param root folder of the pages and their compressed copies
 */
export function renderNginx(
  policy: Policy,
  root = DEFAULT_ROOT,
  forms: readonly CompressedCopy[] = [],
): string {
  const { pictures, hasFolders } = policy.services;
  const common = commonHeaders(policy).filter(
    ([name]) => name !== 'Referrer-Policy' && name !== RESOURCE_POLICY,
  );
  return renderTemplate('nginx.conf', {
    ownFolder: OWN_FOLDER,
    defaultCache: quote(cacheControl('/')),
    hashedFolder: quote(`~^${HASHED_FOLDER}`),
    hashedCache: quote(cacheControl(HASHED_FOLDER)),
    privatePages: pagesPattern(PRIVATE_PAGES),
    privateCache: quote(cacheControl(`/${PRIVATE_PAGES[0]}`)),
    returnPages: pagesPattern(RETURN_PAGES),
    sameOrigin: SAME_ORIGIN[1],
    pictureEndings: PICTURE_ENDINGS.join('|'),
    anyOrigin: ANY_ORIGIN[1],
    picturePolicy: pictures ? `  ${quote(`~^${pictures.path}`)} "${ANY_ORIGIN[1]}";\n` : '',
    pictureMaps: pictureMaps(pictures),
    root: quote(root),
    compressedCopies: compressedCopies(forms),
    headers: common.map(([name, value]) => `  add_header ${name} ${quote(value)} always;`).join('\n'),
    resourcePolicy: RESOURCE_POLICY,
    pictureHeader: pictures ? '  add_header Content-Security-Policy $shop_picture_policy always;\n' : '',
    hiddenFiles: [...HOST_FILES].map((file) => `  location = /${file} { internal; }`).join('\n'),
    redirects: redirectsOf(hasFolders).map(redirectLocation).join('\n'),
    slashLocations: hasFolders ? '' : slashLocations,
    pictureLocation: pictureLocation(pictures),
    speculationFile: SPECULATION_FILE,
    speculationType: SPECULATION_TYPE,
    locations: hasFolders ? folderLocations() : fileLocations(),
  });
}
