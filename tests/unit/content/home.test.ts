/** The allowed contents of the home page. */
import { z } from 'astro/zod';
import { expect, test } from 'vitest';
import { homeSchema } from '../../../src/content/schemas/home.ts';
import { readEntries } from './content-files.ts';

const schema = homeSchema(z.string());
const hero = { block: 'hero' };
const title = { 'es-GT': 'Abrimos' };
const countdown = { block: 'countdown', title, until: '2026-12-24T23:59' };
const editorial = { block: 'editorial', title: { 'es-GT': 'Abrimos' }, text: { 'es-GT': 'En Cobán' } };

test('the file of the home page holds', () => {
  const [[, home] = []] = readEntries('home.json');
  expect(schema.safeParse(home).error).toBeUndefined();
});

test("blocks are in any order, the shop's own texts as often as wanted", () => {
  const blocks = [editorial, { block: 'help' }, hero, editorial, countdown, countdown];
  expect(schema.parse({ blocks }).blocks.map(({ block }) => block)).toEqual([
    'editorial',
    'help',
    'hero',
    'editorial',
    'countdown',
    'countdown',
  ]);
});

test.each([
  ['without its hero', [{ block: 'help' }], 'wants its hero'],
  ['with a block twice', [hero, hero], 'stands twice'],
  ['with a block nobody knows', [hero, { block: 'carousel' }], 'nvalid'],
  [
    'with a link to another site',
    [hero, { ...editorial, link: { href: 'https://x.test', label: editorial.title } }],
    'address of the shop',
  ],
  [
    'with a countdown to a day without an hour',
    [hero, { ...countdown, until: '2026-12-24' }],
    '2026-12-24T23:59',
  ],
  [
    'with a countdown to a day there is not',
    [hero, { ...countdown, until: '2026-02-30T10:00' }],
    'an end is',
  ],
  ['with a collection of one article', [hero, { block: 'collection', page: 'lluvia', articles: 1 }], '2'],
  ['whose video has no picture', [{ ...hero, video: 'knl-ten-0001.mp4' }], 'wants a picture'],
  ['whose video is not there', [{ ...hero, picture: 'a.jpg', video: 'other.mp4' }], 'no such file'],
  [
    'whose video is no file of its folder',
    [{ ...hero, picture: 'a', video: '../home.json' }],
    'ends in .mp4',
  ],
])('a home page %s is refused with a message', (_, blocks, word) => {
  const { error } = schema.safeParse({ blocks });
  expect(error?.issues.map(({ message }) => message).join()).toContain(word);
});
