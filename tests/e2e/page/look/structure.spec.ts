/**
 * Ten pages at two widths compared with their stored look: boxes and colours of everything in view, drawn in a font
 * that every machine has, within a tolerance. Accept intended changes with `npx playwright test -c
 * tests/playwright.config.ts --project=desktop structure.spec.ts --update-snapshots`.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Page } from '@playwright/test';
import { realLines } from '../../fixtures/cart-lines.ts';
import { expect, test } from '../../fixtures/shop.ts';
import { seedCart } from '../../fixtures/stored-cart.ts';
import { differences } from './structure/compare-structures.ts';
import { drawEvenly, isEven } from './structure/even-font.ts';
import { type Part, readStructure } from './structure/read-structure.ts';

const WIDTHS = [360, 1280] as const;
/** A tall window: most of a page is in view at once. */
const HEIGHT = 1600;
/** Words with a date in them have the same length every day. */
const NOON = new Date('2027-03-10T18:00:00Z');

const PAGES: Readonly<Record<string, string>> = {
  home: '/',
  list: '/productos',
  category: '/productos/hombre/zapatos/tenis',
  product: '/producto/*',
  cart: '/cart',
  checkout: '/checkout',
  return: '/pago-exito',
  login: '/login',
  contact: '/contact',
  locations: '/ubicaciones',
};

/** Opens one of them with two lines in the cart, at noon of a certain day, for the server too. */
async function open(page: Page, path: string): Promise<void> {
  const lines = await realLines(2);
  await drawEvenly(page);
  await page.clock.setFixedTime(NOON);
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
  await page.route('**/checkout', (route) =>
    route.request().method() === 'HEAD'
      ? route.fulfill({ headers: { date: NOON.toUTCString() } })
      : route.fallback(),
  );
  await seedCart(page, lines);
  await page.setViewportSize({ width: WIDTHS[0], height: HEIGHT });
  await page.goto(path.replace('*', lines[0]?.productSku ?? ''));
  expect(await isEven(page)).toBe(true);
}

/** The structure at a width, once it stays the same. */
async function structureAt(page: Page, width: number): Promise<readonly Part[]> {
  await page.setViewportSize({ width, height: HEIGHT });
  await page.waitForFunction((wide) => innerWidth === wide, width);
  let last: readonly Part[] = [];
  await expect(async () => {
    const before = last;
    last = await readStructure(page);
    expect(last).toEqual(before);
  }).toPass({ intervals: [50, 100] });
  return last;
}

const headOf = (width: number): string => `# ${width} px`;

/** Lines of a committed structure, by width; empty where there is no such file. */
function committed(path: string, width: number): readonly string[] {
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const [, rest = ''] = text.split(`${headOf(width)}\n`);
  const [section = ''] = rest.split('\n#');
  return section.split('\n').filter((line) => line !== '');
}

test.describe('boxes and colours in view', { tag: '@desktop' }, () => {
  test.beforeEach(() => {
    // One snapshot for every platform.
    test.info().snapshotSuffix = '';
  });

  for (const [name, path] of Object.entries(PAGES))
    test(`${name} has the stored structure`, async ({ page }) => {
      const file = test.info().snapshotPath(`${name}.txt`);
      const isUpdate = /all|changed/.test(test.info().config.updateSnapshots);
      await open(page, path);
      const sections: string[] = [];
      for (const width of WIDTHS) {
        const parts = await structureAt(page, width);
        sections.push([headOf(width), ...parts.map(({ line }) => line)].join('\n'));
        if (isUpdate) continue;
        const different = () => readStructure(page).then((now) => differences(committed(file, width), now));
        await expect.poll(different, { message: `${width} px`, timeout: 5_000 }).toEqual([]);
      }
      if (!isUpdate) return;
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, `${sections.join('\n')}\n`);
    });
});

test('a moved block, a changed colour and missing styles are each detected', {
  tag: '@desktop',
}, async ({ page }) => {
  await open(page, '/contact');
  const before = (await structureAt(page, 1280)).map(({ line }) => line);
  const seen = async (): Promise<readonly string[]> => differences(before, await readStructure(page));
  const style = (selector: string, property: string, value: string) =>
    page
      .locator(selector)
      .first()
      .evaluate(
        (element, [name = '', given = '']) => {
          if (element instanceof HTMLElement) element.style.setProperty(name, given);
        },
        [property, value],
      );
  await style('main h1', 'margin-block-start', '20px');
  expect((await seen()).length).toBeGreaterThan(4);
  await style('main h1', 'margin-block-start', '');
  expect(await seen()).toEqual([]);
  await style('main h1', 'color', '#3a3a3a');
  expect(await seen()).toHaveLength(2);
  await style('main h1', 'color', '');
  await style('main h1', 'letter-spacing', '0.004em');
  expect(await seen(), 'a hair’s breadth').toEqual([]);
  await page.evaluate(() => {
    for (const sheet of document.styleSheets) sheet.disabled = true;
  });
  expect((await seen()).length).toBeGreaterThan(20);
});
