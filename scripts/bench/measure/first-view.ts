/**
 * The first view as a phone has it on the edge's own line: Lighthouse works out from a fast visit what a slow line would
 * do, and counts every picture that a fast visit gets before its first paint as one that the largest content waits for.
 */
import type { Browser, Page } from '@playwright/test';
import * as z from 'zod';
import { SLOW_4G } from '../edge/link.ts';
import type { Place } from '../place.ts';
import type { Reading } from '../report/figures.ts';
import { openPhone } from './browser.ts';

/** Largest contents that come later than this after the page has loaded are not waited for (milliseconds). */
const SETTLED = 1000;

const paintsSchema = z.object({ first: z.number(), largest: z.number() });

/** When something, and when the largest content, was painted: milliseconds from the request on. */
async function readPaints(page: Page): Promise<z.infer<typeof paintsSchema>> {
  const paints = await page.evaluate(
    () =>
      new Promise<unknown>((done, fail) => {
        setTimeout(() => fail(new Error('no largest content')), 5000);
        new PerformanceObserver((list) => {
          const [first] = performance.getEntriesByName('first-contentful-paint');
          done({ first: first?.startTime, largest: list.getEntries().at(-1)?.startTime });
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
  return paintsSchema.parse(paints);
}

/** Opens a page for the first time. */
export async function measureFirstView(
  browser: Browser,
  place: Place,
  row: string,
  url: string,
): Promise<readonly Reading[]> {
  const { page, close } = await openPhone(browser);
  try {
    place.edge.link.shape(SLOW_4G);
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(SETTLED);
    const { first, largest } = await readPaints(page);
    const common = { part: 'First view on the line itself', row, unit: 'ms' } as const;
    return [
      { ...common, column: 'FCP', value: first },
      { ...common, column: 'LCP', value: largest },
    ];
  } finally {
    await close();
  }
}
