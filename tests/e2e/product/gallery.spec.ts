/** The pictures of a product page (storefront §2, Product detail gallery; decision 38, Gallery and buy bar). */
import type { Page } from '@playwright/test';
import { splitPictures } from '../../../src/features/product/rules/picture-list.ts';
import { expect, test } from '../fixtures/shop.ts';
import { samples } from '../pages/samples.ts';

test('the gallery follows its thumbnails and opens a picture close up', async ({ page, axe }) => {
  const { sku } = await samples();
  await page.goto(`/producto/${sku}`);
  const gallery = page.getByRole('region', { name: 'Galería' });
  const second = gallery.getByRole('button', { name: /^Imagen 2 de/ });
  await second.click();
  await expect(second).toHaveAttribute('aria-current', 'true');
  await gallery.locator('.gallery-main .is-active img').click();
  const zoom = page.getByRole('dialog', { name: 'Imagen ampliada' });
  await expect(zoom.getByRole('img')).toBeVisible();
  await axe(page);
  await page.keyboard.press('Escape');
  await expect(zoom).toBeHidden();
  await axe(page);
});

/** Thumbnails that are fully visible in their row. */
const thumbsInSight = (page: Page): Promise<number> =>
  page.locator('.gallery-thumbs .splide__track').evaluate((row) => {
    const { left, right, top, bottom } = row.getBoundingClientRect();
    const boxes = [...row.querySelectorAll('button')].map((button) => button.getBoundingClientRect());
    return boxes.filter(
      (box) => box.left > left - 1 && box.right < right + 1 && box.top > top - 1 && box.bottom < bottom + 1,
    ).length;
  });

test('the gallery shows at most 3 thumbnails, leads to every picture, and loops with 2 or more @desktop', async ({
  page,
}) => {
  const { sku } = await samples();
  await page.goto(`/producto/${sku}`);
  const gallery = page.getByRole('region', { name: 'Galería' });
  const images = splitPictures((await gallery.getAttribute('data-images')) ?? '');
  expect(await thumbsInSight(page)).toBe(Math.min(images.length, 3));
  const next = gallery.getByRole('button', { name: 'Imagen siguiente' });
  const current = gallery.locator('.gallery-thumbs [aria-current]');
  for (const [total, shown] of [
    [1, 1],
    [2, 2],
    [3, 3],
    [5, 3],
  ] as const) {
    const some = Array.from({ length: total }, (_, index) => images[index % images.length] ?? '');
    await page.evaluate((detail) => document.dispatchEvent(new CustomEvent('variant:chosen', { detail })), {
      images: some.map((image, index) => `${image}?${index}`),
    });
    await expect(gallery.locator('.gallery-thumbs button')).toHaveCount(total);
    await expect.poll(() => thumbsInSight(page)).toBe(shown);
    await expect(next).toHaveCount(total > 1 ? 1 : 0);
    for (const n of Array.from({ length: total - 1 }, (_, index) => index + 2)) {
      await next.click();
      await expect(current).toHaveAccessibleName(`Imagen ${n} de ${total}`);
      await expect(current).toBeInViewport();
      await expect.poll(() => thumbsInSight(page)).toBe(shown);
    }
    if (total === 1) continue;
    await next.click();
    await expect(current).toHaveAccessibleName(`Imagen 1 de ${total}`);
  }
});

test('the gallery moves by a swipe, back and forth', { tag: '@desktop' }, async ({ page }) => {
  const { sku } = await samples();
  await page.goto(`/producto/${sku}`);
  const gallery = page.getByRole('region', { name: 'Galería' });
  const picture = gallery.locator('.gallery-main .splide__track');
  await picture.hover();
  await expect(gallery.locator('.gallery-main')).toHaveClass(/is-initialized/);
  const box = await picture.boundingBox();
  if (!box) throw new Error('no gallery');
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const current = gallery.locator('.gallery-thumbs [aria-current]');
  for (const [by, name] of [
    [-200, /^Imagen 2 de/],
    [200, /^Imagen 1 de/],
  ] as const) {
    await page.mouse.move(middle.x, middle.y);
    await page.mouse.down();
    await page.mouse.move(middle.x + by, middle.y, { steps: 5 });
    await page.mouse.up();
    await expect(current).toHaveAccessibleName(name);
    // A touched animation would continue from its current position.
    await picture.evaluate((track) =>
      Promise.allSettled(track.getAnimations({ subtree: true }).map(({ finished }) => finished)),
    );
  }
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('an enlarged picture grows by press, keys and two fingers, moves by the arrows, leads to the others, and Escape returns the focus', {
  tag: '@desktop',
}, async ({ page, context }) => {
  const { sku } = await samples();
  await page.goto(`/producto/${sku}`);
  const open = page.getByRole('region', { name: 'Galería' }).getByRole('button', { name: 'Ampliar' });
  await open.focus();
  await page.keyboard.press('Enter');
  const zoom = page.getByRole('dialog', { name: 'Imagen ampliada' });
  const frame = zoom.getByRole('group');
  const picture = frame.getByRole('img');
  const width = async () => Math.round((await picture.boundingBox())?.width ?? 0);
  await expect(picture).toBeVisible();
  // It opens at its natural size, centred; a press fits the whole picture into the frame.
  const seen = () => frame.evaluate(({ clientWidth }) => clientWidth);
  const sharp = () =>
    frame.evaluate(({ clientWidth, clientHeight, firstElementChild: img }) =>
      img instanceof HTMLImageElement
        ? Math.max(img.naturalWidth / clientWidth, img.naturalHeight / clientHeight)
        : 0,
    );
  await expect.poll(sharp).toBeGreaterThan(1);
  await expect.poll(width).toBeCloseTo((await seen()) * Math.min(2, await sharp()), -1);
  expect(
    await frame.evaluate((box) => box.scrollLeft + box.clientWidth / 2 - box.scrollWidth / 2),
  ).toBeCloseTo(0, 0);
  await picture.click();
  await expect.poll(width).toBeCloseTo(await seen(), -1);
  const whole = await width();
  await zoom.getByRole('button', { name: 'Acercar' }).press('Enter');
  await expect.poll(width).toBeCloseTo(whole * 1.5, -1);
  const left = () => frame.evaluate((element) => element.scrollLeft);
  const before = await left();
  await page.keyboard.press('ArrowRight');
  await expect.poll(left).toBeGreaterThan(before);
  await page.keyboard.press('-');
  await expect.poll(width).toBe(whole);
  await picture.click();
  await expect.poll(width).toBeCloseTo(whole * 2, -1);
  await picture.click();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 2 });
  const box = await frame.boundingBox();
  if (!box) throw new Error('the frame is not shown');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const touch = (type: 'touchStart' | 'touchMove', apart: number) =>
    cdp.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: [x - apart, x + apart].map((at, id) => ({ x: at, y, id })),
    });
  await touch('touchStart', 50);
  for (const apart of [75, 100, 150]) await touch('touchMove', apart);
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect.poll(width).toBeCloseTo(whole * 3, -1);
  await zoom.getByRole('button', { name: 'Imagen siguiente' }).click();
  await expect(picture).toHaveAccessibleName(/imagen 2 de/);
  // At rest: a touch during an animation swipes the strip from its current position.
  const offset = () =>
    frame.evaluate((element) => {
      const strip = element.parentElement?.getBoundingClientRect();
      return Math.abs(element.getBoundingClientRect().left - (strip?.left ?? Number.NaN));
    });
  await expect.poll(offset).toBeLessThan(1);
  // The swipe covers more than half of the frame: a shorter one snaps back unless it is fast.
  const far = box.width * 0.4;
  for (const by of [-far, -far / 2, 0, far / 2, far])
    await cdp.send('Input.dispatchTouchEvent', {
      type: by === -far ? 'touchStart' : 'touchMove',
      touchPoints: [{ x: x + by, y }],
    });
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(picture).toHaveAccessibleName(/imagen 1 de/);
  await zoom.getByRole('button', { name: 'Imagen siguiente' }).click();
  await page.keyboard.press('Escape');
  await expect(zoom).toBeHidden();
  await expect(open).toBeFocused();
  // The page shows the last viewed picture.
  await expect(page.getByRole('button', { name: /^Imagen 2 de/ })).toHaveAttribute('aria-current', 'true');
});

test("an enlarged picture is visible at once, in the page's size until the large one is loaded", {
  tag: '@desktop',
}, async ({ page }) => {
  const { sku } = await samples();
  await page.goto(`/producto/${sku}`);
  const gallery = page.getByRole('region', { name: 'Galería' });
  await expect(gallery.getByRole('img').first()).toHaveJSProperty('complete', true);
  const opened = Promise.withResolvers<void>();
  await page.route(/\.(jpe?g|avif|webp|png)$/, async (route) => {
    await opened.promise;
    await route.continue();
  });
  await gallery.getByRole('button', { name: 'Ampliar' }).click();
  const picture = page.getByRole('dialog', { name: 'Imagen ampliada' }).getByRole('img');
  await expect(picture).toHaveCSS('background-image', /^url/);
  opened.resolve();
  await expect(picture).toHaveCSS('background-image', 'none');
});
