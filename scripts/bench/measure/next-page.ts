/** A press on a card of the list, until the product's page shows its largest content. */
import type { Browser, Page } from '@playwright/test';
import * as z from 'zod';
import { SLOW_4G } from '../edge/link.ts';
import type { Place } from '../place.ts';
import type { Reading } from '../report/figures.ts';
import { openDesk, openPhone, type Phone } from './browser.ts';

/** What happens to the link before the press. */
export const HINTS = ['tapped', 'touched 200 ms before', 'hovered 200 ms before'] as const;
export type Hint = (typeof HINTS)[number];

const HELD = 200;
const REST = 3000;
/** Largest contents that come later are not waited for. */
const SETTLED = 3000;
const CARD = 'article.card .card-name a';

const arrivalSchema = z.object({
  /** Milliseconds since 1970. */
  paintedAt: z.number(),
  isPrefetched: z.boolean(),
  isPrerendered: z.boolean(),
});

/** When the page that stands now had painted its largest content, and how it had come. */
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

/** Presses the link, and tells when it was let go (milliseconds since 1970). */
async function release({ page, session }: Phone, hint: Hint): Promise<number> {
  const link = page.locator(CARD).first();
  await link.scrollIntoViewIfNeeded();
  const box = await link.boundingBox();
  if (!box) throw new Error('The list shows no card.');
  const [x, y] = [box.x + Math.min(box.width, 60) / 2, box.y + 10];
  if (hint === 'hovered 200 ms before') {
    await page.mouse.move(x, y);
    await page.waitForTimeout(HELD);
    await page.mouse.down();
    const at = Date.now();
    await page.mouse.up();
    return at;
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  if (hint === 'touched 200 ms before') await page.waitForTimeout(HELD);
  const at = Date.now();
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  return at;
}

/** Goes from the list to the first product. */
export async function measureNextPage(
  browser: Browser,
  place: Place,
  hint: Hint,
): Promise<readonly Reading[]> {
  const device = hint === 'hovered 200 ms before' ? await openDesk(browser) : await openPhone(browser);
  const { page } = device;
  try {
    place.edge.link.shape(SLOW_4G);
    await page.goto(`${place.shop}/productos`, { waitUntil: 'load' });
    await page.waitForTimeout(REST);
    const at = await release(device, hint);
    await page.waitForURL(/\/producto\//, { waitUntil: 'load' });
    await page.waitForTimeout(SETTLED);
    const { paintedAt, isPrefetched, isPrerendered } = await readArrival(page);
    const common = { part: 'Card of the list → product', row: hint } as const;
    return [
      { ...common, column: 'LCP after the press', unit: 'ms', value: paintedAt - at },
      { ...common, column: 'prefetched', unit: 'count', value: Number(isPrefetched) },
      { ...common, column: 'prerendered', unit: 'count', value: Number(isPrerendered) },
    ];
  } finally {
    await device.close();
  }
}
