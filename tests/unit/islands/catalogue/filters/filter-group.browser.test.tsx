import { useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { FacetValue } from '#domain/catalogue/facets.ts';
import { FilterGroup } from '#islands/catalogue/filters/FilterGroup.tsx';
import '#islands/catalogue/filters/Filters.css';

const values: readonly FacetValue[] = Array.from({ length: 30 }, (_, at) => ({
  slug: `v${at}`,
  name: `Valor ${at}`,
}));
const counts = new Map(values.map(({ slug }) => [slug, 1]));

let root: Root;
let choose: (chosen: readonly string[]) => void;

function Filters({ first }: { readonly first: readonly string[] }) {
  const [chosen, setChosen] = useState(first);
  choose = setChosen;
  return (
    <section className="filters" data-place="page">
      <FilterGroup
        group="color"
        title="Color"
        allText="Todos"
        values={values}
        counts={counts}
        chosen={chosen}
        toggle={(_, value) => setChosen([value, ...chosen])}
      />
    </section>
  );
}

async function open(first: readonly string[]): Promise<Element> {
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  root = createRoot(place);
  root.render(<Filters first={first} />);
  return await page.getByRole('list').findElement();
}

function isInView(list: Element, name: string): boolean {
  const box = list.getBoundingClientRect();
  const row = page.getByRole('checkbox', { name }).element().getBoundingClientRect();
  return row.top >= box.top && row.bottom <= box.bottom;
}

afterEach(() => root.unmount());

test('the first ticked value of a long group is in view from the start, and the page stays where it is', async () => {
  const list = await open(['v20', 'v28']);
  await expect.poll(() => isInView(list, 'Valor 20 (1)')).toBe(true);
  expect(list.scrollTop).toBeGreaterThan(0);
  expect(scrollY).toBe(0);
});

test('what an address chooses later is brought into view, what is ticked in the list moves nothing', async () => {
  const list = await open([]);
  expect(list.scrollTop).toBe(0);
  choose(['v25']);
  await expect.poll(() => isInView(list, 'Valor 25 (1)')).toBe(true);
  choose(['v3']);
  await expect.poll(() => isInView(list, 'Valor 3 (1)')).toBe(true);
  list.scrollTop = list.scrollHeight;
  const bottom = list.scrollTop;
  await page.getByRole('checkbox', { name: 'Valor 29 (1)' }).click();
  await expect.element(page.getByRole('checkbox', { name: 'Valor 29 (1)' })).toBeChecked();
  expect(list.scrollTop).toBe(bottom);
});

test('the list ends on half a row', async () => {
  const list = await open([]);
  const row = list.querySelector('li')?.getBoundingClientRect().height ?? 0;
  expect((list.clientHeight / row) % 1).toBeCloseTo(0.5);
});
