/** A purchase on pages that the browser translates before React has hydrated them, and in use. */
import { samples } from '../e2e/pages/samples.ts';
import { expect, test } from '../engines/journey-test.ts';
import { translateDocument } from '../engines/page/translate.ts';
import { chooseSize, fillCart } from './test-products.ts';

const TRANSLATE = `(${translateDocument})()`;
const PICKER_HEIGHTS =
  "[...document.querySelectorAll('.picker')].map((picker) => picker.getBoundingClientRect().height)";

// React renders built HTML again when its texts were translated, and reports that.
test.beforeEach(({ expected }) => void expected.push(/#418/));

for (const moment of ['before its first press', 'in use'] as const) {
  test(`a product that is translated ${moment} is chosen, added and counted`, async ({ shopper }) => {
    const { sku } = await samples();
    await shopper.open(`/producto/${sku}`);
    if (moment === 'in use') await chooseSize(shopper);
    await shopper.sees('button', /Añadir al carrito/);
    await shopper.evaluate(TRANSLATE);
    const heights = await shopper.evaluate(PICKER_HEIGHTS);
    if (moment !== 'in use') await chooseSize(shopper);
    await shopper.press('button', /Añadir al carrito/);
    await shopper.sees('text', /Tienes 1 en tu carrito/);
    await expect.poll(() => shopper.evaluate(PICKER_HEIGHTS)).toEqual(heights);
    await shopper.press('button', /Aumentar/);
    await shopper.press('button', /Añadir al carrito/);
    await shopper.sees('text', /Tienes 3 en tu carrito/);
  });

  test(`a checkout that is translated ${moment} answers its first press and keeps its fields`, async ({
    shopper,
  }) => {
    const holdsName = () =>
      shopper.evaluate(
        "[...document.querySelectorAll('input')].some(({ value }) => value === 'CONSUMIDOR FINAL')",
      );
    await fillCart(shopper);
    await shopper.open('/checkout');
    await shopper.sees('button', /CF/);
    if (moment !== 'in use') await shopper.evaluate(TRANSLATE);
    await shopper.press('button', /CF/);
    await expect.poll(holdsName).toBe(true);
    if (moment === 'in use') await shopper.evaluate(TRANSLATE);
    await shopper.press('button', /Pagar/);
    expect(await holdsName()).toBe(true);
  });
}
