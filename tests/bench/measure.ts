/** The measuring tools of the benches. */
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { findBrowser } from '../../scripts/browser.ts';

/** Launches the browser of the tests. */
export function launchBrowser(): Promise<Browser> {
  const { args, path } = findBrowser();
  return chromium.launch({ args, ...(path && { executablePath: path }) });
}

/** Waits until the page has drawn everything and is at rest. */
export function rest(page: Page): Promise<void> {
  return page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => done())));
}

/** Milliseconds of processor time that the page's thread has used so far. */
export async function workOf(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

/** The distribution of some times in milliseconds. */
export function spread(times: readonly number[]): string {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number): string =>
    `${(sorted[Math.ceil(sorted.length * share) - 1] ?? 0).toFixed(0)} ms`;
  return `median ${at(0.5)}, p95 ${at(0.95)}, slowest ${at(1)}`;
}
