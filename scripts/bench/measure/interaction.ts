/** How long the slowest interaction of a press holds the page (Event Timing, as INP has it), with a slow processor. */
import type { Page } from '@playwright/test';
import { LOOPBACK } from '../edge/link.ts';
import type { Reading } from '../report/figures.ts';
import { openDesk, openPhone } from './browser.ts';
import type { Control } from './controls.ts';
import { press } from './effect.ts';
import type { Stage } from './first-tap.ts';

/** The page has come to rest, and what it fetches ahead has come. */
const REST = 4000;
/** Entries are told some frames later. */
const TOLD = 500;
/** The least that the browser tells. */
const LEAST = 16;

/** The longest interaction since the page began; what is shorter than the browser tells counts as that. */
function slowest(page: Page): Promise<number> {
  return page.evaluate(
    ([least, told]) =>
      new Promise<number>((done) => {
        let most: number = least;
        // Not yet known to the types.
        const wanted: PerformanceObserverInit & { readonly durationThreshold: number } = {
          type: 'event',
          durationThreshold: least,
          buffered: true,
        };
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            if ('interactionId' in entry && entry.interactionId) most = Math.max(most, entry.duration);
        }).observe(wanted);
        setTimeout(() => done(most), told);
      }),
    [LEAST, TOLD] as const,
  );
}

/** Presses a control of a page at rest. */
export async function measureInteraction(stage: Stage, control: Control): Promise<readonly Reading[]> {
  const { browser, place, url, stored } = stage;
  const phone = await (control.hasMouse ? openDesk(browser, stored) : openPhone(browser, { stored }));
  try {
    place.edge.link.shape(LOOPBACK);
    await phone.page.goto(url, { waitUntil: 'load' });
    await phone.page.waitForTimeout(REST);
    if (control.before) await press(phone.page, control.before);
    await press(phone.page, control, control.hasMouse);
    await phone.page.waitForTimeout(TOLD);
    const value = await slowest(phone.page);
    return [{ part: 'Slowest interaction', row: control.label, column: 'INP', unit: 'ms', value }];
  } finally {
    await phone.close();
  }
}
