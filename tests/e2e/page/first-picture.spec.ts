import { expect, ORIGINS, test } from '../fixtures/shop.ts';
import { addressOf, PAGE_TYPES, PRODUCT_TYPE } from '../pages/page-types.ts';

declare global {
  interface Window {
    largestPaint?: string;
  }
}

/** Remembers the address of the largest picture painted so far. */
function watchLargestPaint(): void {
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ('url' in entry && entry.url) window.largestPaint = String(entry.url);
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}

const SEEN = PAGE_TYPES.filter(({ path }) => path === '/' || path === '/productos');

for (const type of [...SEEN, PRODUCT_TYPE])
  test(`the first visible picture on ${type.name} is the first one requested, from the shop's own origin`, async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'image') asked.push(request.url());
    });
    await page.addInitScript(watchLargestPaint);
    await page.goto(await addressOf(type, 'es-GT'));
    // A smaller picture may be painted earlier; the largest is reported last. The home page has two of the same size.
    const first = (): readonly string[] =>
      asked.filter((url) => !url.endsWith('.svg')).slice(0, type.path === '/' ? 2 : 1);
    await expect
      .poll(async () => first().includes((await page.evaluate(() => window.largestPaint)) ?? 'none'))
      .toBe(true);
    expect(asked.filter((url) => !url.startsWith(ORIGINS.shop))).toEqual([]);
  });
