/**
 * What a bucket lacks of a web server, as a function for CloudFront (its JavaScript runtime 2.0), for both of a viewer's
 * events: pages without an ending, permanent redirects, and the headers of the policy. Type, cache and bytes of a file are
 * the bucket's; `?categoria=` is read by the page.
 */
import { mediaTypes } from '../../serve/media-types.ts';
import {
  commonHeaders,
  PICTURE_ENDINGS,
  type Policy,
  RESOURCE_POLICY,
  RETURN_PAGES,
  SHOWN_ANYWHERE,
} from '../policy.ts';
import { folderRedirects, REDIRECTS } from '../redirects.ts';

/** Endings of what is a file by its address; any other dot belongs to an article's name. */
const fileEndings = (): string =>
  Object.keys(mediaTypes)
    .filter((ending) => ending !== '.html')
    .map((ending) => ending.slice(1))
    .join('|');

/** Header names in lower case; of two policies, which browsers enforce together, one value. */
function headersOf(policy: Policy): Readonly<Record<string, { readonly value: string }>> {
  const headers = Map.groupBy(commonHeaders(policy), ([name]) => name.toLowerCase());
  return Object.fromEntries(
    Array.from(headers, ([name, values]) => [name, { value: values.map(([, value]) => value).join(', ') }]),
  );
}

/** The text of the function; with the longest policy it is shorter than the 10 KB that CloudFront takes. */
export function renderCloudFront(policy: Policy): string {
  const { hasFolders = false } = policy.services;
  const redirects = Object.fromEntries(
    (hasFolders ? folderRedirects() : REDIRECTS).map(({ from, to }) => [from, to]),
  );
  return `// Of the viewer request and of the viewer response, both.
const HEADERS = ${JSON.stringify(headersOf(policy))};
const REDIRECTS = ${JSON.stringify(redirects)};
const RETURN_PAGE = /^(\\/en)?\\/(${RETURN_PAGES.join('|')})(\\.html|\\/|\\/index\\.html)?$/;
const PICTURE = /\\.(${PICTURE_ENDINGS.join('|')})$/i;
// Pages are folders with an index.html, and their addresses end in a slash.
const HAS_FOLDERS = ${hasFolders};
const FILE = /\\.(${fileEndings()})$/i;

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
    if (PICTURE.test(request.uri)) response.headers['${RESOURCE_POLICY.toLowerCase()}'] = { value: '${SHOWN_ANYWHERE[1]}' };
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
