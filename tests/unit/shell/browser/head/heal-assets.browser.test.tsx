/** Repairing files that a host answered as pages (decision 207, Pages instead of files). */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { healAssets, reloadOnce } from '#shell/browser/head/heal-assets.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }));
afterEach(() => {
  // The pause after a run ends.
  vi.advanceTimersByTime(10_000);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A page that has requested each of these files several times from a host that answers with `answer`. */
function openPage(files: readonly string[], answer: (cache: RequestCache) => Response) {
  const entries = [...files, ...files, ...files].map((name) => ({ name, toJSON: () => name }));
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(
    entries.map((entry) => ({ ...entry, duration: 0, entryType: 'resource', startTime: 0 })),
  );
  const requests: string[] = [];
  vi.stubGlobal('fetch', (url: string, { cache }: { cache: RequestCache }) => {
    requests.push(`${cache} ${url}`);
    return Promise.resolve(answer(cache));
  });
  return requests;
}

const FILES = ['/_astro/a.js', '/_astro/b.js', '/_astro/c.css'];

test('files that fail within a moment are requested once past the cache, however many fail', async () => {
  const requests = openPage(FILES, () => new Response('', { status: 404 }));
  const healed = await Promise.all(FILES.map((file) => healAssets(file)));
  expect(healed).toEqual([false, false, false]);
  expect(requests.sort()).toEqual(FILES.flatMap((file) => [`default ${file}`, `reload ${file}`]).sort());
});

test('a file that fails again later is requested again, and is reported as right once it is', async () => {
  openPage(FILES, () => new Response('', { status: 404 }));
  expect(await healAssets('/_astro/a.js')).toBe(false);
  const html = { headers: { 'Content-Type': 'text/html' } };
  const script = { headers: { 'Content-Type': 'text/javascript' } };
  vi.advanceTimersByTime(10_000);
  openPage(FILES, (cache) => new Response('', cache === 'reload' ? script : html));
  expect(await healAssets('/_astro/a.js')).toBe(true);
});

test('the tab does not reload while a field has typed text', () => {
  // Without storage nothing reloads, so the test goes on; the attempt shows that it would have.
  const attempt = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  document.body.innerHTML = '<input value="built"><textarea>built</textarea>';
  const field = document.querySelector('input');
  if (field) field.value = 'Ana';
  reloadOnce();
  expect(attempt).not.toHaveBeenCalled();
  if (field) field.value = 'built';
  reloadOnce();
  expect(attempt).toHaveBeenCalledOnce();
});
