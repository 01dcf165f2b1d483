/** The summary of reviews. */
import { expect, test } from 'vitest';
import { fitVotes, latestFirst, type Review, summaryOf } from '#features/product/rules/reviews.ts';

const review: Review = { date: '2026-10-02', name: 'Ana L.', rating: 5 };
const fitting = (...fits: readonly Review['fit'][]): readonly Review[] =>
  fits.map((fit) => ({ ...review, fit }));

test('no reviews have no mean, so that no stars are shown', () => {
  expect(summaryOf([])).toBeUndefined();
});

test('the mean has one decimal', () => {
  const reviews = [5, 4, 4].map((rating) => ({ ...review, rating }));
  expect(summaryOf(reviews)).toEqual({ count: 3, rating: 4.3 });
});

test.each([
  [fitting('small', 'normal', 'small', undefined), { fit: 'small', votes: 2, of: 3 }],
  [fitting('normal'), { fit: 'normal', votes: 1, of: 1 }],
  [fitting('small', 'large'), undefined],
  [fitting(undefined), undefined],
])('a fit is shown where more agree on it than on any other: case %#', (reviews, expected) => {
  expect(fitVotes(reviews)).toEqual(expected);
});

test('the latest comes first', () => {
  const older = { ...review, date: '2026-09-30' };
  expect(latestFirst([older, review])).toEqual([review, older]);
});
