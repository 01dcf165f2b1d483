import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, resolveConfig } from 'vite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { chunkPreload } from '../../../scripts/astro/chunk-preload.ts';
import { BUILD_TARGET } from '../../../scripts/publish/browsers.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'preload-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const FILES = {
  'index.html': '<script type="module" src="/main.js"></script>',
  'main.js': `globalThis.other = () => import('./other.js');
    const load = async () => (await import('./later.js'))?.later;
    globalThis.answer = load().then(String, ({ code }) => 'failed: ' + code);`,
  'later.js': `import { shared } from './shared.js'; export const later = shared() && 'came';`,
  'shared.js': 'export const shared = () => globalThis.nothing ?? true;',
  'other.js': `import { shared } from './shared.js'; export const other = shared();`,
};

/**
 * Builds a page that loads a chunk later.
 * @returns the folder of its scripts
 */
async function built(): Promise<string> {
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(root, name), text);
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [chunkPreload({ target: BUILD_TARGET, everywhere: ['index'], alongside: ['shared', 'texts-'] })],
  });
  return join(root, 'dist', 'assets');
}

const fileOf = (folder: string, name: string): string =>
  join(folder, readdirSync(folder).find((file) => file.startsWith(name)) ?? name);

/**
 * Runs the built page in a minimal window.
 * @returns the printed lines
 */
function visit(folder: string, onEvent: string): readonly string[] {
  const page = `
    globalThis.dispatchEvent = (event) => {
      console.log(event.type, event.cancelable, event.payload?.code);
      ${onEvent}
    };
    globalThis.document = {
      createElement: () => ({}),
      head: { append: ({ rel, href }) => console.log(rel, href.replace(/-.*/, '')) },
    };
    await import(${JSON.stringify(fileOf(folder, 'index'))});
    console.log(await globalThis.answer);`;
  const args = ['--input-type=module', '--eval', page];
  return execFileSync(process.execPath, args, { encoding: 'utf8' }).trim().split('\n');
}

/** Together, not in sequence. */
const ASKED = ['modulepreload /assets/later', 'modulepreload /assets/shared'];

describe('a built script that loads another later', () => {
  test('preloads the imports of that file, and gets it', async () => {
    expect(visit(await built(), '')).toEqual([...ASKED, 'came']);
  });

  test('names no shared chunk, and needs nothing of the host page', async () => {
    const folder = await built();
    const text = readFileSync(fileOf(folder, 'index'), 'utf8');
    expect(/m\.f=\[(.*?)\]/.exec(text)?.[1]).not.toContain('index');
    expect(readFileSync(join(root, 'dist', 'index.html'), 'utf8')).not.toContain('modulepreload');
  });

  test('reports a missing chunk, with the failure, and fails', async () => {
    const folder = await built();
    rmSync(fileOf(folder, 'later'));
    expect(visit(folder, '')).toEqual([
      ...ASKED,
      'vite:preloadError true ERR_MODULE_NOT_FOUND',
      'failed: ERR_MODULE_NOT_FOUND',
    ]);
  });

  test('does not fail where a listener handles the event', async () => {
    const folder = await built();
    rmSync(fileOf(folder, 'later'));
    expect(visit(folder, 'event.preventDefault();')).toEqual([
      ...ASKED,
      'vite:preloadError true ERR_MODULE_NOT_FOUND',
      'undefined',
    ]);
  });

  test('is built for the given browsers, whatever the configuration says', async () => {
    const config = await resolveConfig(
      {
        configFile: false,
        plugins: [
          chunkPreload({ target: BUILD_TARGET, everywhere: ['index'], alongside: ['shared', 'texts-'] }),
        ],
        build: { target: 'es2015' },
      },
      'build',
    );
    expect(config.environments['client']?.build).toMatchObject({
      target: BUILD_TARGET,
      modulePreload: { polyfill: false },
    });
  });
});
