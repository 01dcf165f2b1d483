import { createRoot } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { Style } from '#features/product/ui/buying/Style.tsx';
import { adoptStyles } from '#styles/adopt-styles.ts';

afterEach(() => {
  document.adoptedStyleSheets = [];
  document.body.replaceChildren();
});

test('styles that load with a script apply at once, and leave those in a later layer unchanged', () => {
  const page = document.createElement('style');
  page.textContent = '@layer components, utilities; @layer utilities { b { order: 1 } }';
  document.body.append(page, document.createElement('b'));
  adoptStyles('@layer components { b { order: 2; flex-grow: 3 } }');
  const { order, flexGrow } = getComputedStyle(document.querySelector('b') ?? document.body);
  expect([order, flexGrow]).toEqual(['1', '3']);
});

test('a component that is shown several times adds its styles once, before it is visible', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  const part = (key: string) => (
    <i key={key}>
      <Style css="i { order: 7 }" />
    </i>
  );
  const root = createRoot(place);
  root.render([part('one'), part('other')]);
  await expect.poll(() => place.children.length).toBe(2);
  expect([...place.children].map((each) => getComputedStyle(each).order)).toEqual(['7', '7']);
  expect(document.adoptedStyleSheets).toHaveLength(1);
  root.unmount();
});
