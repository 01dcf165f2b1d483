/** The short videos of articles: the allowed contents of their files. */
import { z } from 'astro/zod';
import { expect, test } from 'vitest';
import { productVideoSchema } from '../../../src/content/schemas/article.ts';
import { contentIds, readJson } from './content-files.ts';

const schema = productVideoSchema(z.string());

test('the files of videos hold', () => {
  const faults = contentIds('videos', '.json').map(
    (id) => schema.safeParse(readJson(`src/content/videos/${id}.json`)).error,
  );
  expect(faults.length).toBeGreaterThan(0);
  expect(faults.filter(Boolean)).toEqual([]);
});

const video = { sku: 'A', video: 'knl-ten-0001.mp4', text: { 'es-GT': 'De lado', en: 'From the side' } };

test.each([
  ['is not there', { video: 'other.mp4' }, 'no such file in src/content/videos/'],
  ['no browser plays', { video: 'knl-ten-0001.mov' }, 'ends in .mp4 or .webm'],
  ['lies elsewhere', { video: '../home.mp4' }, 'ends in .mp4 or .webm'],
  ['says nothing to whoever does not see it', { text: undefined }, 'expected object'],
])('a video that %s is refused with a message', (_, change, word) => {
  const { error } = schema.safeParse({ ...video, ...change });
  expect(error?.issues.map(({ message }) => message).join()).toContain(word);
});
