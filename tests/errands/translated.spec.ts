/** A purchase on pages that the browser translates, before and after React has taken them over. */
import { samples } from '../e2e/pages/samples.ts';
import { expect, test } from '../engines/errand-test.ts';
import { translateDocument } from '../engines/page/translate.ts';
import { chooseSize } from './wares.ts';

const TRANSLATE = `(${translateDocument})()`;

test('a translated product is chosen, added and counted, and a translated checkout keeps what is typed', async ({
  shopper,
  expected,
}) => {
  // React draws built HTML anew whose texts have changed, and says so.
  expected.push(/#418/);
  const { sku } = await samples();
  await shopper.open(`/producto/${sku}`);
  await shopper.evaluate(TRANSLATE);
  await chooseSize(shopper);
  await shopper.press('button', /Añadir al carrito/);
  await shopper.sees('text', /Tienes 1 en tu carrito/);
  await shopper.press('button', /Aumentar/);
  await shopper.press('button', /Añadir al carrito/);
  await shopper.sees('text', /Tienes 3 en tu carrito/);
  await shopper.open('/checkout');
  await shopper.evaluate(TRANSLATE);
  await shopper.press('button', /CF/);
  await expect
    .poll(() =>
      shopper.evaluate(
        "[...document.querySelectorAll('input')].some(({ value }) => value === 'CONSUMIDOR FINAL')",
      ),
    )
    .toBe(true);
});
