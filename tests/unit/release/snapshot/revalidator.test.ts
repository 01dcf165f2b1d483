import { createServer, type Server } from 'node:http';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { StoredAnswer } from '../../../../scripts/release/snapshot/answers.ts';
import { createRevalidator, type Revalidator } from '../../../../scripts/release/snapshot/revalidator.ts';
import { SNAPSHOT_LIMITS } from '../../../../src/build/snapshot/limits.ts';

type Reply = {
  readonly status?: number;
  readonly body?: Buffer | string;
  readonly headers?: object;
  /** Where the service stops for good. */
  readonly hangs?: 'at once' | 'in the body';
};

let server: Server;
let asker: Revalidator;
let reply: Reply = {};
let headers: NodeJS.Dict<string | string[]> = {};
let calls = 0;
let hanging = (): void => undefined;
const store = new Map<string, StoredAnswer>();
const asked = { answers: 0, unchanged: 0 };
const fresh = new Set<string>();

beforeEach(async () => {
  store.clear();
  fresh.clear();
  Object.assign(asked, { answers: 0, unchanged: 0 });
  calls = 0;
  store.set('/a', { etag: '"1"', modified: '', body: '{"data":"á"}' });
  server = createServer((request, response) => {
    calls += 1;
    headers = request.headers;
    hanging();
    if (reply.hangs === 'in the body') response.write('{"data":');
    if (reply.hangs) return;
    response.writeHead(reply.status ?? 200, { ...reply.headers }).end(reply.body);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const memory = {
    validators: (path: string) => store.get(path),
    renew: () => undefined,
    keep: (path: string, answer: StoredAnswer) => {
      const isSame = store.get(path)?.body === answer.body;
      store.set(path, answer);
      return isSame;
    },
  };
  asker = createRevalidator({ apiUrl: `http://127.0.0.1:${port}`, parallel: 2 }, memory, { asked, fresh });
});
afterEach(() => {
  vi.useRealTimers();
  asker.close();
  server.close();
});

test.each<[string, Reply, string]>([
  ['that has not changed', { status: 304 }, 'same'],
  ['that came once more as it was', { body: '{"data":"á"}' }, 'same'],
  [
    'that came compressed',
    { body: gzipSync('{"data":"á"}'), headers: { 'Content-Encoding': 'gzip' } },
    'same',
  ],
  ['that is another', { body: '{"data":2}', headers: { ETag: '"2"' } }, 'changed'],
])('an answer %s is %s', async (_, given, verdict) => {
  reply = given;
  expect(await asker.ask('/a')).toBe(verdict);
  expect(headers['if-none-match']).toBe('"1"');
  expect(asked).toEqual({ answers: 1, unchanged: verdict === 'same' ? 1 : 0 });
  expect([...fresh]).toEqual(['/a']);
});

test.each<[string, Reply]>([
  ['fails', { status: 500, body: 'sorry' }],
  ['leads elsewhere', { status: 302, headers: { Location: '/b' } }],
  [
    'comes in a form that nobody asked for',
    { body: brotliCompressSync('1'), headers: { 'Content-Encoding': 'br' } },
  ],
  ['is broken', { body: 'no gzip', headers: { 'Content-Encoding': 'gzip' } }],
])('an answer that %s says nothing, and what was known stays', async (_, given) => {
  reply = given;
  expect(await asker.ask('/a')).toBe('unknown');
  expect(store.get('/a')?.body).toBe('{"data":"á"}');
  expect([asked.answers, fresh.size]).toEqual([0, 0]);
});

test.each(['at once', 'in the body'] as const)(
  'a service that hangs %s is waited for no longer than for the build',
  async (hangs) => {
    reply = { hangs };
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const isAsked = new Promise<void>((done) => {
      hanging = done;
    });
    let verdict = '';
    const answered = asker.ask('/a').then((said) => {
      verdict = said;
    });
    await isAsked;
    await vi.advanceTimersByTimeAsync(SNAPSHOT_LIMITS.requestMs - 1);
    expect(verdict).toBe('');
    await vi.advanceTimersByTimeAsync(1);
    await answered;
    vi.useRealTimers();
    expect(verdict).toBe('unknown');
    server.closeAllConnections();
  },
);

test('what is not known is not asked for here, and nothing twice', async () => {
  reply = { status: 304 };
  expect(await asker.ask('/unknown')).toBe('unknown');
  expect(calls).toBe(0);
  await Promise.all([asker.ask('/a'), asker.ask('/a')]);
  expect(calls).toBe(1);
});
