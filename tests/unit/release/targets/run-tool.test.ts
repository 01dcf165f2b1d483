import { expect, test } from 'vitest';
import { runTool } from '../../../../scripts/release/targets/run-tool.ts';

const sh = (script: string) =>
  runTool(
    { command: 'sh', install: '' },
    { args: ['-c', script], cwd: '.', env: process.env, timeoutMs: 200 },
  );

test('a program that does not end is killed, with its children', async () => {
  const { code, lastLines } = await sh('echo begun; sleep 30 & wait');
  expect(code).not.toBe(0);
  expect(lastLines).toEqual(['begun']);
}, 10_000);

test('one that ends in time is not killed', async () => {
  expect((await sh('exit 3')).code).toBe(3);
});
