import { describe, expect, it } from 'vitest';
import type { ProductDetail } from '#features/product/rules/product.ts';
import type { DetailState } from '#features/saved/store/saved-details.ts';
import { compareRows } from '#features/saved/ui/CompareTable.tsx';
import { loadText } from '#shared/i18n/client-text.ts';
import { product } from '../../../fixtures/samples.ts';

const t = (await loadText('catalogue'))('es-GT');
const format = (cents: number): string => `Q ${cents / 100}`;
const saved = { sku: 'TEN-7', name: 'Tenis Volcán', price: 50_000, discountedPrice: 0, image: '' };
const detail: ProductDetail = {
  ...product,
  colors: ['Negro', 'Rojo'],
  sizes: ['41', '42'],
  fullDescription: '',
  productSizes: [],
  productColors: [],
  variants: [],
  related: [],
};

function rowsOf(...details: readonly (DetailState | undefined)[]) {
  const compared = details.map((each) => ({ product: saved, detail: each }));
  return compareRows(compared, { t, locale: 'es-GT' }, format);
}

describe('the rows of the comparison', () => {
  it('compare attributes and mark the differences', () => {
    const rows = rowsOf(detail, {
      ...detail,
      brand: 'Rutamar',
      price: 60_000,
      discountedPrice: 40_000,
      stock: 0,
    });
    expect(rows.map(({ name, cells }) => [name, ...cells])).toEqual([
      ['Precio', 'Q 500', 'Q 400'],
      ['Marca', 'Kinalto', 'Rutamar'],
      ['Colores', 'Negro, Rojo', 'Negro, Rojo'],
      ['Tallas', '41, 42', '41, 42'],
      ['Existencias', 'Disponible', 'Agotado'],
      ['Descripción', 'Ligeros', 'Ligeros'],
    ]);
    expect(rows.filter(({ differs }) => differs).map(({ name }) => name)).toEqual([
      'Precio',
      'Marca',
      'Existencias',
    ]);
  });

  it('name the colours and sizes of the article before those of its list', () => {
    const productColors = [{ name: 'Azul', hex: '' }];
    const productSizes = [{ name: '44' }];
    const rows = rowsOf({ ...detail, productColors, productSizes });
    expect(rows.filter(({ key }) => /colors|sizes/.test(key)).map(({ cells }) => cells)).toEqual([
      ['Azul'],
      ['44'],
    ]);
  });

  it('do not count another order as a difference', () => {
    const rows = rowsOf(detail, { ...detail, colors: ['Rojo', 'Negro'], sizes: ['42', '41'] });
    expect(rows.every(({ differs }) => !differs)).toBe(true);
  });

  it('do not count an unknown value as a difference, and know the saved price', () => {
    const rows = rowsOf('loading', detail, 'failed', undefined);
    expect(rows.every(({ differs }) => !differs)).toBe(true);
    expect(rows[0]?.cells).toEqual(['Q 500', 'Q 500', 'Q 500', 'Q 500']);
    expect(rows[1]?.cells).toEqual(['', 'Kinalto', '', '']);
  });
});
