/** A product's picture in its places (decision 31, Pictures). */
import { expect, test } from 'vitest';
import { type CardPlace, cardPicture } from '#features/product/rules/card-picture.ts';

const template = 'https://images.example/{width}/{name}.{format}';
const at = (width: number, format: string): string => `https://images.example/${width}/1.jpg.${format}`;

test.each<readonly [CardPlace, readonly number[], boolean]>([
  ['card', [320, 640], true],
  ['second', [480], true],
  ['related', [160, 320, 480], true],
  ['compared', [160, 320], false],
  ['recent', [320], false],
])(
  'as %s it comes %j pixels wide, in the best format and a plain picture alone: %s',
  (place, widths, isLean) => {
    const { src, srcSet, alternatives } = cardPicture('https://a.example/1.jpg', place, { template });
    const set = (format: string): string => widths.map((width) => `${at(width, format)} ${width}w`).join(',');
    expect(src).toBe(at(widths.at(-1) ?? 0, 'jpeg'));
    expect(srcSet).toBe(isLean ? '' : set('jpeg'));
    expect(alternatives.map(({ srcSet: each }) => each)).toEqual([set('avif')]);
  },
);

test('an article without a picture has the default one, wherever it stands', () => {
  expect(cardPicture('', 'related', { template })).toEqual(cardPicture('', 'card', { template }));
});

test('of several better formats a lean picture has the best', () => {
  const request = { template, formats: ['avif', 'webp', 'jpeg'] } as const;
  expect(cardPicture('https://a.example/1.jpg', 'related', request).alternatives).toHaveLength(1);
  expect(cardPicture('https://a.example/1.jpg', 'compared', request).alternatives).toHaveLength(2);
});
