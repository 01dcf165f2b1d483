/**
 * Measures from a press on a card of the list to the largest content of the product's page. Uses a separate browser,
 * because a browser under Playwright's control does not prerender pages (`PrerenderingDisabledByDevTools`).
 */
import { setTimeout as wait } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import * as z from 'zod';
import { findBrowser } from '../../browser.ts';
import { SLOW_4G } from '../edge/link.ts';
import type { Place } from '../place.ts';
import type { Reading } from '../report.ts';
import { DESK, PHONE, SLOWDOWN } from './browser.ts';

/** Events on the link before the press. */
export const HINTS = ['tapped', 'touched 200 ms before', 'hovered 200 ms before'] as const;
export type Hint = (typeof HINTS)[number];

const HELD = 200;
const REST = 3000;
/** Milliseconds after which a later largest content is ignored. */
const SETTLED = 3000;
const CARD = 'article.card .card-name a';

const arrivalSchema = z.object({
  /** Milliseconds since 1970. */
  paintedAt: z.number(),
  isPrefetched: z.boolean(),
  isPrerendered: z.boolean(),
});

/** The time at which the current page painted its largest content, and the way it was loaded. */
async function readArrival(page: Page): Promise<z.infer<typeof arrivalSchema>> {
  const arrival = await page.evaluate(
    () =>
      new Promise<unknown>((done, fail) => {
        setTimeout(() => fail(new Error('no largest content')), 5000);
        new PerformanceObserver((list) => {
          const last = list.getEntries().at(-1);
          const [entry] = performance.getEntriesByType('navigation');
          const activated =
            entry && 'activationStart' in entry && typeof entry.activationStart === 'number'
              ? entry.activationStart
              : 0;
          const delivery = entry && 'deliveryType' in entry ? entry.deliveryType : '';
          done({
            paintedAt: performance.timeOrigin + Math.max(last?.startTime ?? 0, activated),
            isPrefetched: delivery === 'navigational-prefetch',
            isPrerendered: activated > 0,
          });
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
  return arrivalSchema.parse(arrival);
}

function launch(spki: string): Promise<Browser> {
  const { path = chromium.executablePath(), args } = findBrowser();
  const trusting = `--ignore-certificate-errors-spki-list=${spki}`;
  return puppeteer.launch({ executablePath: path, args: [...args, '--lang=es-GT', trusting] });
}

/** Opens the list on a phone or an equally slow desktop, and waits until it is idle. */
async function openList(browser: Browser, place: Place, hint: Hint): Promise<Page> {
  const page = await browser.newPage();
  const phone = { ...PHONE, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
  await page.setViewport(hint === 'hovered 200 ms before' ? DESK : phone);
  await page.emulateCPUThrottling(SLOWDOWN);
  place.edge.link.shape(SLOW_4G);
  await page.goto(`${place.shop}/productos`, { waitUntil: 'load' });
  await wait(REST);
  return page;
}

/** Presses the link and returns when it was released (milliseconds since 1970). */
async function release(page: Page, hint: Hint): Promise<number> {
  const link = await page.$(CARD);
  await link?.scrollIntoView();
  const box = await link?.boundingBox();
  if (!box) throw new Error('The list shows no card.');
  const [x, y] = [box.x + Math.min(box.width, 60) / 2, box.y + 10];
  if (hint === 'hovered 200 ms before') {
    await page.mouse.move(x, y);
    await wait(HELD);
    await page.mouse.down();
    const at = Date.now();
    await page.mouse.up();
    return at;
  }
  const finger = await page.touchscreen.touchStart(x, y);
  if (hint === 'touched 200 ms before') await wait(HELD);
  const at = Date.now();
  await finger.end();
  return at;
}

/** Navigates from the list to the first product. */
export async function measureNextPage(place: Place, hint: Hint): Promise<readonly Reading[]> {
  const browser = await launch(place.spki);
  try {
    const page = await openList(browser, place, hint);
    const arrived = page.waitForNavigation({ waitUntil: 'load' });
    const [at] = await Promise.all([release(page, hint), arrived]);
    await wait(SETTLED);
    const { paintedAt, isPrefetched, isPrerendered } = await readArrival(page);
    const common = { part: 'Card of the list → product', row: hint } as const;
    return [
      { ...common, column: 'LCP after the press', unit: 'ms', value: paintedAt - at },
      { ...common, column: 'prefetched', unit: 'count', value: Number(isPrefetched) },
      { ...common, column: 'prerendered', unit: 'count', value: Number(isPrerendered) },
    ];
  } finally {
    await browser.close();
  }
}
