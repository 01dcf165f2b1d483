/** The editors' sets: the allowed contents of their files, and that the sandbox has their articles. */
import { describe, expect, test } from 'vitest';
import { generateCatalogue } from '../../../scripts/sandbox/catalogue/generate.ts';
import { setSchema } from '../../../src/content/schemas/article.ts';
import { contentIds, readJson } from './content-files.ts';

describe('sets', () => {
  test.each(contentIds('sets', '.json'))('%s names articles of the sandbox that can be bought', (id) => {
    const { articles } = generateCatalogue({ seed: 1, products: 240 });
    const { skus } = setSchema.parse(readJson(`src/content/sets/${id}.json`));
    const inStock = articles.filter(({ stock }) => stock > 0).map(({ sku }) => sku);
    expect(inStock).toEqual(expect.arrayContaining(skus));
  });

  const set = { title: { 'es-GT': 'Completa el look' }, skus: ['A', 'B'] };
  test.each([
    ['one article', { skus: ['A'] }, 'two articles at least'],
    ['five articles', { skus: ['A', 'B', 'C', 'D', 'E'] }, 'four articles at most'],
    ['an article twice', { skus: ['A', 'A'] }, 'stands twice'],
    ['no Spanish', { title: { en: 'Complete the look' } }, 'expected string'],
  ])('with %s are refused with a message', (_, change, word) => {
    expect(setSchema.safeParse(set).success).toBe(true);
    const { error } = setSchema.safeParse({ ...set, ...change });
    expect(error?.issues.map(({ message }) => message).join()).toContain(word);
  });
});
