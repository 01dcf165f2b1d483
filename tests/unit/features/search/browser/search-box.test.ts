import { describe, expect, test } from 'vitest';
import {
  type LastSearch,
  nextSearch,
  SEARCH_DELAY_MS,
  SEARCH_GUARD_MS,
} from '#features/search/browser/search-box.ts';

const never: LastSearch = { term: '', at: Number.NEGATIVE_INFINITY };

describe('Enter in the search box', () => {
  test('searches the trimmed and lower-cased term before the first slash', () => {
    expect(nextSearch('  Tenis NEGROS /otro ', 1000, never)).toEqual({ term: 'tenis negros', at: 1000 });
  });

  test.each(['', '   ', '/tenis'])('is ignored for the empty term %o', (input) => {
    expect(nextSearch(input, 1000, never)).toBeUndefined();
  });

  test('is ignored for the term of the last search, however it is written', () => {
    expect(nextSearch(' TENIS', 9000, { term: 'tenis', at: 1000 })).toBeUndefined();
  });

  test('is ignored again within 1.2 s, and handled afterwards', () => {
    const last = { term: 'tenis', at: 1000 };
    expect(nextSearch('botas', 2199, last)).toBeUndefined();
    expect(nextSearch('botas', 2200, last)).toEqual({ term: 'botas', at: 2200 });
  });

  test('waits as long as specified', () => {
    expect([SEARCH_DELAY_MS, SEARCH_GUARD_MS]).toEqual([300, 1200]);
  });
});
