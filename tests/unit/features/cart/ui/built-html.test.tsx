import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { CartDifference } from '#features/cart/rules/cart-difference.ts';
import { formatQuetzales } from '#shared/i18n/formats.ts';
import { line } from '../../../fixtures/cart-items.ts';
import { InSpanish, PageIn } from '../../../fixtures/page-in.tsx';

const format = (cents: number): string => formatQuetzales(cents, 'es-GT');

describe('the built HTML of the cart islands', () => {
  it('of a template line has every place that the module fills', async () => {
    const { CartLine } = await import('#features/cart/ui/CartLines.tsx');
    const { PLACEHOLDER_LINE } = await import('#features/cart/rules/line-template.ts');
    const html = renderToStaticMarkup(
      <InSpanish>
        <CartLine line={PLACEHOLDER_LINE} format={format} />
      </InSpanish>,
    );
    for (const field of ['name', 'color', 'size', 'unit', 'list', 'total']) {
      expect(html).toContain(`data-field="${field}"`);
    }
    for (const condition of ['color', 'size', 'list', 'soldOut', 'variant'])
      expect(html).toContain(`data-if="${condition}"`);
    for (const control of ['remove', 'save', 'change', 'increase', 'decrease', 'quantity']) {
      expect(html).toContain(`data-control="${control}:__id__"`);
    }
    expect(html).toContain('aria-label="Eliminar __name__"');
    expect(html).toContain('href="/producto/__sku__"');
  });
});

describe('a line', () => {
  it('of the cart shows name, colour, size, unit price, quantity and total', async () => {
    const { CartLine } = await import('#features/cart/ui/CartLines.tsx');
    const html = renderToStaticMarkup(
      <PageIn locale="en">
        <CartLine line={line({ quantity: 3, discount: 7_550 })} format={format} />
      </PageIn>,
    );
    expect(html).toContain('href="/en/producto/KNL-1"');
    expect(html).toContain('Black');
    expect(html).toContain('value="3"');
    expect(html).toMatch(/Q.75\.50/);
    expect(html).toMatch(/<s data-if="list">.*Q.100\.00/);
    expect(html).toMatch(/data-field="total" translate="no" data-cents="22650">Q.226\.50/);
  });

  it('that is sold out says so and shows quantity 0', async () => {
    const { CartLine } = await import('#features/cart/ui/CartLines.tsx');
    const html = renderToStaticMarkup(
      <InSpanish>
        <CartLine line={line({ isSoldOut: true, stock: 0 })} format={format} />
      </InSpanish>,
    );
    expect(html).toContain('<p class="cart-line-sold-out" data-if="soldOut">Agotado</p>');
    expect(html).toContain('value="0"');
    expect(html).not.toMatch(/<button[^>]*aria-label="Aumentar cantidad"(?![^>]*disabled)/);
  });

  it('of the mini-cart shows its picture at width 70 and its price with 2 decimals', async () => {
    const { MiniCartLine } = await import('#features/cart/ui/MiniCart.tsx');
    const html = renderToStaticMarkup(
      <InSpanish>
        <MiniCartLine line={line({ quantity: 2 })} format={format} />
      </InSpanish>,
    );
    expect(html).toContain('width="70"');
    expect(html).toMatch(/data-field="unit" translate="no" data-cents="10000">Q.100\.00/);
    expect(html).toContain('aria-label="Eliminar Tenis"');
  });
});

describe("a line's changes", () => {
  const fresh = { price: 0, discountedPrice: 0, stock: 1 };

  it.each<[CartDifference, string]>([
    [{ kind: 'gone', line: line() }, 'Ya no está disponible'],
    [{ kind: 'fewer', line: line(), available: 1 }, 'Ya solo queda 1'],
    [{ kind: 'fewer', line: line(), available: 2 }, 'Ya solo quedan 2'],
    [{ kind: 'price-changed', line: line(), before: 100, now: 200, fresh }, 'El precio subió de'],
    [{ kind: 'price-changed', line: line(), before: 200, now: 100, fresh }, 'El precio bajó de'],
  ])('is shown: %#', async (difference, expected) => {
    const { LineNotice } = await import('#features/cart/ui/CartLines.tsx');
    const html = renderToStaticMarkup(
      <InSpanish>
        <LineNotice differences={[difference]} format={format} />
      </InSpanish>,
    );
    expect(html).toContain(expected);
  });
});
