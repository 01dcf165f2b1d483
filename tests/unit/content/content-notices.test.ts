import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { contentFaults } from '../../../scripts/content/content-faults.ts';
import { contentNotices } from '../../../scripts/content/content-notices.ts';
import { type ContentCopy, copyContent, HOME } from './content-copy.ts';

const NOW = new Date('2026-11-27T05:30:00Z');
const REVIEWS = 'src/content/reviews/knl-ten-0001.json';
const PAGE = 'src/content/landing-pages/es-GT/para-la-lluvia.md';

let copy: ContentCopy;
beforeEach(() => {
  copy = copyContent();
});
afterEach(() => copy.remove());

const countdown = (until: string): string =>
  `"blocks": [{ "block": "countdown", "title": { "es-GT": "A" }, "until": "${until}" },`;

test('the files of the project give no notice', async () => {
  expect(await contentNotices(copy.root, NOW)).toEqual([]);
});

test.each([
  ['2026-11-26', false],
  // It is still the day before in Guatemala.
  ['2026-11-27', true],
  ['2027-03-01', true],
])('a review of %s on the evening of 26 November 2026 is noticed: %s', async (day, isNoticed) => {
  copy.edit(REVIEWS, /"date": "[\d-]+"/, `"date": "${day}"`);
  const lines = await contentNotices(copy.root, NOW);
  expect(lines).toEqual(
    isNoticed
      ? [
          expect.stringMatching(
            /knl-ten-0001\.json, renglón \d+: reviews › 1 › date: este día todavía no llega/,
          ),
        ]
      : [],
  );
});

test.each([
  ['2026-11-26T23:29', true],
  ['2026-11-26T23:31', false],
])('a countdown until %s at 23:30 has ended: %s', async (until, hasEnded) => {
  copy.edit(HOME, '"blocks": [', countdown(until));
  expect(await contentNotices(copy.root, NOW)).toEqual(
    hasEnded ? [expect.stringContaining('esta cuenta regresiva ya terminó')] : [],
  );
});

test('a picture of 80 × 60 is noticed, next to a page and in its text', async () => {
  const picture = join(copy.root, 'src/content/landing-pages/es-GT/mini.png');
  await sharp({ create: { width: 80, height: 60, channels: 3, background: 'red' } })
    .png()
    .toFile(picture);
  copy.edit(PAGE, 'picture: ./para-la-lluvia.jpg', 'picture: ./mini.png');
  copy.edit(PAGE, /$/, '\n\n![Otra](./mini.png) ![Y otra](./para-la-lluvia.jpg)\n');
  const lines = await contentNotices(copy.root, NOW);
  expect(lines).toHaveLength(2);
  for (const line of lines) expect(line).toContain('la imagen ./mini.png es muy pequeña (80 × 60)');
});

test.each([
  ['src/content/documents/es-GT/nosotros.md', 'un documento'],
  ['src/content/home.json', 'una tabla'],
  ['locales/es-GT/cart.json', 'los textos'],
  ['src/content/synonyms.json', 'los sinónimos'],
])('a conflict of git in %s is a separate error, with its lines', (file) => {
  copy.edit(file, /\n/, '\n<<<<<<< HEAD\nuno\n=======\notro\n>>>>>>> precios\n');
  expect(contentFaults(copy.root)).toEqual([
    `${file}, renglón 2: aquí quedó una marca de git (<<<<<<< HEAD): deje solo una de las dos versiones y quite las marcas`,
    `${file}, renglón 6: aquí quedó una marca de git (>>>>>>> precios): deje solo una de las dos versiones y quite las marcas`,
  ]);
});

test('a heading that is underlined in Markdown is no conflict', () => {
  copy.edit(PAGE, /$/, '\n\nUn título\n=======\n');
  expect(contentFaults(copy.root)).toEqual([]);
});
