/**
 * The landing pages: the allowed contents of their files. The build checks that they lead somewhere in the sandbox's
 * shop.
 */
import { z } from 'astro/zod';
import { expect, test } from 'vitest';
import {
  landingPageSchema,
  landingWordsSchema,
  productRuleSchema,
} from '../../../src/content/schemas/document.ts';
import { contentIds } from './content-files.ts';

const schema = landingPageSchema(z.string());
const page = {
  title: 'Lluvia',
  description: 'Para el aguacero',
  position: 1,
  products: { tags: ['lluvia'] },
};

test('a page needs only texts, a place and a rule', () => {
  expect(schema.safeParse(page).error).toBeUndefined();
});

test.each([
  ['without a rule', { products: {} }],
  ['whose rule is misspelt', { products: { tag: ['lluvia'] } }],
  ['without a description', { description: ' ' }],
  ['whose description no search engine shows whole', { description: 'a'.repeat(171) }],
  ['with a word of its own', { colour: 'red' }],
])('a page %s is refused', (_, change) => {
  expect(schema.safeParse({ ...page, ...change }).success).toBe(false);
});

test.each([
  ['a category is no address', { categories: ['Mujer > Zapatos'] }, 'mujer/zapatos'],
  ['a price says nothing', { price: {} }, 'wants from, upTo or both'],
  ['the lowest price is above the highest', { price: { from: 300, upTo: 100 } }, 'from is more than upTo'],
  ['it asks for nothing', {}, 'wants skus, categories, tags or price'],
])('a rule is refused with a message where %s', (_, rule, word) => {
  const message = productRuleSchema.safeParse(rule).error?.issues.map(({ message: text }) => text);
  expect(message?.join()).toContain(word);
});

test('English texts belong to existing pages, and are only texts', () => {
  const spanish = contentIds('landing-pages/es-GT', '.md');
  expect(spanish).toContain('para-la-lluvia');
  expect(contentIds('landing-pages/en', '.md').filter((id) => !spanish.includes(id))).toEqual([]);
  expect(landingWordsSchema.safeParse(page).success).toBe(false);
});
