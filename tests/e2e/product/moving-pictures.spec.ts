/**
 * Pictures that load or move by themselves: those of the large menu, the video of an article, and the related products
 * below it.
 */
import { chooseSize } from '../fixtures/choose-size.ts';
import { expect, test } from '../fixtures/shop.ts';

const WITH_VIDEO = '/producto/KNL-TEN-0001';
/** Its related products have names of two and of three lines on a phone. */
const UNEVEN_NAMES = '/producto/ZRP-COR-0015';

test('the large menu requests a picture of a category when its panel opens, not earlier', {
  tag: '@desktop',
}, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/contact');
  await page.getByRole('searchbox').filter({ visible: true }).focus();
  expect(asked).not.toContain('/datos/menu.json');
  await page.getByRole('button', { name: 'Subcategorías de Hombre' }).click();
  const picture = page.locator('.categories-panel:popover-open .categories-picture img');
  await expect(picture).toBeVisible();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  // For the mouse only: keyboards and screen readers get the category once.
  await expect(page.getByRole('link', { name: 'Hombre', exact: true })).toHaveCount(1);
  await picture.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Hombre' })).toBeVisible();
});

test('the video of an article shows its picture, and plays without sound once it is in view', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto(WITH_VIDEO);
  const video = page.getByLabel('El tenis de lado y de frente');
  await expect(video).toHaveAttribute('poster', /\/imagenes\//);
  await expect(video).toHaveAttribute('preload', 'none');
  await video.scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 1);
  await expect
    .poll(() => video.evaluate(({ muted, paused }: HTMLVideoElement) => ({ muted, paused })))
    .toEqual({ muted: true, paused: false });
});

test('the video of an article waits for a press where reduced motion is preferred', {
  tag: '@desktop',
}, async ({ page }) => {
  const videos: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'media') videos.push(request.url());
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(WITH_VIDEO);
  await chooseSize(page);
  await page.getByRole('button', { name: 'Añadir al carrito' }).filter({ visible: true }).first().click();
  await expect(page.getByRole('button', { name: /^Carrito.*1/ })).toBeVisible();
  const video = page.getByLabel('El tenis de lado y de frente');
  await video.scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 1);
  await page.waitForFunction(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await expect(video).toHaveJSProperty('paused', true);
  await expect(video).toHaveJSProperty('controls', true);
  expect(videos).toEqual([]);
});

test('prices of related products are on one line across a row, with names of any length', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(UNEVEN_NAMES);
  const prices = page.locator('.related li > :last-child');
  await expect(prices).toHaveCount(4);
  const tops = await prices.evaluateAll((all) => all.map((price) => price.getBoundingClientRect().top));
  expect(tops[1]).toBe(tops[0]);
  expect(tops[3]).toBe(tops[2]);
});
