/**
 * How long a filter's toggle takes on a long list, from the click to the painted cards, with the processor slowed down
 * (issue "Browse, find, choose", Filters: 2,000 products, 4× slower, 100 ms), and how much work of the page's thread that
 * is (with all that follows the first paint). Run by hand against a shop that is served:
 *
 *     node tests/bench/filter-toggle.ts http://localhost:4321
 */
import { type CDPSession, chromium, type Page } from '@playwright/test';
import { findBrowser } from '../../scripts/browser.ts';

const PRODUCTS = 2_000;
const SLOWDOWN = 4;
const TOGGLES = 24;

/** The list's own file with its products repeated under other skus until there are enough. */
async function lengthenList(page: Page): Promise<void> {
  await page.route('**/datos/productos.json', async (route) => {
    const response = await route.fetch();
    const own: { readonly sku: string }[] = await response.json();
    const json = Array.from({ length: PRODUCTS }, (_, index) => {
      const product = own[index % own.length];
      return { ...product, sku: `${product?.sku}-${index}` };
    });
    await route.fulfill({ response, json });
  });
}

/** Clicks a brand; milliseconds until a frame with the changed list has been painted. */
function toggle(page: Page, index: number): Promise<number> {
  return page.evaluate(
    (nth) =>
      new Promise<number>((done) => {
        const box = document.querySelectorAll<HTMLInputElement>(
          '.filters[data-place="side"] fieldset:nth-of-type(4) input',
        )[nth];
        const results = document.querySelector('[data-list-live]');
        const start = performance.now();
        const observer = new MutationObserver(() => {
          observer.disconnect();
          // A task after the next frame's callbacks: by then it is painted.
          requestAnimationFrame(() => setTimeout(() => done(performance.now() - start)));
        });
        if (results) observer.observe(results, { childList: true, subtree: true, characterData: true });
        box?.click();
      }),
    index,
  );
}

type Measured = { readonly times: readonly number[]; readonly work: number };

/** Milliseconds of processor time that the page's thread has used so far. */
async function workOf(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

async function measure(origin: string): Promise<Measured> {
  const found = findBrowser();
  const browser = await chromium.launch({
    args: found.args,
    ...(found.path && { executablePath: found.path }),
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await lengthenList(page);
    await page.goto(`${origin}/productos?orden=precio-asc`);
    await page.locator('[data-list-live] article').first().waitFor();
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const times: number[] = [];
    const before = await workOf(session);
    for (let index = 0; index < TOGGLES; index += 1) {
      // Each of some brands on, then off again.
      times.push(await toggle(page, 1 + (Math.floor(index / 2) % 6)));
      // The next one begins when the page has drawn the rest of this one and rests.
      await page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => done())));
    }
    return { times, work: ((await workOf(session)) - before) / TOGGLES };
  } finally {
    await browser.close();
  }
}

const [origin = 'http://localhost:4321'] = process.argv.slice(2);
const measured = await measure(origin);
const times = measured.times.toSorted((one, other) => one - other);
const at = (share: number): string => `${(times[Math.floor((times.length - 1) * share)] ?? 0).toFixed(0)} ms`;
process.stdout.write(
  `${PRODUCTS} products, ${SLOWDOWN}× slower, ${TOGGLES} toggles: click to paint median ${at(0.5)}, p90 ${at(0.9)}, slowest ${at(1)}; work of the thread ${measured.work.toFixed(0)} ms a toggle, slowdown included\n`,
);
