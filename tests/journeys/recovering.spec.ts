/** A host that briefly answers files wrongly, with a header that caches the answer. */

import { samples } from '../e2e/pages/samples.ts';
import { expect, test } from '../engines/journey-test.ts';
import { chooseSize } from './test-products.ts';

/** Whether the styles of the page apply. */
const IS_STYLED = `[...document.styleSheets].some(({ href, cssRules }) => (href ?? '').includes('/_astro/') && cssRules.length > 0)`;

test('a page that received pages instead of styles and scripts recovers by itself when the host does', async ({
  shopper,
  expected,
}) => {
  // The browser's own messages about files of the wrong type.
  expected.push(/./);
  const { sku } = await samples();
  await shopper.open('/robots.txt');
  await shopper.meets('wrong-files');
  await shopper.open(`/producto/${sku}`);
  expect(await shopper.evaluate(IS_STYLED).catch(() => false)).toBe(false);
  await shopper.meets();
  // The browser has cached the pages instead of the files.
  await shopper.open(`/producto/${sku}`);
  await expect.poll(() => shopper.evaluate(IS_STYLED).catch(() => false), { timeout: 30_000 }).toBe(true);
  await chooseSize(shopper);
  await shopper.press('button', /Añadir al carrito/);
  await shopper.sees('text', /Tienes 1 en tu carrito/);
  // No new request: the browser's cached copy is right now.
  await shopper.open('/robots.txt');
  await shopper.open(`/producto/${sku}`);
  await expect.poll(() => shopper.evaluate(IS_STYLED).catch(() => false)).toBe(true);
});

test('a page that received a page instead of its style sheet once is styled without a reload', async ({
  shopper,
  expected,
}) => {
  expected.push(/./);
  await shopper.open('/robots.txt');
  await shopper.meets('wrong-styles');
  await shopper.open('/productos');
  await expect.poll(() => shopper.evaluate(IS_STYLED).catch(() => false), { timeout: 30_000 }).toBe(true);
});
