import { expect, test, vi } from 'vitest';
import { memoize } from '#shared/cache/memoize.ts';

test('each object is computed once, and an equal one is another object', () => {
  const work = vi.fn(({ name }: { name: string }) => `for ${name}`);
  const worked = memoize(work);
  const thing = { name: 'a' };
  expect([worked(thing), worked(thing), worked({ name: 'a' })]).toEqual(['for a', 'for a', 'for a']);
  expect(work).toHaveBeenCalledTimes(2);
});
