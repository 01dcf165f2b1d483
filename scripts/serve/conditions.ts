/**
 * Conditions that a browser test requests from the preview server by a session cookie: some browsers cannot be made
 * slow, offline or scriptless, but every browser sends cookies. Only the tests' servers support it.
 */
import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { collectPageProblems, HEARD_KEY } from './page-problems.ts';

/** Name of the cookie; its value is a list of conditions with dots between them. */
export const CONDITIONS_COOKIE = 'test-conditions';

const CONDITIONS = {
  /** Nothing is answered. */
  offline: true,
  /** Script files of the shop take `SLOW_SCRIPT_MS`. */
  'slow-scripts': true,
  /** Script files of the shop never come. */
  'blocked-scripts': true,
  /** Styles and scripts are answered with a page to keep. */
  'wrong-files': true,
  /** Style sheets are answered with a page to keep, without `nosniff`, unless they are requested with a query. */
  'wrong-styles': true,
  /** Pages run no scripts, as if they had been switched off. */
  'no-scripts': true,
  /** Pages keep what goes wrong under `HEARD_KEY`, for browsers whose console cannot be read. */
  'heard-problems': true,
  /** The first script of a page fails in every way: the test of those who listen. */
  'planted-problems': true,
} as const;
export type Condition = keyof typeof CONDITIONS;

/** Long enough that a shopper is there first. */
export const SLOW_SCRIPT_MS = 300;

const SCRIPT_FILE = /^\/_astro\/[^?]+\.js$/;

/** Whether a file is to be answered with a page, as by a host that is just being deployed. */
export function isAnsweredWrongly(
  { url = '/' }: Pick<IncomingMessage, 'url'>,
  conditions: ReadonlySet<Condition>,
): boolean {
  if (conditions.has('wrong-styles')) return /^\/_astro\/[^?]+\.css$/.test(url);
  return conditions.has('wrong-files') && /^\/_astro\/[^?]+\.(?:js|css)/.test(url);
}

/** A document with this policy has scripting switched off, `<noscript>` and `(scripting: none)` included. */
const WITHOUT_SCRIPTS =
  'sandbox allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-top-navigation';

const PLANTED = `console.error('planted: console');Promise.reject(new Error('planted: rejection'));throw new Error('planted: first script');`;

const isCondition = (name: string): name is Condition => Object.hasOwn(CONDITIONS, name);

/** The conditions that a request's cookie names. */
export function conditionsOf(cookies = ''): ReadonlySet<Condition> {
  const pairs = cookies.split(/;\s*/).map((pair) => pair.split('='));
  const [, value = ''] = pairs.find(([name]) => name === CONDITIONS_COOKIE) ?? [];
  return new Set(value.split('.').filter(isCondition));
}

/**
 * Lets a request wait, or end without an answer.
 * @returns whether it is to be answered
 */
export async function meetConditions(
  { url = '/', socket }: Pick<IncomingMessage, 'url' | 'socket'>,
  conditions: ReadonlySet<Condition>,
): Promise<boolean> {
  const isScript = SCRIPT_FILE.test(url);
  if (conditions.has('offline') || (isScript && conditions.has('blocked-scripts'))) {
    socket.destroy();
    return false;
  }
  if (isScript && conditions.has('slow-scripts')) await wait(SLOW_SCRIPT_MS);
  return true;
}

/** The scripts that come before a page's own. */
function firstScripts(conditions: ReadonlySet<Condition>): readonly string[] {
  return [
    ...(conditions.has('heard-problems') ? [`(${collectPageProblems})(${JSON.stringify(HEARD_KEY)})`] : []),
    ...(conditions.has('planted-problems') ? [PLANTED] : []),
  ];
}

const hashOf = (script: string): string => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** Whether a page's own bytes have to be changed. */
export const changesPage = (conditions: ReadonlySet<Condition>): boolean =>
  firstScripts(conditions).length > 0;

/** Puts the first scripts into a page, and allows them in its policy. */
export function changePage(
  html: string,
  response: Pick<ServerResponse, 'getHeader' | 'setHeader'>,
  conditions: ReadonlySet<Condition>,
): string {
  const scripts = firstScripts(conditions);
  const policy = String(response.getHeader('Content-Security-Policy') ?? '');
  response.setHeader(
    'Content-Security-Policy',
    policy.replace('script-src ', `script-src ${scripts.map(hashOf).join(' ')} `),
  );
  return html.replace(
    /<head>/i,
    (head) => `${head}${scripts.map((script) => `<script>${script}</script>`).join('')}`,
  );
}

/** Takes scripting away from a page. */
export function takeScripts(
  response: Pick<ServerResponse, 'appendHeader'>,
  conditions: ReadonlySet<Condition>,
): void {
  if (conditions.has('no-scripts')) response.appendHeader('Content-Security-Policy', WITHOUT_SCRIPTS);
}
