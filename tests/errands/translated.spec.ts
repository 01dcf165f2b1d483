/** A purchase on pages that the browser translates once React has taken them over. */
import { samples } from '../e2e/pages/samples.ts';
import { expect, test } from '../engines/errand-test.ts';
import { translateDocument } from '../engines/page/translate.ts';
import { chooseSize } from './wares.ts';

const TRANSLATE = `(${translateDocument})()`;

test('a product that is translated in use is added and counted, and a checkout that is translated keeps what it holds', async ({
  shopper,
  expected,
}) => {
  // React draws built HTML anew whose texts have changed, and says so.
  expected.push(/#418/);
  const { sku } = await samples();
  await shopper.open(`/producto/${sku}`);
  await chooseSize(shopper);
  await shopper.evaluate(TRANSLATE);
  await shopper.press('button', /Añadir al carrito/);
  await shopper.sees('text', /Tienes 1 en tu carrito/);
  await shopper.press('button', /Aumentar/);
  await shopper.press('button', /Añadir al carrito/);
  await shopper.sees('text', /Tienes 3 en tu carrito/);
  await shopper.open('/checkout');
  await shopper.press('button', /CF/);
  const holdsName = () =>
    shopper.evaluate(
      "[...document.querySelectorAll('input')].some(({ value }) => value === 'CONSUMIDOR FINAL')",
    );
  await expect.poll(holdsName).toBe(true);
  await shopper.evaluate(TRANSLATE);
  await shopper.press('button', /Pagar/);
  expect(await holdsName()).toBe(true);
});
