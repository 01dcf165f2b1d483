import { expect, test, vi } from 'vitest';
import { memoize } from '#shared/cache/memoize.ts';

test('each thing is worked out once, and another one that holds the same is another thing', () => {
  const work = vi.fn(({ name }: { name: string }) => `for ${name}`);
  const worked = memoize(work);
  const thing = { name: 'a' };
  expect([worked(thing), worked(thing), worked({ name: 'a' })]).toEqual(['for a', 'for a', 'for a']);
  expect(work).toHaveBeenCalledTimes(2);
});
