import { expect, test } from 'vitest';
import { START_ANEW, startAnew } from '../../../scripts/astro/start-anew.ts';

type Hook = 'astro:config:setup' | 'astro:server:setup';

/** Astro's hooks with as much of what they are given as is used here, and the codes that the process was ended with. */
function begin() {
  const ended: number[] = [];
  const { hooks } = startAnew((code) => ended.push(code));
  const call = (name: Hook, given: object = {}): void => {
    const hook: unknown = hooks[name];
    if (typeof hook !== 'function') throw new Error('There is no such hook.');
    hook(given);
  };
  return { ended, call };
}

test('the first server goes on, and a second one, which would not see what editors save, ends the process', () => {
  const { ended, call } = begin();
  call('astro:config:setup', { isRestart: false });
  call('astro:server:setup');
  expect(ended).toEqual([]);
  call('astro:server:setup');
  expect(ended).toEqual([START_ANEW]);
});

test('a configuration that is read once more ends it, too', () => {
  const { ended, call } = begin();
  call('astro:config:setup', { isRestart: true });
  expect(ended).toEqual([START_ANEW]);
});
