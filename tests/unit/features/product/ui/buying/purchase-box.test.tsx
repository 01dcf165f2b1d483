import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { PurchaseBoxProps } from '#features/product/ui/buying/PurchaseBox.tsx';
import { type Purchasable, purchasableToJson } from '#features/product/ui/buying/purchasable.ts';
import { mainDocument } from '../../../../fixtures/cart-items.ts';
import { fakeBrowser } from '../../../../fixtures/fake-browser.ts';
import { variant } from '../../../../fixtures/samples.ts';

afterEach(() => vi.unstubAllGlobals());

const product: Purchasable = {
  id: 7,
  sku: 'TEN-7',
  code: 'C-7',
  name: 'Tenis Volcán',
  price: 50_000,
  discountedPrice: 40_000,
  discount: 20,
  stock: 8,
  images: ['/n.jpg'],
  colors: [
    { name: 'Negro', hex: '#000000' },
    { name: 'Rojo', hex: '' },
  ],
  variants: [
    variant,
    { ...variant, sku: 'TEN-7-R-41', color: 'Rojo', size: '41', stock: 0 },
    { ...variant, sku: 'TEN-7-R-42', color: 'Rojo', stock: 3, discountedPrice: 40_000, discount: 20 },
  ],
};

async function built(
  changes: Partial<Purchasable> = {},
  cut: Pick<PurchaseBoxProps, 'brand' | 'fit'> = {},
): Promise<string> {
  await import('#shared/i18n/built-texts.ts');
  const { PurchaseBox } = await import('#features/product/ui/buying/PurchaseBox.tsx');
  const imageBase = 'https://fotos.example/';
  const json = purchasableToJson({ ...product, ...changes }, imageBase);
  return renderToString(
    <PurchaseBox
      locale="es-GT"
      product={json}
      imageBase={imageBase}
      contact="https://wa.me/50212345678"
      guide=""
      {...cut}
    />,
  );
}

describe('the built purchase box', () => {
  it('is the same whatever the device has stored', async () => {
    const before = await built();
    fakeBrowser({ tienda: mainDocument([]), 'tienda:currency': '"USD"', 'tienda:size': '{"shoes":"42"}' });
    vi.resetModules();
    expect(await built()).toBe(before);
  });

  it('shows the colour of the first variant with a discount, and no chosen size (decision 134)', async () => {
    const html = await built();
    expect(html).toMatch(/value="Rojo" checked=""|checked="" value="Rojo"/);
    expect(html.match(/checked=""/g)).toHaveLength(1);
    expect(html).toContain('SKU: TEN-7<');
    expect(html).toContain('Elige tu talla');
    expect(html).not.toMatch(/Quedan|Disponible|Cantidad/);
  });

  it('shows the only size as chosen', async () => {
    const html = await built({ variants: [variant] });
    expect(html.match(/checked=""/g)).toHaveLength(2);
    expect(html).toContain(`SKU: ${variant.sku}`);
    expect(html).toContain('Cantidad');
  });

  it('lists only the sizes of the colour, and disables those without stock', async () => {
    const html = await built();
    expect(html.match(/name="discount-s"/g)).toHaveLength(2);
    expect(html).toMatch(/<input[^>]*disabled=""[^>]*aria-label="41, agotada"/);
  });

  it('shows the fit of a brand with its own guide next to the sizes, and nothing for another', async () => {
    const fits = 'Viene pequeño: elige una talla más';
    expect(await built({}, { brand: 'Zarpaso', fit: 'small' })).toContain(fits);
    expect(await built({}, { brand: 'Zarpaso' })).not.toContain('size-fit');
  });

  it('offers “Avísame” with product, colour and size for a size that is sold out', async () => {
    const html = await built();
    const [, href = ''] = /href="(https:\/\/wa\.me[^"]*)"/.exec(html) ?? [];
    expect(decodeURIComponent(href)).toContain('Tenis Volcán, Rojo, 41 (SKU TEN-7)');
  });

  it('shows “Sin Existencias” in place of the stepper without stock', async () => {
    const html = await built({ variants: [], colors: [], stock: 0 });
    expect(html).toContain('Sin Existencias');
    expect(html).not.toContain('Cantidad');
    // The button is 'Avísame', once.
    expect(html).not.toContain('Añadir al carrito');
    expect(html).toMatch(
      /<a [^>]*aria-label="Avísame cuando vuelva a haber"[^>]*class="button button-primary button-wide"/,
    );
    expect(html.match(/Avísame/g)).toHaveLength(2);
  });
});
