import { createServer, type Server } from 'node:http';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { StoredAnswer } from '../../../../scripts/release/snapshot/answers.ts';
import {
  createServiceClient,
  type ServiceClient,
} from '../../../../scripts/release/snapshot/service-client.ts';
import { SNAPSHOT_LIMITS } from '../../../../src/build/snapshot/source.ts';

type Reply = {
  readonly status?: number;
  readonly body?: Buffer | string;
  readonly headers?: object;
  /** Where the service stops answering. */
  readonly hangs?: 'at once' | 'in the body';
};

let server: Server;
let client: ServiceClient;
let reply: Reply = {};
let headers: NodeJS.Dict<string | string[]> = {};
let calls = 0;
let origin = '';
let onRequest = (): void => undefined;
const stored = new Map<string, StoredAnswer>();

beforeEach(async () => {
  stored.clear();
  calls = 0;
  stored.set('/a', { etag: '"1"', modified: '', body: '{"data":"á"}' });
  server = createServer((request, response) => {
    calls += 1;
    headers = request.headers;
    onRequest();
    if (reply.hangs === 'in the body') response.write('{"data":');
    if (reply.hangs) return;
    response.writeHead(reply.status ?? 200, { ...reply.headers }).end(reply.body);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  const store = {
    find: (path: string) => stored.get(path),
    validators: (path: string) => stored.get(path),
    renew: () => undefined,
    keep: (path: string, answer: StoredAnswer) => {
      const isSame = stored.get(path)?.body === answer.body;
      stored.set(path, answer);
      return isSame;
    },
  };
  client = createServiceClient({ apiUrl: origin, parallel: 2 }, store);
});
afterEach(() => {
  vi.useRealTimers();
  client.close();
  server.close();
});

/** The number of calls that a fetch of the same answer makes afterwards. */
async function callsOfFetch(): Promise<number> {
  const before = calls;
  await (await client.fetch(`${origin}/a`)).text();
  return calls - before;
}

test.each<[string, Reply, string]>([
  ['with status 304', { status: 304 }, 'same'],
  ['with the same body', { body: '{"data":"á"}' }, 'same'],
  ['compressed', { body: gzipSync('{"data":"á"}'), headers: { 'Content-Encoding': 'gzip' } }, 'same'],
  ['with another body', { body: '{"data":2}', headers: { ETag: '"2"' } }, 'changed'],
])('an answer %s is stored, and a fetch does not request it again', async (_, given, verdict) => {
  reply = given;
  expect(await client.revalidate('/a')).toBe(verdict);
  expect(headers['if-none-match']).toBe('"1"');
  expect(client.counts).toEqual({ answers: 1, unchanged: verdict === 'same' ? 1 : 0 });
  expect(await callsOfFetch()).toBe(0);
});

test.each<[string, Reply]>([
  ['fails', { status: 500, body: 'sorry' }],
  ['redirects', { status: 302, headers: { Location: '/b' } }],
  [
    'has an encoding that was not requested',
    { body: brotliCompressSync('1'), headers: { 'Content-Encoding': 'br' } },
  ],
  ['is damaged', { body: 'no gzip', headers: { 'Content-Encoding': 'gzip' } }],
])('an answer that %s leaves the stored one, and a fetch requests it again', async (_, given) => {
  reply = given;
  expect(await client.revalidate('/a')).toBe('unknown');
  expect(stored.get('/a')?.body).toBe('{"data":"á"}');
  expect(client.counts.answers).toBe(0);
  reply = { status: 304 };
  expect(await callsOfFetch()).toBe(1);
});

test.each(['at once', 'in the body'] as const)(
  'a service that hangs %s is abandoned at the deadline of a request',
  async (hangs) => {
    reply = { hangs };
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const isRequested = new Promise<void>((done) => {
      onRequest = done;
    });
    let verdict = '';
    const answered = client.revalidate('/a').then((result) => {
      verdict = result;
    });
    await isRequested;
    await vi.advanceTimersByTimeAsync(SNAPSHOT_LIMITS.requestMs - 1);
    expect(verdict).toBe('');
    await vi.advanceTimersByTimeAsync(1);
    await answered;
    vi.useRealTimers();
    expect(verdict).toBe('unknown');
    server.closeAllConnections();
  },
);

test('an answer that is not stored is not requested, and none is requested twice', async () => {
  reply = { status: 304 };
  expect(await client.revalidate('/unknown')).toBe('unknown');
  expect(calls).toBe(0);
  await Promise.all([client.revalidate('/a'), client.revalidate('/a')]);
  expect(calls).toBe(1);
});
