import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test, vi } from 'vitest';
import { intentDirective } from '../../../scripts/astro/intent-directive.ts';

const root = resolve(import.meta.dirname, '../../..');

/** The integration's Astro options for a command. */
function setUp(command: 'dev' | 'build') {
  const addClientDirective = vi.fn<(directive: { name: string; entrypoint: string }) => void>();
  const injectScript = vi.fn<(stage: string, script: string) => void>();
  const setup = intentDirective().hooks['astro:config:setup'];
  Reflect.apply(setup ?? expect.fail, undefined, [{ command, addClientDirective, injectScript }]);
  return { directives: addClientDirective.mock.calls.flat(), scripts: injectScript.mock.calls };
}

test('client:intent is the module that hydrates on intent', () => {
  const [directive, ...others] = setUp('build').directives;
  expect(others).toEqual([]);
  expect(directive?.name).toBe('intent');
  expect(existsSync(resolve(root, directive?.entrypoint ?? ''))).toBe(true);
});

test("every page of the development server gets React's refresh script, a built page does not", () => {
  expect(setUp('build').scripts).toEqual([]);
  const [[stage, script] = []] = setUp('dev').scripts;
  expect(stage).toBe('page');
  expect(script).toContain('/@react-refresh');
  expect(script).not.toContain('__BASE__');
});
