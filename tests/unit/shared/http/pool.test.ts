import { expect, test } from 'vitest';
import { mapPooled } from '#shared/http/pool.ts';

test('results are in the order of the items, whichever came first', async () => {
  const waits = [3, 1, 2].map((turns) => async () => {
    for (let turn = 0; turn < turns; turn += 1) await new Promise(setImmediate);
    return turns;
  });
  expect(await mapPooled(waits, 2, (wait) => wait())).toEqual([3, 1, 2]);
});

test('nothing is started after a failure', async () => {
  const started: number[] = [];
  const work = async (item: number): Promise<void> => {
    started.push(item);
    if (item === 1) throw new Error('one');
    await new Promise(setImmediate);
  };
  await expect(mapPooled([0, 1, 2, 3, 4, 5], 2, work)).rejects.toThrow('one');
  await new Promise(setImmediate);
  await new Promise(setImmediate);
  expect(started).toEqual([0, 1]);
});

test('no items need no work', async () => {
  expect(await mapPooled([], 8, () => Promise.reject(new Error('never')))).toEqual([]);
});
