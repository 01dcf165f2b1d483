/**
 * Measures how long a filter's toggle takes on a long list with a slowed processor (decision 108, Long work: 2,000
 * products, 4× slower, 100 ms). It measures the time from the click until a painted frame shows the pressed option and
 * the new count, and until the first view shows the matching products with names and prices. It starts once from a
 * sorted list and once from the printed list. Run it by hand against a served shop (`npm start -- --products 2000`; a
 * shorter list is lengthened): node tests/bench/filter-toggle.ts http://localhost:4321
 */
import type { Page } from '@playwright/test';
import { fromColumns, toColumns } from '../../src/shared/codec/columns.ts';
import { launchBrowser, rest, spread, workOf } from './measure.ts';

const PRODUCTS = 2_000;
const SLOWDOWN = 4;
const TOGGLES = 24;
/** Two rows of the grid: more than the first view of this screen shows. */
const FIRST_VIEW = 8;
const SCREEN = { width: 1280, height: 800 };
const FILES = '**/datos/productos.json';

/** The list's own file with its products repeated under other skus until there are enough. */
async function lengthenList(page: Page): Promise<void> {
  await page.route(FILES, async (route) => {
    const response = await route.fetch();
    const own = fromColumns((await response.json()).columns);
    if (own.length >= PRODUCTS) return route.fulfill({ response });
    const rows = Array.from({ length: PRODUCTS }, (_, index) => {
      const product = own[index % own.length];
      return { ...product, sku: `${product?.['sku']}-${index}` };
    });
    await route.fulfill({ response, json: { columns: toColumns(rows) } });
  });
}

/** Milliseconds from the click until a frame was painted with the answer, and with the products. */
type Toggle = { readonly answer: number; readonly products: number };

/** Clicks a brand. Rejects when the expected count or the brand's products never appear. */
function toggle(page: Page, index: number, plain: readonly string[]): Promise<Toggle> {
  return page.evaluate(
    ({ nth, firstView, plain: skus }) =>
      new Promise<Toggle>((done, fail) => {
        const boxes = '.filters[data-place="side"] [data-group="brand"] input';
        const box = document.querySelectorAll<HTMLInputElement>(boxes)[nth];
        const label = box?.closest('label')?.textContent ?? '';
        const [, brand = '', beside = ''] = /^(.*) \((\d+)\)$/.exec(label) ?? [];
        const isWanted = box?.checked === false;
        const said = (): number =>
          Number(document.querySelector('.listing-head [role="status"]')?.textContent?.replace(/\D/g, ''));
        const isAnswered = (): boolean =>
          box?.checked === isWanted && (said() === Number(beside)) === isWanted;
        const isShown = (): boolean => {
          const cards = [
            ...document.querySelectorAll<HTMLElement>('.listing-results:not([hidden]) article'),
          ].slice(0, firstView);
          if (cards.length < Math.min(firstView, said())) return false;
          return isWanted
            ? cards.every((card) => card.querySelector('.card-brand')?.textContent === brand)
            : cards.every((card, at) => card.dataset['sku'] === skus[at]);
        };
        const start = performance.now();
        /** A task after a frame's callbacks: by then it is painted. */
        const painted = (tell: (ms: number) => void) => setTimeout(() => tell(performance.now() - start));
        let answer: number | undefined;
        const look = (): void => {
          const isLast = isAnswered() && isShown();
          if (performance.now() - start > 20_000) fail(new Error(`never shown: ${label}`));
          if (answer === undefined && isAnswered()) {
            painted((ms) => {
              answer ??= ms;
            });
          }
          if (isLast) painted((ms) => done({ answer: answer ?? ms, products: ms }));
          else requestAnimationFrame(look);
        };
        box?.click();
        requestAnimationFrame(look);
      }),
    { nth: index, firstView: FIRST_VIEW, plain },
  );
}

type Measured = { readonly times: readonly Toggle[]; readonly work: number };

/** Each of some brands on, then off again. */
async function measure(page: Page): Promise<Measured> {
  const brands = page.locator('.filters[data-place="side"] [data-group="brand"]:not([open]) > summary');
  if ((await brands.count()) > 0) await brands.click();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const plain = await page
    .locator('.listing-results:not([hidden]) article')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-sku') ?? ''));
  // The first one only warms up.
  await toggle(page, 1, plain);
  await rest(page);
  await toggle(page, 1, plain);
  await rest(page);
  const times: Toggle[] = [];
  const before = await workOf(session);
  for (let index = 0; index < TOGGLES; index += 1) {
    times.push(await toggle(page, 1 + (Math.floor(index / 2) % 6), plain));
    await rest(page);
  }
  return { times, work: ((await workOf(session)) - before) / TOGGLES };
}

function tell(name: string, { times, work }: Measured): void {
  const of = (key: keyof Toggle): string => spread(times.map((each) => each[key]));
  process.stdout.write(
    `${name}: ${PRODUCTS} products, ${SLOWDOWN}× slower, ${TOGGLES} toggles: click to paint of the answer ${of('answer')}; of the products ${of('products')}; work of the thread ${work.toFixed(0)} ms a toggle, slowdown included\n`,
  );
}

const [origin = 'http://localhost:4321'] = process.argv.slice(2);
const browser = await launchBrowser();
try {
  for (const [name, search] of [
    ['list by price', '?orden=precio-asc'],
    ['printed list', ''],
  ] as const) {
    const page = await browser.newPage({ viewport: SCREEN });
    await lengthenList(page);
    await page.goto(`${origin}/productos${search}`);
    await page.locator('.listing-results:not([hidden]) article').first().waitFor();
    // Wakes the filters, and the list of all products with them.
    if (search === '') {
      const file = page.waitForResponse(FILES);
      await page.locator('.filters[data-place="side"] input').first().hover();
      await file;
    }
    tell(name, await measure(page));
    await page.close();
  }
} finally {
  await browser.close();
}
