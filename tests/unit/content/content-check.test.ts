import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { contentCheck } from '../../../scripts/astro/content-check.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'content-'));
  for (const folder of ['src/content', 'locales'])
    cpSync(resolve(import.meta.dirname, '../../..', folder), join(root, folder), { recursive: true });
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true });
});

const HOME = 'src/content/home.json';
const whole = (): string => readFileSync(resolve(import.meta.dirname, '../../..', HOME), 'utf8');
const spoil = (): void =>
  writeFileSync(join(root, HOME), whole().replace('{ "block": "hero" },', '{ "block": "hero" }'));
const mend = (): void => writeFileSync(join(root, HOME), whole());
const LINE = 'src/content/home.json, renglón 5: no se entiende';

/** The used part of Astro's hooks. */
function setUp(command: string): Promise<void> {
  const setup: unknown = contentCheck(root).hooks['astro:config:setup'];
  if (typeof setup !== 'function') throw new Error('There is no such hook.');
  return setup({ command });
}

test('a table with invalid JSON stops a build, which Astro would make of the previous data', async () => {
  await setUp('build');
  spoil();
  await expect(setUp('build')).rejects.toThrow(LINE);
  await setUp('dev');
  vi.stubEnv('CONTENT_CHECKED', '1');
  await setUp('build');
});

test('in development it covers the page until it is fixed', async () => {
  const sent: { type: string; err?: { message: string } }[] = [];
  const heard = new Map<string, (...args: readonly string[]) => void>();
  const on = (event: string, listener: (...args: readonly string[]) => void) => heard.set(event, listener);
  const server = {
    watcher: { on },
    ws: { on, send: (message: (typeof sent)[number]) => sent.push(message) },
  };
  const logged: string[] = [];
  const hook: unknown = contentCheck(root).hooks['astro:server:setup'];
  if (typeof hook !== 'function') throw new Error('There is no such hook.');
  spoil();
  hook({ server, logger: { error: (line: string) => logged.push(line) } });
  await vi.waitFor(() => expect(sent.at(-1)?.err?.message).toContain(LINE));
  expect(logged.join()).toContain(LINE);
  // A page that opens later shows the error too.
  heard.get('connection')?.();
  expect(sent).toHaveLength(2);
  mend();
  heard.get('all')?.('change', '/elsewhere/a.ts');
  heard.get('all')?.('change', join(root, HOME));
  await vi.waitFor(() => expect(sent.at(-1)).toEqual({ type: 'full-reload' }));
  heard.get('connection')?.();
  expect(sent).toHaveLength(3);
});
