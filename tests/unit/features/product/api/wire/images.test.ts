import { expect, test } from 'vitest';
import { imageUrls, sortedByNumber } from '#features/product/api/wire/images.ts';

const BASE = 'https://img.example.test/a/';

test.each([
  ['zapato 1.jpg', 'zapato%201.jpg'],
  ['niño#1?.jpg', 'ni%C3%B1o%231%3F.jpg'],
  ['verano/1.jpg', 'verano/1.jpg'],
  ['../../x.jpg', 'x.jpg'],
  ['https://evil.example/x.jpg', 'https%3A/evil.example/x.jpg'],
  ['"onerror=alert(1)', '%22onerror%3Dalert(1)'],
  ['\uD800.jpg', '%EF%BF%BD.jpg'],
])('the name %j becomes an address below the base', (name, path) => {
  expect(imageUrls(BASE, [name])).toEqual([BASE + path]);
});

test('empty names and repetitions are left out', () => {
  expect(imageUrls(BASE, ['', 'a.jpg', '/', 'a.jpg', '..'])).toEqual([`${BASE}a.jpg`]);
});

test.each([
  [
    ['z-10.jpg', 'z-2.jpg', 'z-1.jpg'],
    ['z-1.jpg', 'z-2.jpg', 'z-10.jpg'],
  ],
  [
    ['AB123_2.webp', 'AB123_1.webp'],
    ['AB123_1.webp', 'AB123_2.webp'],
  ],
  [
    ['2_AB123.jpg', '1_AB123.jpg'],
    ['1_AB123.jpg', '2_AB123.jpg'],
  ],
  [
    ['z-1.jpg', 'z.jpg'],
    ['z.jpg', 'z-1.jpg'],
  ],
  [
    ['z.10.jpg', 'z.9.jpg'],
    ['z.9.jpg', 'z.10.jpg'],
  ],
  [
    ['b.mp4', 'a.mp3'],
    ['b.mp4', 'a.mp3'],
  ],
])('%j are sorted by their number', (names, sorted) => {
  expect(sortedByNumber(names)).toEqual(sorted);
});
