/**
 * Renders the files of Cloudflare Pages and Netlify: `_headers` and `_redirects`, whose syntax they share, and functions for the
 * pages of a payment's return, because `_headers` does not apply to other methods than GET.
 */
import { folderAddress } from '../../../src/shared/configuration/page-format.ts';
import {
  ANY_ORIGIN,
  cacheControl,
  commonHeaders,
  HASHED_FOLDER,
  type Header,
  HOST_FILES,
  headersFor,
  PICTURE_CACHE,
  type Policy,
  PRIVATE_PAGES,
  RESOURCE_POLICY,
  RETURN_PATHS,
  resourcePolicy,
  returnReferrerPolicy,
  SAME_ORIGIN,
  WORKER_FILE,
} from '../policy.ts';
import { redirectsOf } from '../redirects.ts';
import { SPECULATION_FILE, SPECULATION_TYPE } from '../speculation-rules.ts';

/** Maximum number of rules on Cloudflare Pages; Netlify reads more. */
const MAX_RULES = 100;
/** Folders of data that pages fetch. */
const DATA_FOLDERS = ['/datos/*', '/locales/*'];
/** Files with a separate rule. */
const RULED_FILES: ReadonlySet<string> = new Set([SPECULATION_FILE, WORKER_FILE]);

type Rule = readonly [pattern: string, ...headers: readonly Header[]];

/** The pattern of a page: `/producto/x` belongs to `/producto/*`, `/en/cart` is itself. */
function pagePattern(path: string): string {
  const [, language, first, second] = /^(\/en(?=\/|$))?\/?([^/]*)(\/.+)?$/.exec(path) ?? [];
  return second ? `${language ?? ''}/${first}/*` : `${language ?? ''}/${first ?? ''}`.replace(/(.)\/$/, '$1');
}

const caching = (path: string): Header => ['Cache-Control', cacheControl(path)];

function pageRules({ services }: Policy, paths: readonly string[]): readonly Rule[] {
  const addressOf = (path: string): string =>
    services.hasFolders && !path.endsWith('*') ? folderAddress(path) : path;
  const privatePaths = PRIVATE_PAGES.flatMap((name) => [`/${name}`, `/en/${name}`]);
  const patterns = [...new Set(paths.map(pagePattern))].sort();
  const publicPatterns = patterns.filter((pattern) => !privatePaths.includes(pattern));
  return [...publicPatterns, ...privatePaths].map((path): Rule => {
    const referrer = returnReferrerPolicy(path);
    const referrers: readonly Header[] = referrer ? [['Referrer-Policy', referrer]] : [];
    return [addressOf(path), caching(path), SAME_ORIGIN, ...referrers];
  });
}

/**
 * The text of `_headers`. Both hosts join the values of all rules that match a path, so each kind of path has its
 * `Cache-Control` and its `Cross-Origin-Resource-Policy` in one rule; of two `Referrer-Policy` browsers use the last.
 * @param paths addresses of all pages
 * @param files files at the root of the site
 * @throws Error when a host would not read all rules
 */
export function renderHeaders(policy: Policy, paths: readonly string[], files: readonly string[]): string {
  const { pictures } = policy.services;
  const isPlain = (file: string): boolean => !HOST_FILES.has(file) && !/\/|\.html$/.test(file);
  const plainFiles = files.filter(isPlain).map((file) => `/${file}`);
  const rules: readonly Rule[] = [
    ['/*', ...commonHeaders(policy).filter(([name]) => name !== RESOURCE_POLICY)],
    // A rule cannot match pictures alone, so other sites may load all hashed files.
    [`${HASHED_FOLDER}*`, caching(HASHED_FOLDER), ANY_ORIGIN],
    ...(pictures ? [[`${pictures.path}*`, ['Cache-Control', PICTURE_CACHE], ANY_ORIGIN] as const] : []),
    [SPECULATION_FILE, ['Content-Type', SPECULATION_TYPE], caching(SPECULATION_FILE), SAME_ORIGIN],
    [WORKER_FILE, caching(WORKER_FILE), SAME_ORIGIN],
    ...[...DATA_FOLDERS, ...plainFiles.filter((path) => !RULED_FILES.has(path))].map(
      (path): Rule => [path, resourcePolicy(policy, path)],
    ),
    ...pageRules(policy, paths),
  ];
  if (rules.length > MAX_RULES)
    throw new Error(`_headers would have ${rules.length} rules, hosts read ${MAX_RULES}.`);
  const texts = rules.map(([pattern, ...headers]) =>
    [pattern, ...headers.map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
  );
  return `${texts.join('\n\n')}\n`;
}

/** The text of `_redirects`. Both hosts remove slashes and `.html` themselves, and the page reads `?categoria=`. */
export const renderRedirects = (hasFolders = false): string =>
  `${redirectsOf(hasFolders)
    .map(({ from, to }) => `${from} ${to} 301`)
    .join('\n')}\n`;

/** Addresses that the functions answer; a page that is a folder has two. */
const functionPaths = ({ services }: Policy): readonly string[] =>
  RETURN_PATHS.flatMap((path) => (services.hasFolders ? [path, folderAddress(path)] : [path]));

const functionHeaders = (policy: Policy): string => JSON.stringify(headersFor(policy, RETURN_PATHS[0]));

/** `_routes.json`: Cloudflare Pages runs the function for these addresses only. */
export const renderRoutes = (policy: Policy): string =>
  `${JSON.stringify({ version: 1, include: functionPaths(policy), exclude: [] })}\n`;

/**
 * `_worker.js`, the function for Cloudflare Pages, which answers a POST to a file with an empty 405. Some banks return by POST
 * (contract, Settled after the second release).
 */
export const renderPagesWorker = (policy: Policy): string => `const HEADERS = ${functionHeaders(policy)};

export default {
  async fetch(request, env) {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const page = await env.ASSETS.fetch(isRead ? request : new Request(request.url));
    const response = new Response(page.body, page);
    if (!page.ok) return response;
    HEADERS.forEach(([name]) => response.headers.delete(name));
    HEADERS.forEach(([name, value]) => response.headers.append(name, value));
    return response;
  },
};
`;

/** The file of the function for Netlify, in a folder that contains only functions. */
export const NETLIFY_FUNCTION = 'netlify-functions/return-page.mjs';

/** The function for Netlify, which answers a POST to a file with 404. It fetches the page by GET, a method that it does not answer. */
export const renderNetlifyFunction = (policy: Policy): string => `const HEADERS = ${functionHeaders(policy)};

export const config = {
  path: ${JSON.stringify(functionPaths(policy))},
  method: ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
};

export default async function handler(request) {
  const { pathname } = new URL(request.url);
  const page = await fetch(new URL(pathname, request.url));
  return new Response(await page.text(), {
    status: page.status,
    headers: [['Content-Type', 'text/html; charset=utf-8'], ...HEADERS],
  });
}
`;
