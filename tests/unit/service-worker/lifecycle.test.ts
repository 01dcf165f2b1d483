/** The worker's work for a new release: it caches only files of the right kind, and deletes old ones. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answerAsset } from '#service-worker/answers.ts';
import { ASSETS, keep, offlineCache } from '#service-worker/cached.ts';
import { activate, install } from '#service-worker/lifecycle.ts';
import type { WorkerPlan, WorkerScope } from '#service-worker/worker-scope.ts';
import { type FakeCaches, fakeCaches } from './fake-caches.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const planOf = (release: readonly string[], changes: Partial<WorkerPlan> = {}): WorkerPlan => ({
  revision: 'r1',
  files: ['/sin-conexion', '/no-image.svg'],
  assets: [],
  release,
  offlinePages: { 'es-GT': '/sin-conexion' },
  privatePages: [],
  hashedFolder: '/_astro/',
  ...changes,
});

const scope: WorkerScope = {
  location: { origin: 'https://tienda.test' },
  navigator: { onLine: true },
  clients: { claim: async () => undefined, matchAll: async () => [] },
  skipWaiting: async () => undefined,
  addEventListener: () => undefined,
};

const answerOf = (text: string, type: string): Response => {
  const answer = new Response(text, { headers: { 'Content-Type': type } });
  Object.defineProperty(answer, 'type', { value: 'basic' });
  return answer;
};
const code = () => answerOf('code', 'text/javascript');

/** A host that answers by path; an unknown path answers with a script. */
function host(answers: Readonly<Record<string, () => Response>> = {}): void {
  const pathOf = (asked: string | Request): string =>
    new URL(typeof asked === 'string' ? asked : asked.url, scope.location.origin).pathname;
  vi.stubGlobal(
    'fetch',
    vi.fn(async (asked: string | Request) => {
      const path = pathOf(asked);
      const usual = path.endsWith('.js')
        ? code
        : () => answerOf('x', path.endsWith('.svg') ? 'image/svg+xml' : 'text/html');
      return (answers[path] ?? usual)();
    }),
  );
  // A request of a page's path has no base outside a worker.
  vi.stubGlobal(
    'Request',
    class extends Request {
      constructor(input: string | URL | Request, init?: RequestInit) {
        super(typeof input === 'string' ? new URL(input, scope.location.origin) : input, init);
      }
    },
  );
}

let kept: FakeCaches;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  kept = fakeCaches();
  host();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Whether a page that was opened before still gets a file that the host no longer has. */
async function isFound(path: string): Promise<boolean> {
  const gone = async () => new Response('', { status: 404 });
  const answer = await answerAsset(path, { network: gone, reload: gone, waitUntil: () => undefined });
  return answer.ok;
}

describe('installing', () => {
  test('caches the offline pages and the code of the shell', async () => {
    await install(scope, planOf([], { assets: ['/_astro/a.1.js'] }));
    expect(kept.keysOf(offlineCache('r1'))).toEqual(['/sin-conexion', '/no-image.svg']);
    expect(kept.keysOf(ASSETS.name)).toEqual(['/_astro/a.1.js']);
  });
  test('caches no page instead of a script', async () => {
    host({ '/_astro/a.1.js': () => answerOf('firewall', 'text/html') });
    await install(scope, planOf([], { assets: ['/_astro/a.1.js', '/_astro/b.1.js'] }));
    expect(kept.keysOf(ASSETS.name)).toEqual(['/_astro/b.1.js']);
  });
  test('fetches a script again that was cached as a page', async () => {
    await keep(ASSETS, '/_astro/a.1.js', answerOf('firewall', 'text/html'));
    await install(scope, planOf([], { assets: ['/_astro/a.1.js'] }));
    expect(await isFound('/_astro/a.1.js')).toBe(true);
  });
  test.each(['/no-image.svg', '/sin-conexion'])('fails where %s is something else', async (path) => {
    host({ [path]: () => answerOf('{}', 'application/json') });
    await expect(install(scope, planOf([]))).rejects.toThrow(path);
  });
});

describe('a file that the new release does not name', () => {
  beforeEach(async () => {
    for (const name of ['a.1.js', 'b.1.js', 'c.1.js']) await keep(ASSETS, `/_astro/${name}`, code());
    await activate(scope, planOf(['a.1.js', 'c.2.js']));
  });

  test('is removed from the permanent cache', () => {
    expect(kept.keysOf(ASSETS.name)).toEqual(['/_astro/a.1.js']);
  });
  test('stays for two weeks for pages that were opened before, whatever releases follow', async () => {
    vi.setSystemTime(Date.now() + 13 * DAY_MS);
    await activate(scope, planOf(['a.1.js']));
    await activate(scope, planOf(['a.2.js']));
    expect(await Promise.all(['a', 'b', 'c'].map((name) => isFound(`/_astro/${name}.1.js`)))).toEqual([
      true,
      true,
      true,
    ]);
  });
  test('is deleted by the first release after that', async () => {
    vi.setSystemTime(Date.now() + 15 * DAY_MS);
    await activate(scope, planOf(['a.1.js']));
    expect(await Promise.all(['a', 'b', 'c'].map((name) => isFound(`/_astro/${name}.1.js`)))).toEqual([
      true,
      false,
      false,
    ]);
  });
  test('is not cached at all where it is of another kind', async () => {
    await keep(ASSETS, '/_astro/d.1.js', answerOf('firewall', 'text/html'));
    await activate(scope, planOf(['a.1.js']));
    expect(await isFound('/_astro/d.1.js')).toBe(false);
  });
});
