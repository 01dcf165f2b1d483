import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { runTool, toolCommand } from '../../../../scripts/release/targets/run-tool.ts';

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

describe('the command of a tool', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'tools-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  function write(file: string, text = ''): string {
    const path = join(folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    return path;
  }

  const env = () => ({ Path: folder, PATHEXT: '.COM;.EXE;.BAT;.CMD' });

  test('a program of Windows is started by its file, and elsewhere by its name', () => {
    const rclone = write('rclone.exe');
    expect(toolCommand('rclone', env(), 'win32')).toEqual([rclone]);
    expect(toolCommand('rclone', env(), 'linux')).toEqual(['rclone']);
  });

  test('a program that npm has installed is started by Node, without its file of commands', () => {
    for (const name of ['wrangler.cmd', 'netlify.cmd']) write(name);
    write('node_modules/other/package.json', 'no JSON');
    write('node_modules/wrangler/package.json', '{"name":"wrangler","bin":{"wrangler":"bin/wrangler.js"}}');
    write(
      'node_modules/netlify-cli/package.json',
      '{"name":"netlify-cli","bin":{"ntl":"a.js","netlify":"b.js"}}',
    );
    const wrangler = write('node_modules/wrangler/bin/wrangler.js');
    const netlify = write('node_modules/netlify-cli/b.js');
    expect(toolCommand('wrangler', env(), 'win32')).toEqual([process.execPath, wrangler]);
    expect(toolCommand('netlify', env(), 'win32')).toEqual([process.execPath, netlify]);
  });

  test('a program of the project’s own packages is started by Node, too', () => {
    const bin = dirname(write('node_modules/.bin/wrangler.cmd'));
    write('node_modules/wrangler/package.json', '{"name":"wrangler","bin":"main.js"}');
    const entry = write('node_modules/wrangler/main.js');
    expect(toolCommand('wrangler', { PATH: bin }, 'win32')).toEqual([process.execPath, entry]);
  });

  test('a batch file of another origin is not started, and a missing program keeps its name', () => {
    write('wrangler.cmd');
    expect(toolCommand('wrangler', env(), 'win32')).toBeUndefined();
    expect(toolCommand('rsync', env(), 'win32')).toEqual(['rsync']);
  });
});
