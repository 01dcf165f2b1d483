import { expect, test } from 'vitest';
import { RESTART_EXIT_CODE, restartDevServer } from '../../../scripts/astro/restart-dev-server.ts';

type Hook = 'astro:config:setup' | 'astro:server:setup';

/** The used part of Astro's hooks, and the codes that the process was ended with. */
function begin() {
  const ended: number[] = [];
  const { hooks } = restartDevServer((code) => ended.push(code));
  const call = (name: Hook, given: object = {}): void => {
    const hook: unknown = hooks[name];
    if (typeof hook !== 'function') throw new Error('There is no such hook.');
    hook(given);
  };
  return { ended, call };
}

test("the first server continues, and a second one, which would not see editors' changes, ends the process", () => {
  const { ended, call } = begin();
  call('astro:config:setup', { isRestart: false });
  call('astro:server:setup');
  expect(ended).toEqual([]);
  call('astro:server:setup');
  expect(ended).toEqual([RESTART_EXIT_CODE]);
});

test('a configuration that is read again ends it, too', () => {
  const { ended, call } = begin();
  call('astro:config:setup', { isRestart: true });
  expect(ended).toEqual([RESTART_EXIT_CODE]);
});
