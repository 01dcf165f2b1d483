/** Runs before everything else: this browser records the problems of a page from its first script on. */
import { expect, test } from '../engines/journey-test.ts';

test('errors of a page’s first script are recorded, and so are later ones', async ({ shopper, expected }) => {
  expected.push(/planted/);
  await shopper.meets('planted-problems');
  await shopper.open('/nosotros');
  await shopper.sees('heading', 'Nosotros');
  await shopper.evaluate(
    `void setTimeout(() => { console.warn('planted: late warning'); Promise.reject(new Error('planted: late rejection')); throw new Error('planted: late error'); })`,
  );
  for (const problem of [
    /^uncaught: .*planted: first script/,
    /^uncaught: .*planted: rejection/,
    /^console error: planted: console/,
    /^console warning: planted: late warning/,
    /^uncaught: .*planted: late rejection/,
    /^uncaught: .*planted: late error/,
  ]) {
    await expect.poll(shopper.problems).toContainEqual(expect.stringMatching(problem));
  }
});
