/**
 * The look of the shop, as far as it is equal on every machine: the boxes of every page at four widths, no layout
 * shifts, the picture that moves between list and product. Whole pages are not compared pixel by pixel, because their
 * text uses the machine's fonts: the few compared pictures contain no text.
 */
import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/shop.ts';
import { test as stillTest } from '../../fixtures/still-page.ts';
import { layoutProblems } from '../../pages/layout-problems.ts';
import { openPage, PAGE_TYPES } from '../../pages/page-types.ts';
import { samples } from '../../pages/samples.ts';
import { watchShifts } from './watch-shifts.ts';

const WIDTHS = [320, 360, 768, 1280];

for (const type of PAGE_TYPES)
  stillTest(
    `${type.name} fits every width: nothing runs out of it, is cut off or covers another`,
    {
      tag: '@desktop',
    },
    async ({ page }) => {
      // A resized window ends a transition between pages, which is not the subject here.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await openPage(page, type);
      // The lower rows of a list are laid out at the first scroll.
      await page.mouse.wheel(0, 1);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        await page.waitForFunction((wide) => innerWidth === wide, width);
        expect(await layoutProblems(page), `${width} px`).toEqual([]);
      }
    },
  );

for (const path of ['/', '/productos', '/cart', '/checkout', '/nosotros', 'product'])
  test(`nothing jumps on ${path} while it loads and is scrolled`, async ({ page }) => {
    const shifts = await watchShifts(page);
    await page.goto(path === 'product' ? `/producto/${(await samples()).sku}` : path);
    for (let top = 0; top < 4000; top += 500) {
      await page.mouse.wheel(0, 500);
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
    }
    expect(await shifts()).toEqual([]);
  });

test.describe('between a list and a product', { tag: '@desktop' }, () => {
  /** Marks a page that listens for a type of event, however late its module loads. */
  async function tellOfListeners(page: Page, type: string): Promise<void> {
    await page.addInitScript((wanted) => {
      window.addEventListener = new Proxy(window.addEventListener, {
        apply(listen, target, args) {
          Reflect.apply(listen, target, args);
          if (args[0] === wanted) document.documentElement.dataset['hears'] = wanted;
        },
      });
    }, type);
  }

  /** Remembers, across the change of pages, which picture of the list was named for it. */
  async function clickFirstCard(page: Page): Promise<void> {
    await tellOfListeners(page, 'pageswap');
    await page.goto('/productos');
    await page.mouse.move(5, 5);
    await page.mouse.move(9, 9);
    // Wait until the module that sets the name listens, before the listener of this test.
    await page.waitForFunction(() => document.documentElement.dataset['hears'] === 'pageswap');
    const card = page.locator('.card').first();
    await card.hover();
    await page.evaluate(() => {
      addEventListener('pageswap', ({ viewTransition }) => {
        const named = [...document.querySelectorAll('img')].filter(({ style }) => style.viewTransitionName);
        const isFirst = named[0]?.closest('.card') === document.querySelector('.card');
        sessionStorage.setItem('morph', JSON.stringify([viewTransition !== null, named.length, isFirst]));
      });
    });
    await card.getByRole('heading').getByRole('link').click();
    await page.waitForURL(/\/producto\//);
  }

  const morph = (page: Page) => page.evaluate(() => sessionStorage.getItem('morph'));

  test('the picture of the product moves, and of no other', async ({ page }) => {
    await clickFirstCard(page);
    expect(await morph(page)).toBe('[true,1,true]');
    const name = (selector: string) =>
      page.locator(selector).evaluate((element) => getComputedStyle(element).viewTransitionName);
    expect(await name('.gallery-main .splide__track')).toBe('product-picture');
  });

  test('a press during the transition is for the element below', async ({ page }) => {
    await page.addInitScript(() =>
      addEventListener('pagereveal', async ({ viewTransition }) => {
        await viewTransition?.ready;
        // A page may be shown, and move, when only its head has arrived.
        const shortcut = () => document.querySelector('header a[href]');
        while (!shortcut()) await new Promise(requestAnimationFrame);
        const { left, top, width, height } = shortcut()?.getBoundingClientRect() ?? new DOMRect();
        const pressed = document.elementFromPoint(left + width / 2, top + height / 2);
        document.documentElement.dataset['pressed'] =
          `${viewTransition !== null}, ${pressed?.closest('a, html')?.localName}`;
      }),
    );
    await clickFirstCard(page);
    // Without a transition the check would prove nothing; the press on the root happens during it.
    await expect(page.locator('html')).toHaveAttribute('data-pressed', 'true, a');
  });

  test('nothing moves for a shopper who prefers reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await clickFirstCard(page);
    expect(await morph(page)).toBe('[false,0,false]');
  });
});

test.describe('drawn unchanged', { tag: '@desktop' }, () => {
  test.beforeEach(() => {
    // One baseline for every platform: it contains no text.
    test.info().snapshotSuffix = '';
  });
  const tolerance = { maxDiffPixelRatio: 0.03 } as const;

  for (const scheme of ['light', 'dark'] as const)
    test(`the mark and the icons, ${scheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
      await page.goto('/nosotros');
      await expect(page.locator('.header .logo svg')).toHaveScreenshot(`mark-${scheme}.png`, tolerance);
      await expect(page.locator('.header-actions')).toHaveScreenshot(`actions-${scheme}.png`, tolerance);
    });

  test('the cards that are accepted', async ({ page }) => {
    await page.goto('/nosotros');
    await expect(page.getByRole('img', { name: 'Visa' })).toHaveScreenshot('card-marks.png', tolerance);
  });
});
