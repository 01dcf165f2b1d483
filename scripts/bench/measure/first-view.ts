/**
 * Measures the first view on a phone over the edge's throttled network. Lighthouse only simulates a slow network from
 * a fast visit, and counts every picture that a fast visit gets before its first paint as one that the largest
 * content waits for.
 */
import type { Browser, Page } from '@playwright/test';
import * as z from 'zod';
import { SLOW_4G } from '../edge/link.ts';
import type { Place } from '../place.ts';
import type { Reading } from '../report.ts';
import { openPhone, type Stored } from './browser.ts';

/** Milliseconds after the load; a later largest content is ignored. */
const SETTLED = 1000;

const paintsSchema = z.object({ first: z.number(), largest: z.number(), shift: z.number() });

/**
 * Times of the first and the largest contentful paint, in milliseconds after the request, and the sum of all layout
 * shifts. Shifts after an input count too, because an emulated phone has an input at each load.
 */
async function readPaints(page: Page): Promise<z.infer<typeof paintsSchema>> {
  const paints = await page.evaluate(
    () =>
      new Promise<unknown>((done, fail) => {
        setTimeout(() => fail(new Error('no largest content')), 5000);
        new PerformanceObserver((list) => {
          const [first] = performance.getEntriesByName('first-contentful-paint');
          const shifts = new PerformanceObserver(() => undefined);
          shifts.observe({ type: 'layout-shift', buffered: true });
          const shift = shifts
            .takeRecords()
            .reduce((sum, entry) => sum + ('value' in entry ? Number(entry.value) : 0), 0);
          done({ first: first?.startTime, largest: list.getEntries().at(-1)?.startTime, shift });
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
  return paintsSchema.parse(paints);
}

/** The shopper and the page of a first view. */
export interface FirstView {
  readonly row: string;
  readonly url: string;
  /** The state of a returning shopper; undefined for a first visit. */
  readonly stored?: Stored;
}

/** Opens a page. */
export async function measureFirstView(
  browser: Browser,
  place: Place,
  { row, url, stored }: FirstView,
): Promise<readonly Reading[]> {
  const { page, close } = await openPhone(browser, { ...(stored && { stored }) });
  try {
    place.edge.link.shape(SLOW_4G);
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(SETTLED);
    const { first, largest, shift } = await readPaints(page);
    const common = { part: 'First view on the line itself', row } as const;
    return [
      { ...common, column: 'FCP', unit: 'ms', value: first },
      { ...common, column: 'LCP', unit: 'ms', value: largest },
      { ...common, column: 'CLS', unit: 'shift', value: shift },
    ];
  } finally {
    await close();
  }
}
