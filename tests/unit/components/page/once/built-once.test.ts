import { expect, test, vi } from 'vitest';
import { textMemory } from '../../../../../src/components/page/once/built-once.ts';

const renders = (text: string) => vi.fn(async () => text);

test('a part is rendered once, whatever asks for it', async () => {
  const memory = textMemory(100);
  const first = renders('header');
  const again = renders('never');
  expect(await memory.get('a', first)).toBe('header');
  expect(await memory.get('a', again)).toBe('header');
  expect(first).toHaveBeenCalledOnce();
  expect(again).not.toHaveBeenCalled();
});

test('no more is kept than there is room for: what was not asked for longest goes', async () => {
  const memory = textMemory(10);
  await memory.get('a', renders('1234'));
  await memory.get('b', renders('1234'));
  await memory.get('a', renders('never'));
  await memory.get('c', renders('1234'));
  const a = renders('a again');
  const b = renders('b!');
  expect(await memory.get('a', a)).toBe('1234');
  expect(await memory.get('b', b)).toBe('b!');
  expect(a).not.toHaveBeenCalled();
  expect(b).toHaveBeenCalledOnce();
});

test('a part that is longer than all the room is rendered every time', async () => {
  const memory = textMemory(3);
  const long = renders('1234');
  await memory.get('a', long);
  await memory.get('a', long);
  expect(long).toHaveBeenCalledTimes(2);
});
