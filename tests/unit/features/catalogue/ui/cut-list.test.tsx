/** A list with more products than a page can take says so (decision 129, Odd catalogues). */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { buildFilterIndex } from '#features/catalogue/rules/filter-index.ts';
import { EVERYTHING } from '#features/catalogue/rules/list-place.ts';
import { DEFAULT_LIST_QUERY } from '#features/catalogue/rules/list-query.ts';
import { HydratedResults } from '#features/catalogue/ui/HydratedResults.tsx';
import type { Results } from '#features/catalogue/ui/listing/use-listing.ts';
import { InSpanish } from '../../../fixtures/page-in.tsx';
import { product } from '../../../fixtures/samples.ts';

const shown = { place: EVERYTHING, query: { ...DEFAULT_LIST_QUERY, term: 'tenis' }, isBuilt: false };
const products = [product];
const categories = () => [];
const index = buildFilterIndex(products, categories);
const list = { kind: 'ready', key: 'search tenis', products, index, isFiltered: false } as const;

function said(isCut: boolean): string {
  const names = { categories: [], colors: [], sizes: [] };
  const results: Results = {
    list: { ...list, names, ...(isCut && { isCut }) },
    ...{ state: 'ready', products, categories, hexes: new Map(), retry: () => undefined },
  };
  return renderToStaticMarkup(
    <InSpanish>
      <HydratedResults shown={shown} results={results} change={() => undefined} retry={() => undefined} />
    </InSpanish>,
  );
}

test('a list that was cut shows its number of results', () => {
  expect(said(true)).toContain('Solo mostramos los primeros 1 resultados.');
});
test('a complete list has no such note', () => {
  expect(said(false)).not.toContain('Solo mostramos');
});
