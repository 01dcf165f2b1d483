import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { FacetValue } from '#domain/catalogue/facets.ts';
import { InSpanish } from '../../page-in.tsx';

const values: readonly FacetValue[] = [
  { slug: 'a', name: 'A' },
  { slug: 'b', name: 'B' },
];
const counts = new Map([
  ['a', 1],
  ['b', 2],
]);

type Values = readonly FacetValue[];
type Heads = readonly (string | undefined)[];

/** What a panel whose groups all have these values is headed by, but for some. */
async function headsOf(all: Values, own: Readonly<Record<string, Values>> = {}): Promise<Heads> {
  const { FilterPanel } = await import('#islands/catalogue/filters/FilterPanel.tsx');
  const each = <Value,>(value: Value) => ({
    category: value,
    price: value,
    tag: value,
    brand: value,
    color: value,
    size: value,
  });
  const html = renderToStaticMarkup(
    <InSpanish>
      <FilterPanel
        facets={{ ...each(all), ...own }}
        counts={each(counts)}
        selection={{ brand: ['a'] }}
        bandNames={{ draw: (slug) => slug, say: (slug) => slug }}
        toggle={() => undefined}
        clear={() => undefined}
        place="side"
      >
        <fieldset>
          <legend>Mi talla</legend>
        </fieldset>
      </FilterPanel>
    </InSpanish>,
  );
  return [...html.matchAll(/<legend>([^<]*)/g)].map(([, head]) => head);
}

test('the filters stand in the order of the questions: what it is, its price, size and colour, then the rest', async () => {
  expect(await headsOf(values)).toEqual([
    'Categoría',
    'Precio',
    'Talla',
    'Color',
    'Mi talla',
    'Marca',
    'Etiqueta',
  ]);
});

test('a group without a choice, of one value or none, is left out, also where that one is chosen', async () => {
  const one = values.slice(0, 1);
  expect(await headsOf(values, { brand: one, tag: [], color: one })).toEqual([
    'Categoría',
    'Precio',
    'Talla',
    'Mi talla',
  ]);
});
