import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { FacetValue } from '#domain/facets.ts';

const values: readonly FacetValue[] = [{ slug: 'a', name: 'A' }];
const counts = new Map([['a', 1]]);

test('the filters stand in the order of the questions: what it is, its price, size and colour, then the rest', async () => {
  const { FilterPanel } = await import('#islands/catalogue/FilterPanel.tsx');
  const { loadText } = await import('#i18n/client-text.ts');
  const each = <Value,>(value: Value) => ({
    category: value,
    price: value,
    tag: value,
    brand: value,
    color: value,
    size: value,
  });
  const html = renderToStaticMarkup(
    <FilterPanel
      t={(await loadText('catalogue'))('es-GT')}
      facets={each(values)}
      counts={each(counts)}
      selection={{}}
      bandNames={{ draw: (slug) => slug, say: (slug) => slug }}
      toggle={() => undefined}
      clear={() => undefined}
      place="side"
    >
      <fieldset>
        <legend>Mi talla</legend>
      </fieldset>
    </FilterPanel>,
  );
  const heads = [...html.matchAll(/<legend>([^<]*)/g)].map(([, head]) => head);
  expect(heads).toEqual(['Categoría', 'Precio', 'Talla', 'Color', 'Mi talla', 'Marca', 'Etiqueta']);
});
