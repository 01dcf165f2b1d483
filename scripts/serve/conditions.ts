/**
 * Conditions that a browser test requests from the preview server by a session cookie: not every browser can be made slow,
 * offline or scriptless, but every browser sends cookies. Only the tests' servers support them.
 */
import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** Name of the cookie; its value is a list of conditions, separated by dots. */
export const CONDITIONS_COOKIE = 'test-conditions';

const CONDITIONS = {
  /** Every connection fails. */
  offline: true,
  /** The shop's script files take `SLOW_SCRIPT_MS`. */
  'slow-scripts': true,
  /** The shop's script files never arrive. */
  'blocked-scripts': true,
  /** Styles and scripts are answered with a cacheable page. */
  'wrong-files': true,
  /** Style sheets without a query are answered with a cacheable page, without `nosniff`. */
  'wrong-styles': true,
  /** Pages run no scripts, as if scripting were disabled. */
  'no-scripts': true,
  /** Pages store their problems under `HEARD_KEY`, for browsers whose console cannot be read. */
  'heard-problems': true,
  /** The first script of a page fails in every way, to test the detection of problems. */
  'planted-problems': true,
} as const;
export type Condition = keyof typeof CONDITIONS;

/** Long enough that a shopper acts before the scripts arrive. */
export const SLOW_SCRIPT_MS = 300;

/** Key of the session storage with the problems of a page, a list of texts. */
export const HEARD_KEY = 'test:heard';

const SCRIPT_FILE = /^\/_astro\/[^?]+\.js$/;

/** A document with this policy has scripting disabled, including `<noscript>` and `(scripting: none)`. */
const WITHOUT_SCRIPTS =
  'sandbox allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-top-navigation';

const PLANTED = `console.error('planted: console');Promise.reject(new Error('planted: rejection'));throw new Error('planted: first script');`;

const isCondition = (name: string): name is Condition => Object.hasOwn(CONDITIONS, name);

/** The conditions in the cookies of a request. */
export function conditionsOf(cookies = ''): ReadonlySet<Condition> {
  const pairs = cookies.split(/;\s*/).map((pair) => pair.split('='));
  const [, value = ''] = pairs.find(([name]) => name === CONDITIONS_COOKIE) ?? [];
  return new Set(value.split('.').filter(isCondition));
}

/** Whether a file is answered with a page, as by a host during a deployment. */
export function isAnsweredWrongly(
  { url = '/' }: Pick<IncomingMessage, 'url'>,
  conditions: ReadonlySet<Condition>,
): boolean {
  if (conditions.has('wrong-styles')) return /^\/_astro\/[^?]+\.css$/.test(url);
  return conditions.has('wrong-files') && /^\/_astro\/[^?]+\.(?:js|css)/.test(url);
}

/** Delays a request, or ends its connection; returns whether to answer it. */
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

/** The scripts that are inserted before those of a page. */
const insertedScripts = (conditions: ReadonlySet<Condition>): readonly string[] => [
  ...(conditions.has('heard-problems') ? [`(${collectPageProblems})(${JSON.stringify(HEARD_KEY)})`] : []),
  ...(conditions.has('planted-problems') ? [PLANTED] : []),
];

const hashOf = (script: string): string => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** Whether scripts are inserted into pages. */
export const changesPage = (conditions: ReadonlySet<Condition>): boolean =>
  insertedScripts(conditions).length > 0;

/** Inserts scripts into a page, and allows them in its policy. */
export function changePage(
  html: string,
  response: Pick<ServerResponse, 'getHeader' | 'setHeader'>,
  conditions: ReadonlySet<Condition>,
): string {
  const scripts = insertedScripts(conditions);
  const policy = String(response.getHeader('Content-Security-Policy') ?? '');
  const sources = scripts.map(hashOf).join(' ');
  response.setHeader('Content-Security-Policy', policy.replace('script-src ', `script-src ${sources} `));
  const elements = scripts.map((script) => `<script>${script}</script>`).join('');
  return html.replace(/<head>/i, (head) => `${head}${elements}`);
}

/** Disables scripting in a page. */
export function disableScripts(
  response: Pick<ServerResponse, 'appendHeader'>,
  conditions: ReadonlySet<Condition>,
): void {
  if (conditions.has('no-scripts')) response.appendHeader('Content-Security-Policy', WITHOUT_SCRIPTS);
}

/**
 * Stores uncaught errors and rejections, console errors and warnings, files that failed to load, and violations of
 * the policy. It is inserted into pages as text, so it must not use other parts of this file.
 */
function collectPageProblems(key: string): void {
  const textOf = (value: unknown): string =>
    value instanceof Error ? `${value.name}: ${value.message}` : String(value);
  const store = (problem: string): void => {
    const heard: unknown[] = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    sessionStorage.setItem(key, JSON.stringify([...heard, `${problem} (${location.pathname})`]));
  };
  const onError = (event: Event): void => {
    const { target } = event;
    if (event instanceof ErrorEvent) store(`uncaught: ${event.message}`);
    else if (target instanceof HTMLScriptElement) store(`failed to load: ${target.src}`);
    // A failed prefetch is requested again when it is needed; WebKit aborts prefetches when a page is left.
    else if (target instanceof HTMLLinkElement && target.rel !== 'modulepreload')
      store(`failed to load: ${target.href}`);
  };
  addEventListener('error', onError, true);
  addEventListener('unhandledrejection', ({ reason }) => store(`uncaught: ${textOf(reason)}`));
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    store(`policy: ${effectiveDirective} blocks ${blockedURI}`),
  );
  const { console: own } = globalThis;
  for (const level of ['error', 'warn'] as const) {
    const write = own[level].bind(own);
    own[level] = (...values: unknown[]) => {
      store(`console ${level === 'warn' ? 'warning' : level}: ${values.map(textOf).join(' ')}`);
      write(...values);
    };
  }
}
