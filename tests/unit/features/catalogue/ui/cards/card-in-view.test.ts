import { expect, test } from 'vitest';
import { isInFirstView } from '#features/catalogue/ui/cards/card-in-view.ts';

const card =
  '<li data-sizes="S"><img src="/a.jpg" alt width=320 height=320 loading=lazy><img src="/b.avif" alt loading=lazy>';

test('a card in the first view loads its picture with the page, and only its second picture waits', () => {
  expect(isInFirstView(card, false)).toBe(
    '<li data-sizes="S"><img src="/a.jpg" alt width=320 height=320><img src="/b.avif" alt loading=lazy>',
  );
});

test('the first of them comes before the others', () => {
  expect(isInFirstView(card, true)).toContain(
    'height=320 fetchPriority=high decoding=async><img src="/b.avif"',
  );
});

test("a card's text is no part of its picture", () => {
  for (const size of ['S loading=lazy', '<img loading=lazy>']) {
    const named = isInFirstView(card.replace('S', size), false);
    expect(named).toContain(`data-sizes="${size}"><img src="/a.jpg" alt width=320 height=320>`);
  }
  expect(isInFirstView('<li>', true)).toBe('<li>');
});
