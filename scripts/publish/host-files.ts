/** `_headers` and `_redirects`, in the syntax that Cloudflare Pages and Netlify share. */
import { folderAddress } from '../../src/shared/configuration/page-format.ts';
import {
  cacheControl,
  commonHeaders,
  HASHED_FOLDER,
  type Header,
  HOST_FILES,
  ownReferrerPolicy,
  PICTURES_KEPT,
  type Policy,
  PRIVATE_PAGES,
  RESOURCE_POLICY,
  resourcePolicy,
  SHOWN_ANYWHERE,
  SHOWN_HERE,
  WORKER_FILE,
} from './policy.ts';
import { folderRedirects, REDIRECTS } from './redirects.ts';
import { SPECULATION_FILE, SPECULATION_TYPE } from './speculation-rules.ts';

/** Cloudflare Pages reads this many rules, Netlify more. */
const RULE_LIMIT = 100;

const rule = (pattern: string, headers: readonly Header[]): string =>
  [pattern, ...headers.map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/** `/producto/x` belongs to `/producto/*`, `/en/cart` is itself. */
function pagePattern(path: string): string {
  const [, language, first, second] = /^(\/en(?=\/|$))?\/?([^/]*)(\/.+)?$/.exec(path) ?? [];
  return second ? `${language ?? ''}/${first}/*` : `${language ?? ''}/${first ?? ''}`.replace(/(.)\/$/, '$1');
}

/** Files other than pages whose headers have a separate rule. */
const RULED: ReadonlySet<string> = new Set([SPECULATION_FILE, WORKER_FILE]);

/** Addresses of files at the root that are neither pages nor for a host. */
const plainFiles = (files: readonly string[]): readonly string[] =>
  files
    .filter((file) => !HOST_FILES.has(file) && !/\/|\.html$/.test(file))
    .map((file) => `/${file}`)
    .filter((path) => !RULED.has(path));

/** Folders of data that pages fetch. */
const DATA_FOLDERS = ['/datos/*', '/locales/*'];

/**
 * The text of `_headers`. Both hosts join the values of all rules that match a path, so each kind of path has its
 * `Cache-Control` and its `Cross-Origin-Resource-Policy` in exactly one rule: a rule cannot match pictures of the hashed
 * folder alone, so other sites may load all of that folder. `Referrer-Policy` may be joined: browsers take the last.
 * @param paths addresses of all pages
 * @param files files at the site's root
 * @throws Error when there are more rules than a host reads
 */
export function renderHeaders(policy: Policy, paths: readonly string[], files: readonly string[]): string {
  const { pictures } = policy.services;
  const ofPage = (path: string): string => (policy.services.hasFolders ? folderAddress(path) : path);
  const patterns = [...new Set(paths.map(pagePattern))].sort();
  const isPrivate = (pattern: string): boolean =>
    PRIVATE_PAGES.some((name) => pattern === `/${name}` || pattern === `/en/${name}`);
  const pages = patterns.filter((pattern) => !isPrivate(pattern));
  const privatePages = PRIVATE_PAGES.flatMap((name) => [`/${name}`, `/en/${name}`]);
  const caching = (path: string): Header => ['Cache-Control', cacheControl(path)];
  const rules = [
    rule(
      '/*',
      commonHeaders(policy).filter(([name]) => name !== RESOURCE_POLICY),
    ),
    rule(`${HASHED_FOLDER}*`, [caching(HASHED_FOLDER), SHOWN_ANYWHERE]),
    ...(pictures ? [rule(`${pictures.path}*`, [['Cache-Control', PICTURES_KEPT], SHOWN_ANYWHERE])] : []),
    rule(SPECULATION_FILE, [['Content-Type', SPECULATION_TYPE], caching(SPECULATION_FILE), SHOWN_HERE]),
    rule(WORKER_FILE, [caching(WORKER_FILE), SHOWN_HERE]),
    ...[...DATA_FOLDERS, ...plainFiles(files)].map((path) => rule(path, [resourcePolicy(policy, path)])),
    ...pages.map((pattern) =>
      rule(pattern.endsWith('*') ? pattern : ofPage(pattern), [caching(pattern), SHOWN_HERE]),
    ),
    ...privatePages.map((path) => {
      const referrer = ownReferrerPolicy(path);
      return rule(ofPage(path), [
        caching(path),
        SHOWN_HERE,
        ...(referrer ? [['Referrer-Policy', referrer] as const] : []),
      ]);
    }),
  ];
  if (rules.length > RULE_LIMIT)
    throw new Error(`_headers would have ${rules.length} rules, hosts read ${RULE_LIMIT}.`);
  return `${rules.join('\n\n')}\n`;
}

/**
 * The text of `_redirects`. A slash or `.html` at the end is taken off by both hosts themselves, and
 * `?categoria=` needs no rule: only one of the two can look at a query, so the list reads it in the page. Pictures are not
 * passed on by a rule: neither host puts the shop's headers on what it fetches elsewhere, and both make pictures themselves.
 */
export function renderRedirects(hasFolders = false): string {
  return `${(hasFolders ? folderRedirects() : REDIRECTS).map(({ from, to }) => `${from} ${to} 301`).join('\n')}\n`;
}
