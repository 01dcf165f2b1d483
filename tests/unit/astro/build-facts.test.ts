import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buildFacts } from '../../../scripts/astro/build-facts.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'facts-'));
});
afterEach(() => {
  rmSync(root, { recursive: true });
  vi.useRealTimers();
});

const git = (...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
    cwd: root,
    encoding: 'utf8',
  }).trim();

test('a build is named by its version, its commit and its time', () => {
  vi.useFakeTimers({ now: new Date('2026-01-02T03:04:05Z') });
  git('init', '--quiet');
  git('commit', '--quiet', '--allow-empty', '--message', 'Begin');
  const commit = git('rev-parse', '--short', 'HEAD');
  expect(buildFacts(root, '1.2.3')).toEqual({
    version: '1.2.3',
    commit,
    builtAt: '2026-01-02T03:04:05.000Z',
  });
});

test('outside a repository the commit is unknown', () => {
  expect(buildFacts(root, '1.2.3').commit).toBe('unknown');
});

test('a reproducible build takes the given time', () => {
  vi.stubEnv('SOURCE_DATE_EPOCH', '1790000000');
  expect(buildFacts(root, '1.2.3').builtAt).toBe('2026-09-21T14:13:20.000Z');
  vi.stubEnv('SOURCE_DATE_EPOCH', 'yesterday');
  vi.useFakeTimers({ now: new Date('2026-01-02T03:04:05Z') });
  expect(buildFacts(root, '1.2.3').builtAt).toBe('2026-01-02T03:04:05.000Z');
  vi.unstubAllEnvs();
});
