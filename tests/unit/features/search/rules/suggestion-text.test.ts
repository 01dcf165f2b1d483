/** The targets of suggestions. */
import { expect, test } from 'vitest';
import { isSuggestedIn, suggestionName, suggestionPath } from '#features/search/rules/suggestion-text.ts';

const rain = {
  kind: 'landing',
  key: 'para-la-lluvia',
  name: 'Para la lluvia',
  english: 'For the rain',
} as const;

test.each([
  ['es-GT', '/colecciones/para-la-lluvia', 'Para la lluvia'],
  ['en', '/en/colecciones/para-la-lluvia', 'For the rain'],
] as const)('a landing page is suggested in %s with its own address and title', (locale, path, name) => {
  expect(suggestionPath({ ...rain, query: '' }, locale)).toBe(path);
  expect(suggestionName(rain, (key) => key, locale)).toEqual([name]);
});

test.each([
  ['es-GT', rain, true],
  ['en', rain, true],
  ['es-GT', { kind: 'landing' }, true],
  ['en', { kind: 'landing' }, false],
  ['en', { kind: 'product' }, true],
] as const)('in %s, %j may be suggested: %j', (locale, found, isSuggested) => {
  expect(isSuggestedIn(locale, found)).toBe(isSuggested);
});
