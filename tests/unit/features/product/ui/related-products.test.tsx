import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { RelatedProduct } from '#features/product/rules/product.ts';
import { withLocale } from '#shared/ui/island/locale.tsx';

const related = { id: 1, sku: 'A 1', code: 'A', name: 'Gorra', shortDescription: '', image: '' };

async function render(products: readonly RelatedProduct[]) {
  await import('#shared/i18n/built-texts.ts');
  const { RelatedProducts } = await import('#features/product/ui/RelatedProducts.tsx');
  const Root = withLocale(RelatedProducts);
  return renderToStaticMarkup(<Root locale="es-GT" products={products} />);
}

const built = (changes: Pick<RelatedProduct, 'price' | 'discountedPrice' | 'discount' | 'color'>) =>
  render([{ ...related, ...changes }]);

test.each([
  ['a discount', 12000, 9600, 20, 'Oferta −20 %'],
  ['no discount', 12000, 0, 0, ''],
  ['a discounted price whose discount field says none (storefront §5)', 12000, 9600, 0, ''],
  ['a discount field without a lower price', 12000, 12000, 20, ''],
])('a related product has a badge for %s', async (_what, price, discountedPrice, discount, badge) => {
  const [, badgeText = ''] =
    /badge-sale">([^<]*)</.exec(await built({ price, discountedPrice, discount })) ?? [];
  expect(badgeText).toBe(badge);
});

test('a related product leads to the colour of its picture and price', async () => {
  const prices = { price: 12000, discountedPrice: 0, discount: 0 };
  expect(await built(prices)).toContain('href="/producto/A%201"');
  expect(await built({ ...prices, color: 'Azul Marino' })).toContain(
    'href="/producto/A%201?color=azul-marino"',
  );
});

test('a related product has a control that opens its quick view, named after it', async () => {
  const html = await built({ price: 12000, discountedPrice: 0, discount: 0 });
  expect(html).toContain(
    '<button type="button" aria-label="Ver Gorra" data-action="quick-view">Ver</button></li>',
  );
  expect(html).toContain('<li data-sku="A 1">');
});

test('without related products there is no heading', async () => {
  expect(await render([])).toBe('');
});
