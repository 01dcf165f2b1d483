/**
 * Renders a function for CloudFront (JavaScript runtime 2.0) that makes a bucket a web server: pages without an ending,
 * redirects, and the headers of the policy. Types and caching come from the bucket; the page reads `?categoria=`.
 */
import { mediaTypes } from '../../serve/media-types.ts';
import {
  ANY_ORIGIN,
  commonHeaders,
  PICTURE_ENDINGS,
  type Policy,
  RESOURCE_POLICY,
  RETURN_PAGES,
} from '../policy.ts';
import { redirectsOf } from '../redirects.ts';

/** Endings of files; any other dot in a path belongs to an article's name. */
const FILE_ENDINGS = Object.keys(mediaTypes)
  .filter((ending) => ending !== '.html')
  .map((ending) => ending.slice(1))
  .join('|');

/** The headers by lower-case name. Two policies become one value, which browsers enforce alike. */
function headersOf(policy: Policy): Readonly<Record<string, { readonly value: string }>> {
  const headers = Map.groupBy(commonHeaders(policy), ([name]) => name.toLowerCase());
  return Object.fromEntries(
    Array.from(headers, ([name, values]) => [name, { value: values.map(([, value]) => value).join(', ') }]),
  );
}

/** The text of the function; even with the longest policy it fits into CloudFront's 10 KB. */
export function renderCloudFront(policy: Policy): string {
  const { hasFolders = false } = policy.services;
  const redirects = Object.fromEntries(redirectsOf(hasFolders).map(({ from, to }) => [from, to]));
  return `// Of the viewer request and of the viewer response, both.
const HEADERS = ${JSON.stringify(headersOf(policy))};
const REDIRECTS = ${JSON.stringify(redirects)};
const RETURN_PAGE = /^(\\/en)?\\/(${RETURN_PAGES.join('|')})(\\.html|\\/|\\/index\\.html)?$/;
const PICTURE = /\\.(${PICTURE_ENDINGS.join('|')})$/i;
// Pages are folders with an index.html, and their addresses end in a slash.
const HAS_FOLDERS = ${hasFolders};
const FILE = /\\.(${FILE_ENDINGS})$/i;

// Never two slashes at the start: a browser would read them as another site.
const bare = (path) => '/' + path.replace(/^[/\\\\]+|\\/+$/g, '');

function redirectOf(path) {
  if (HAS_FOLDERS) {
    const isFile = path.endsWith('/') || path.endsWith('.html') || FILE.test(path);
    return REDIRECTS[bare(path)] || (isFile ? undefined : bare(path) + '/');
  }
  if (REDIRECTS[path]) return REDIRECTS[path];
  if (path !== '/' && path.endsWith('/')) return redirectOf(bare(path)) || bare(path);
  return path.endsWith('.html') && !path.endsWith('/404.html') ? bare(path.slice(0, -5)) : undefined;
}

function fileOf(path) {
  if (HAS_FOLDERS) return path.endsWith('/') ? path + 'index.html' : path;
  if (path === '/' || path === '/en') return bare(path + '/index.html');
  return FILE.test(path) || path.endsWith('.html') ? path : path + '.html';
}

function queryOf(query) {
  const pairs = Object.keys(query).flatMap((name) =>
    (query[name].multiValue || [query[name]]).map((each) => name + (each.value === '' ? '' : '=' + each.value)),
  );
  return pairs.length === 0 ? '' : '?' + pairs.join('&');
}

function handler(event) {
  const request = event.request;
  if (event.context.eventType === 'viewer-response') {
    const response = event.response;
    Object.keys(HEADERS).forEach((name) => { response.headers[name] = HEADERS[name]; });
    if (PICTURE.test(request.uri)) response.headers['${RESOURCE_POLICY.toLowerCase()}'] = { value: '${ANY_ORIGIN[1]}' };
    if (RETURN_PAGE.test(request.uri)) response.headers['referrer-policy'] = { value: 'no-referrer' };
    return response;
  }
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const moved = redirectOf(request.uri);
  // A bucket answers reading only: the browser reads the page that a bank posted to.
  const to = moved || (!isRead && RETURN_PAGE.test(request.uri) ? request.uri : undefined);
  if (to) {
    const location = { value: to + queryOf(request.querystring) };
    return moved
      ? { statusCode: 301, statusDescription: 'Moved Permanently', headers: { location } }
      : { statusCode: 303, statusDescription: 'See Other', headers: { location } };
  }
  request.uri = fileOf(request.uri);
  return request;
}
`;
}
