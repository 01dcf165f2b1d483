import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, resolveConfig } from 'vite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { withoutPreload } from '../../../scripts/astro/without-preload.ts';
import { BUILD_TARGET } from '../../../scripts/publish/browsers.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'preload-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const FILES = {
  'index.html': '<script type="module" src="/main.js"></script>',
  'main.js': `const load = async () => (await import('./later.js'))?.later;
    globalThis.answer = load().then(String, ({ code }) => 'failed: ' + code);`,
  'later.js': `import './shared.js'; export const later = 'came'; `,
  'shared.js': 'globalThis.shared = true;',
};

/** Builds a page that loads a chunk later, and answers the folder of its scripts. */
async function built(): Promise<string> {
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(root, name), text);
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [withoutPreload(BUILD_TARGET)],
  });
  return join(root, 'dist', 'assets');
}

const fileOf = (folder: string, name: string): string =>
  join(folder, readdirSync(folder).find((file) => file.startsWith(name)) ?? name);

/** Runs the built page in a window of which only the events are there; answers what it printed. */
function visit(folder: string, onEvent: string): readonly string[] {
  const page = `
    globalThis.dispatchEvent = (event) => {
      console.log(event.type, event.cancelable, event.payload?.code);
      ${onEvent}
    };
    await import(${JSON.stringify(fileOf(folder, 'index'))});
    console.log(await globalThis.answer);`;
  const args = ['--input-type=module', '--eval', page];
  return execFileSync(process.execPath, args, { encoding: 'utf8' }).trim().split('\n');
}

describe('a built script that loads another later', () => {
  test('is without lists of chunks and without code that preloads', async () => {
    const folder = await built();
    const scripts = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
    expect(scripts.length).toBeGreaterThan(1);
    expect(scripts.join()).toContain('vite:preloadError');
    expect(scripts.join()).not.toMatch(/modulepreload|mapDeps|createElement|querySelector/);
    expect(readFileSync(join(root, 'dist', 'index.html'), 'utf8')).not.toContain('modulepreload');
  });

  test('gets the other one', async () => {
    expect(visit(await built(), '').at(-1)).toBe('came');
  });

  test('reports a chunk that is gone, with the failure, and fails', async () => {
    const folder = await built();
    rmSync(fileOf(folder, 'later'));
    expect(visit(folder, '')).toEqual([
      'vite:preloadError true ERR_MODULE_NOT_FOUND',
      'failed: ERR_MODULE_NOT_FOUND',
    ]);
  });

  test('does not fail where somebody who heard of it takes care', async () => {
    const folder = await built();
    rmSync(fileOf(folder, 'later'));
    expect(visit(folder, 'event.preventDefault();')).toEqual([
      'vite:preloadError true ERR_MODULE_NOT_FOUND',
      'undefined',
    ]);
  });

  test('is built for the browsers that it is given, whatever the configuration says', async () => {
    const config = await resolveConfig(
      { configFile: false, plugins: [withoutPreload(BUILD_TARGET)], build: { target: 'es2015' } },
      'build',
    );
    expect(config.environments['client']?.build).toMatchObject({
      target: BUILD_TARGET,
      modulePreload: false,
    });
  });
});
