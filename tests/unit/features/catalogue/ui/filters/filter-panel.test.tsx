import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { FacetValue } from '#features/catalogue/rules/facets.ts';
import type { Selection } from '#features/catalogue/rules/filter.ts';
import { InSpanish } from '../../../../fixtures/page-in.tsx';

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

/** A panel whose groups all have these values, with exceptions. */
async function built(
  all: Values,
  own: Readonly<Record<string, Values>> = {},
  selection: Selection = {},
  place: 'side' | 'sheet' = 'side',
): Promise<string> {
  const { FilterPanel } = await import('#features/catalogue/ui/filters/FilterPanel.tsx');
  const each = <Value,>(value: Value) => ({
    category: value,
    price: value,
    tag: value,
    brand: value,
    color: value,
    size: value,
  });
  return renderToStaticMarkup(
    <InSpanish>
      <FilterPanel
        facets={{ ...each(all), ...own }}
        counts={each(counts)}
        selection={selection}
        bandNames={{ render: (slug) => slug, text: (slug) => slug }}
        toggle={() => undefined}
        clear={() => undefined}
        place={place}
      >
        <fieldset>
          <legend>Mi talla</legend>
        </fieldset>
      </FilterPanel>
    </InSpanish>,
  );
}

/** Its headings. */
async function headsOf(all: Values, own: Readonly<Record<string, Values>> = {}): Promise<Heads> {
  const html = await built(all, own, { brand: ['a'], size: ['a'] });
  return [...html.matchAll(/<(?:legend|summary)>([^<]*)/g)].map(([, head]) => head);
}

test('the filters are in the order of the questions: kind, price, size and colour, then the rest', async () => {
  expect(await headsOf(values)).toEqual([
    'Categoría',
    'Precio',
    'Talla',
    'Mi talla',
    'Color',
    'Marca',
    'Etiqueta',
  ]);
});

test('a group with at most one value is left out, also where that one is chosen', async () => {
  const one = values.slice(0, 1);
  expect(await headsOf(values, { brand: one, tag: [], color: one })).toEqual([
    'Categoría',
    'Precio',
    'Talla',
    'Mi talla',
  ]);
});

/** The groups whose values are in the HTML. */
function drawn(html: string): readonly (string | undefined)[] {
  return [...html.matchAll(/<details [^>]*aria-label="([^"]*)"[^>]*open=""/g)].map(([, name]) => name);
}

test('next to a list a few categories are open, with their values in the page; so is a group with a choice', async () => {
  const plain = await built(values);
  expect(drawn(plain)).toEqual(['Categoría']);
  expect(plain.match(/type="checkbox"/g)).toHaveLength(3);
  expect(drawn(await built(values, {}, { brand: ['a'] }))).toEqual(['Categoría', 'Marca']);
  const many = Array.from({ length: 9 }, (_, at) => ({ slug: `v${at}`, name: `V${at}` }));
  expect(drawn(await built(values, { category: many }))).toEqual([]);
  expect(drawn(await built(values, { category: many }, {}, 'sheet'))).toEqual(['Categoría', 'Precio']);
});

test('sizes are grouped by audience, each once; a single group has no heading', async () => {
  const sizes = [
    { slug: 'm', name: 'M', kinds: ['clothes'] as const },
    { slug: '28', name: '28', kinds: ['shoes'] as const, isChildren: true },
    { slug: '42', name: '42', kinds: ['shoes', 'clothes'] as const },
  ];
  const html = await built(values, { size: sizes }, { size: ['m'] });
  const sections = [
    ...html.matchAll(/<fieldset class="filter-section"><legend>([^<]*)<\/legend>(.*?)<\/fieldset>/g),
  ];
  expect(sections.map(([, name, rows = '']) => [name, rows.match(/>(?:M|28|42) </g)?.join('')])).toEqual([
    ['Ropa', '>M <'],
    ['Calzado', '>42 <'],
    ['Niños', '>28 <'],
  ]);
  expect(await built(values, { size: sizes.slice(1, 2).concat() }, { size: ['m'] })).not.toContain(
    '<legend>Niños',
  );
});
