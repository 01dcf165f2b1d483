/** A shopper's journeys with an article without a page, because it is newer than the build. */
import { createSandboxControl } from '../e2e/fixtures/sandbox-control.ts';
import { detailOf } from '../e2e/pages/article-detail.ts';
import { SANDBOX, test } from '../engines/journey-test.ts';
import { chooseSize, testProduct } from './test-products.ts';

const SKU = 'NUEVO-JOURNEY';
const NAME = 'Recién llegado';

const sandbox = createSandboxControl(SANDBOX, async (fault) => {
  const answer = await fetch(`${SANDBOX}/__sandbox/faults`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(fault),
  });
  if (!answer.ok) throw new Error(await answer.text());
});

test('an article that is newer than the build is saved, shown in English, and added to the cart', async ({
  shopper,
  expected,
}) => {
  expected.push(/404/);
  const answer = await detailOf((await testProduct()).productSku);
  const articulo = { ...answer.articulo, Sku: SKU, Nombre_Comercial: NAME };
  await sandbox.addFault({
    path: `/api/v1/items/${SKU}`,
    body: { code: 200, data: { ...answer, articulo } },
  });
  await shopper.open(`/producto/${SKU}`);
  await shopper.sees('heading', NAME);
  await shopper.press('button', 'Agregar a wishlist');
  await shopper.sees('button', 'Quitar de wishlist');
  await chooseSize(shopper);
  await shopper.press('button', 'Añadir al carrito');
  await shopper.sees('text', 'Tienes 1 en tu carrito.');
  await shopper.press('link', 'English', { inside: { role: 'contentinfo' } });
  // In the colour and size chosen by now.
  await shopper.isAt(new RegExp(`^/en/producto/${SKU}(\\?|$)`));
  await shopper.sees('button', 'Add to cart');
  await shopper.open('/cart');
  await shopper.sees('link', NAME);
});
