import { useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { FacetValue } from '#features/catalogue/rules/facets.ts';
import { FilterGroup } from '#features/catalogue/ui/filters/FilterGroup.tsx';
import '#features/catalogue/ui/filters/Filters.css';
import { InSpanish } from '../../../../fixtures/page-in.tsx';

const values: readonly FacetValue[] = Array.from({ length: 30 }, (_, at) => ({
  slug: `v${at}`,
  name: `Valor ${at}`,
}));
const counts = new Map(values.map(({ slug }) => [slug, 1]));

let root: Root;
let choose: (chosen: readonly string[]) => void;

type FiltersProps = { readonly first: readonly string[]; readonly isOpenAtFirst: boolean };

function Filters({ first, isOpenAtFirst }: FiltersProps) {
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
        isOpenAtFirst={isOpenAtFirst}
      />
    </section>
  );
}

function draw(first: readonly string[], isOpenAtFirst = false): void {
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  root = createRoot(place);
  root.render(
    <InSpanish>
      <Filters first={first} isOpenAtFirst={isOpenAtFirst} />
    </InSpanish>,
  );
}

const group = () => page.getByRole('group', { name: 'Color' });
const boxes = () => document.querySelectorAll('input').length;

afterEach(() => root.unmount());

test('a long group is as long as its values: the page alone has a scrollbar', async () => {
  draw([], true);
  const list = (await group().findElement()).querySelector(':scope > div');
  expect(list?.scrollHeight).toBe(list?.clientHeight);
  expect(boxes()).toBe(values.length + 1);
});

test('a closed group has no values in the page until it opens, and none after it closes', async () => {
  draw([]);
  await expect.element(group()).toBeVisible();
  expect(boxes()).toBe(0);
  await page.getByText('Color').click();
  await expect.poll(boxes).toBe(values.length + 1);
  await page.getByText('Color').click();
  await expect.poll(boxes).toBe(0);
});

test('a closed group opens when one of its values is chosen elsewhere, and shows its count when it is closed again', async () => {
  draw([]);
  await expect.element(group()).toBeVisible();
  choose(['v25']);
  await expect.element(page.getByRole('checkbox', { name: 'Valor 25 (1)' })).toBeChecked();
  await page.getByText('Color (1)').click();
  await expect.poll(boxes).toBe(0);
  await expect.element(group()).toHaveTextContent('Color (1)');
  choose([]);
  await expect.element(group()).not.toHaveTextContent('(');
  expect(boxes()).toBe(0);
});
