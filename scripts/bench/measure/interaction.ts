/** Measures the slowest interaction of a press (Event Timing, as INP) and its longest task, with a slow processor. */
import type { Page } from '@playwright/test';
import { LOOPBACK } from '../edge/link.ts';
import type { Reading } from '../report.ts';
import { openDesk, openPhone } from './browser.ts';
import type { Control } from './controls.ts';
import { preparePress, press, type QuietPress } from './effect.ts';
import type { Stage } from './first-tap.ts';

/** Milliseconds until a page is idle and its prefetches have ended. */
const REST = 4000;
/** Milliseconds until the effect of a press and its deferred work are over. */
const DONE = 2000;
/** Maximum number of waits. */
const TRIES = 5;
/** The shortest reported interaction, in milliseconds. */
const LEAST = 16;

declare global {
  interface Window {
    /** The reported entries. */
    told?: PerformanceEntry[];
  }
}

/** Observes entries; runs before the page's scripts. */
function listen(least: number): void {
  const told: PerformanceEntry[] = [];
  window.told = told;
  const observer = new PerformanceObserver((list) => void told.push(...list.getEntries()));
  // Missing in the types.
  const events: PerformanceObserverInit & { readonly durationThreshold: number } = {
    type: 'event',
    durationThreshold: least,
  };
  observer.observe(events);
  observer.observe({ type: 'longtask' });
}

interface Slowest {
  /** The longest interaction; one below the browser's threshold counts as the threshold. */
  readonly interaction: number;
  /** 0 if no task took 50 ms. */
  readonly task: number;
}

/** The slowest interaction and task since a moment. */
function slowestSince(page: Page, start: number): Promise<Slowest> {
  return page.evaluate(
    ([since, least]) => {
      const own = (window.told ?? []).filter(({ startTime }) => startTime >= since);
      const most = (entries: readonly PerformanceEntry[]): number =>
        Math.max(0, ...entries.map(({ duration }) => duration));
      const interactions = own.filter((entry) => 'interactionId' in entry && entry.interactionId);
      return {
        interaction: Math.max(least, most(interactions)),
        task: most(own.filter(({ entryType }) => entryType === 'longtask')),
      };
    },
    [start, LEAST] as const,
  );
}

/**
 * Reads the slowest interaction once the effect has had its time, because reading takes time as well.
 * @throws Error when there is no effect
 */
async function slowestOf(page: Page, start: number, { isThere }: QuietPress): Promise<Slowest> {
  for (const _ of Array.from({ length: TRIES })) {
    await page.waitForTimeout(DONE);
    const slowest = await slowestSince(page, start);
    if (await isThere()) return slowest;
  }
  throw new Error('no effect');
}

/** Presses a control of an idle page. */
export async function measureInteraction(stage: Stage, control: Control): Promise<readonly Reading[]> {
  const { browser, place, url, stored } = stage;
  const phone = await (control.hasMouse ? openDesk(browser, stored) : openPhone(browser, { stored }));
  const { page } = phone;
  try {
    place.edge.link.shape(LOOPBACK);
    await page.addInitScript(listen, LEAST);
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(REST);
    for (const each of control.before ?? []) await press(page, each, control.hasMouse);
    const prepared = await preparePress(page, control, control.hasMouse);
    await page.waitForTimeout(DONE);
    const start = await page.evaluate(() => performance.now());
    await prepared.press();
    const { interaction, task } = await slowestOf(page, start, prepared);
    const common = { part: 'Slowest interaction', row: control.label, unit: 'ms' } as const;
    return [
      { ...common, column: 'INP', value: interaction },
      { ...common, column: 'longest task', value: task },
    ];
  } finally {
    await phone.close();
  }
}
