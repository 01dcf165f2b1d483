/** The code that is prefetched, and when (decision 107, First interaction). */
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { importChunk, prefetchChunks } from '#shared/hydration/import-chunk.ts';

const asked = (): readonly string[] =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map(
    (link) => `${link.getAttribute('href')} ${link.fetchPriority}`,
  );

/** Idle moments, triggered by the test. */
const idle: (() => void)[] = [];

beforeEach(() => {
  vi.stubEnv('PROD', true);
  vi.stubGlobal('requestIdleCallback', (act: () => void) => idle.push(act));
  for (const link of document.querySelectorAll('link[rel=modulepreload]')) link.remove();
  return () => {
    vi.unstubAllEnvs();
    vi.unstubAllGlobals();
  };
});

test('unneeded code is fetched one file an idle moment, and not run', () => {
  const load = vi.fn(() => Promise.resolve());
  prefetchChunks(() => importChunk(load, ['a1.js', 'a2.js']), false);
  expect(asked()).toEqual([]);
  idle.shift()?.();
  expect(asked()).toEqual(['/a1.js low']);
  idle.shift()?.();
  expect(asked()).toEqual(['/a1.js low', '/a2.js low']);
  idle.shift()?.();
  expect(idle).toEqual([]);
  expect(load).not.toHaveBeenCalled();
});

test('code that is needed now, or may be soon, does not wait for an idle moment', async () => {
  prefetchChunks(() => importChunk(() => Promise.resolve(), ['b1.js', 'b2.js', 'b3.js']), false);
  prefetchChunks(() => importChunk(() => Promise.resolve(), ['b2.js']), true);
  expect(asked()).toEqual(['/b2.js auto']);
  await expect(importChunk(() => Promise.resolve('it'), ['b3.js', 'b2.js'])).resolves.toBe('it');
  expect(asked()).toEqual(['/b2.js auto', '/b3.js auto']);
  idle.shift()?.();
  expect(asked()).toEqual(['/b2.js auto', '/b3.js auto', '/b1.js low']);
});

test('a failed file is requested three times before the failure is reported', async () => {
  const lost = vi.fn();
  addEventListener('vite:preloadError', lost);
  onTestFinished(() => removeEventListener('vite:preloadError', lost));
  const load = vi.fn(() => Promise.resolve('it')).mockRejectedValueOnce(new TypeError('lost'));
  load.mockRejectedValueOnce(new TypeError('lost'));
  await expect(importChunk(load)).resolves.toBe('it');
  expect(load).toHaveBeenCalledTimes(3);
  expect(lost).not.toHaveBeenCalled();
  load.mockRejectedValue(new TypeError('gone'));
  await expect(importChunk(load)).rejects.toThrow('gone');
  expect(load).toHaveBeenCalledTimes(6);
  expect(lost).toHaveBeenCalledTimes(1);
});

test('without a connection nothing is requested again', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = vi.fn(() => Promise.reject(new TypeError('lost')));
  await expect(importChunk(load)).rejects.toThrow('lost');
  expect(load).toHaveBeenCalledTimes(1);
});
