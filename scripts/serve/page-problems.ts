/** Runs inside a page, before its own scripts, where a browser's console cannot be read from outside. */

/** Key of the tab's storage under which a page keeps what went wrong, as a list of texts. */
export const HEARD_KEY = 'test:heard';

/**
 * Keeps errors that nobody caught, promises that nobody waited for, what is written to the console as an error or a
 * warning, files that did not come, and what the policy refused. Stands alone: its text is put into the page.
 */
export function collectPageProblems(key: string): void {
  const say = (what: unknown): string =>
    what instanceof Error ? `${what.name}: ${what.message}` : String(what);
  const tell = (problem: string): void => {
    const heard: unknown[] = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    sessionStorage.setItem(key, JSON.stringify([...heard, `${problem} (${location.pathname})`]));
  };
  const reportUncaught = (event: Event): void => {
    const { target } = event;
    if (event instanceof ErrorEvent) tell(`uncaught: ${event.message}`);
    else if (target instanceof HTMLScriptElement) tell(`failed to load: ${target.src}`);
    // A failed prefetch is requested again when it is needed, and that request is reported; WebKit aborts prefetches
    // when a page is left.
    else if (target instanceof HTMLLinkElement && target.rel !== 'modulepreload')
      tell(`failed to load: ${target.href}`);
  };
  addEventListener('error', reportUncaught, true);
  addEventListener('unhandledrejection', ({ reason }) => tell(`uncaught: ${say(reason)}`));
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    tell(`policy: ${effectiveDirective} blocks ${blockedURI}`),
  );
  const { console: written } = globalThis;
  for (const level of ['error', 'warn'] as const) {
    const write = written[level].bind(written);
    written[level] = (...words: unknown[]) => {
      tell(`console ${level === 'warn' ? 'warning' : level}: ${words.map(say).join(' ')}`);
      write(...words);
    };
  }
}
