import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Purchasable } from '#islands/product/buying/purchasable.ts';
import { packProduct } from '#islands/product/packed-product.ts';
import { variant } from '../../../domain/samples.ts';
import { mainDocument } from '../../../stores/cart-items.ts';
import { fakeBrowser } from '../../../stores/fake-browser.ts';

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

async function built(changes: Partial<Purchasable> = {}): Promise<string> {
  await import('#i18n/built-texts.ts');
  const { PurchaseBox } = await import('#islands/product/buying/PurchaseBox.tsx');
  const packed = packProduct({ ...product, ...changes });
  return renderToString(
    <PurchaseBox
      locale="es-GT"
      product={packed}
      imageBase="https://fotos.example/"
      contact="https://wa.me/50212345678"
      guide=""
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

  it('shows the first variant with a discount (storefront §4, Initial selection)', async () => {
    const html = await built();
    expect(html).toContain('SKU: TEN-7-R-42');
    expect(html).toMatch(/value="Rojo" checked=""|checked="" value="Rojo"/);
    expect(html).toContain('Quedan 3');
  });

  it('lists only the sizes of the colour, and disables those without stock', async () => {
    const html = await built();
    expect(html.match(/class="picker-size"/g)).toHaveLength(2);
    expect(html).toMatch(/<input[^>]*disabled=""[^>]*aria-label="41, agotada"/);
  });

  it('offers “Avísame” with product, colour and size for a size that is sold out', async () => {
    const html = await built();
    const [, href = ''] = /href="(https:\/\/wa\.me[^"]*)"/.exec(html) ?? [];
    expect(decodeURIComponent(href)).toContain('Tenis Volcán, Rojo, 41 (SKU TEN-7)');
  });

  it('says “Sin Existencias” in place of the stepper when there are none', async () => {
    const html = await built({ variants: [], colors: [], stock: 0 });
    expect(html).toContain('Sin Existencias');
    expect(html).not.toContain('Cantidad');
    expect(html).toMatch(/<button[^>]*disabled=""[^>]*>Añadir al carrito/);
  });
});
