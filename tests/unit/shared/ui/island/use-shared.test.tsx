import { atom, computed } from 'nanostores';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { shared } from '#shared/storage/shared-store.ts';
import { useShared } from '#shared/ui/island/use-shared.ts';

const $stored = atom(['shoes']);
const $count = computed($stored, ({ length }) => length);
const $shownCount = shared(
  computed($stored, ({ length }) => length),
  0,
);
const $later = atom('before');

const ShownCount = () => useShared($shownCount);
const Later = () => useShared($later);
// @ts-expect-error nobody knows what it is where pages are built
const Count = () => useShared($count);

test("a shared store's value is not rendered into the built HTML, its declared value is", () => {
  expect($shownCount.get()).toBe(1);
  expect(renderToStaticMarkup(<ShownCount />)).toBe('0');
});

test('a plain atom is built with its initial value', () => {
  $later.set('after');
  expect(renderToStaticMarkup(<Later />)).toBe('before');
});

test('a computed store without a value for builds is refused by the types', () => {
  expect(renderToStaticMarkup(<Count />)).toBe('');
});
