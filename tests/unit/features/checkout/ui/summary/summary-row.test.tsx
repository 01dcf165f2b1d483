/** A line of 'Tu orden' (checkout §2, Order summary panel). */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SummaryRow } from '#features/checkout/ui/summary/SummaryRow.tsx';
import { line } from '../../../../fixtures/cart-items.ts';
import { InSpanish, PageIn } from '../../../../fixtures/page-in.tsx';

const html = (changes: Parameters<typeof line>[0]): string =>
  renderToStaticMarkup(
    <InSpanish>
      <SummaryRow line={line(changes)} format={(cents) => `Q ${cents / 100}`} />
    </InSpanish>,
  );

test('has name and size, the former price struck through where there is a discount, the quantity and the total', () => {
  const row = html({ price: 12_000, discount: 9_600, quantity: 3 });
  expect(row).toMatch(/Tenis<\/span>.*Talla: <span data-field="size" translate="no">40<\/span>/);
  expect(row).toMatch(/data-field="unit"[^>]*>Q 96<\/span> <s data-if="list">.*Q 120<\/span><\/s>/);
  expect(row).toMatch(
    /<td data-field="units" data-label="Cantidad">3<\/td><td data-field="total"[^>]*>Q 288<\/td>/,
  );
});
test('strikes nothing through without a discount', () => {
  expect(html({ price: 12_000 })).toMatch(/<s data-if="list" hidden="">/);
});

test('shows its picture in a reserved place, without a text alternative next to the name', () => {
  const row = html({ images: ['https://img.test/1.jpg', 'https://img.test/2.jpg'] });
  expect(row.match(/<img/g)).toHaveLength(1);
  expect(row).toMatch(/<img src="https:\/\/img\.test\/1\.jpg" alt="" width="72" height="72"/);
});
test('shows the default picture where it has none', () => {
  expect(html({ images: [] })).toContain('src="/no-image.svg"');
});

test('names colour and size in English on an English page, and untranslated terms in Spanish', () => {
  const english = (changes: Parameters<typeof line>[0]): string =>
    renderToStaticMarkup(
      <PageIn locale="en">
        <SummaryRow line={line(changes)} format={String} />
      </PageIn>,
    );
  const row = english({ selectedProductColor: 'Negro', selectedProductSize: 'Única' });
  expect(row).toContain('Colour: <span data-field="color">Black</span>');
  expect(row).toContain('<span data-field="size" translate="no">One size</span>');
  expect(english({ selectedProductColor: 'Ultrarrosa' })).toContain(
    '<span data-field="color" lang="es">Ultrarrosa</span>',
  );
});
