/** `_headers` and `_redirects`, in the syntax that Cloudflare Pages and Netlify share. */
import {
  cacheControl,
  commonHeaders,
  HASHED_FOLDER,
  type Header,
  ownReferrerPolicy,
  PICTURES_KEPT,
  type Policy,
  PRIVATE_PAGES,
  WORKER_FILE,
} from './policy.ts';
import { REDIRECTS } from './redirects.ts';
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

/**
 * The text of `_headers`. Both hosts join the values of all rules that match a path, so each kind of
 * path has its `Cache-Control` in exactly one rule. `Referrer-Policy` may be joined: browsers take the last.
 * @param paths addresses of all pages
 * @throws Error when there are more rules than a host reads
 */
export function renderHeaders(policy: Policy, paths: readonly string[]): string {
  const { pictures } = policy.services;
  const patterns = [...new Set(paths.map(pagePattern))].sort();
  const isPrivate = (pattern: string): boolean =>
    PRIVATE_PAGES.some((name) => pattern === `/${name}` || pattern === `/en/${name}`);
  const pages = patterns.filter((pattern) => !isPrivate(pattern));
  const privatePages = PRIVATE_PAGES.flatMap((name) => [`/${name}`, `/en/${name}`]);
  const rules = [
    rule('/*', commonHeaders(policy)),
    rule(`${HASHED_FOLDER}*`, [['Cache-Control', cacheControl(HASHED_FOLDER)]]),
    ...(pictures ? [rule(`${pictures.path}*`, [['Cache-Control', PICTURES_KEPT]])] : []),
    rule(SPECULATION_FILE, [
      ['Content-Type', SPECULATION_TYPE],
      ['Cache-Control', cacheControl(SPECULATION_FILE)],
    ]),
    rule(WORKER_FILE, [['Cache-Control', cacheControl(WORKER_FILE)]]),
    ...pages.map((pattern) => rule(pattern, [['Cache-Control', cacheControl(pattern)]])),
    ...privatePages.map((path) => {
      const referrer = ownReferrerPolicy(path);
      return rule(path, [
        ['Cache-Control', cacheControl(path)],
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
export function renderRedirects(): string {
  return `${REDIRECTS.map(({ from, to }) => `${from} ${to} 301`).join('\n')}\n`;
}
