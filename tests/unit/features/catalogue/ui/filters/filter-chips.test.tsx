import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Selection } from '#features/catalogue/rules/filter.ts';
import { FilterChips } from '#features/catalogue/ui/filters/FilterChips.tsx';
import { InSpanish } from '../../../../fixtures/page-in.tsx';

const facets = { category: [], price: [], tag: [], brand: [], color: [], size: [] };

/** The buttons above a filtered list. */
function buttons(selection: Selection): readonly string[] {
  const html = renderToStaticMarkup(
    <InSpanish>
      <FilterChips
        facets={facets}
        selection={selection}
        bandNames={{ render: (slug) => slug, text: (slug) => slug }}
        toggle={() => undefined}
        clear={() => undefined}
      />
    </InSpanish>,
  );
  return [...html.matchAll(/<button[^>]*>(?:<span>)?([^<]*)/g)].map(([, words]) => words ?? '');
}

test.each<[string, Selection, readonly string[]]>([
  ['no filter has no chip', {}, []],
  ['one filter is cleared by its chip', { size: ['42'] }, ['Talla 42']],
  [
    'several filters are cleared together as well, without a search for where',
    { color: ['negro'], size: ['42'] },
    ['Talla 42', 'Color negro', 'Quitar todos'],
  ],
])('%s', (_case, selection, expected) => {
  expect([...buttons(selection)].sort()).toEqual([...expected].sort());
});
