import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Progress, secondsLeft, throttleProgress } from '../../../../scripts/release/progress.ts';
import { openAnswers } from '../../../../scripts/release/snapshot/answers.ts';
import { createServiceClient } from '../../../../scripts/release/snapshot/service-client.ts';
import { recordedFetch } from '../../../../src/build/snapshot/recorded/recorded-answers.ts';

const API = 'https://api.example.test';
let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'answers-'));
  file = join(folder, 'answers.sqlite');
});
afterEach(() => rmSync(folder, { recursive: true }));

type Answer = (path: string, headers: Headers) => Response;

/** One snapshot of some paths from a service: the text read of each, and the number of known ones. */
async function take(answer: Answer, paths: readonly string[], apiUrl = API) {
  const store = openAnswers(file, apiUrl);
  const service: typeof fetch = async (input, init) =>
    answer(new URL(String(input)).pathname, new Headers(init?.headers));
  const client = createServiceClient({ apiUrl, parallel: 1, fetch: service }, store);
  const texts = [];
  for (const path of paths)
    texts.push(await (await client.fetch(`${apiUrl}${path}`, { cache: 'no-store' })).text());
  return { texts, counts: client.counts, store };
}

const recorded = async (path: string): Promise<Response> => recordedFetch(file)(`${API}${path}`);

test.each([
  ['an entity tag', 'ETag', 'If-None-Match', '"1"'],
  ['a date', 'Last-Modified', 'If-Modified-Since', 'Sun, 22 Nov 2026 16:00:00 GMT'],
])(
  'an answer with %s is requested with it, and read from the file if it is unchanged',
  async (_, ...names) => {
    const [sent, condition, value] = names;
    const answer: Answer = (_path, headers) =>
      headers.get(condition) === value
        ? new Response(null, { status: 304 })
        : new Response('{"data":1}', { headers: { [sent]: value } });
    (await take(answer, ['/a'])).store.finish();
    const again = await take(answer, ['/a']);
    again.store.finish();
    expect(again.texts).toEqual(['{"data":1}']);
    expect(again.counts).toEqual({ answers: 1, unchanged: 1 });
  },
);

test('an incomplete answer is requested again without validators', async () => {
  const whole = '{"data":1}';
  let isCut = true;
  const answer: Answer = (_path, headers) => {
    if (headers.get('If-None-Match') === '"1"') return new Response(null, { status: 304 });
    const body = isCut ? whole.slice(0, 5) : whole;
    return new Response(body, { headers: { ETag: '"1"' } });
  };
  const first = await take(answer, ['/a', '/a']);
  first.store.finish();
  expect(first.texts).toEqual(['{"dat', '{"dat']);
  isCut = false;
  const next = await take(answer, ['/a', '/a']);
  next.store.finish();
  expect(next.texts).toEqual([whole, whole]);
  expect(next.counts).toEqual({ answers: 2, unchanged: 1 });
});

test.each<[string, (bytes: Buffer) => Buffer]>([
  ['is no database', (bytes) => Buffer.from(bytes).fill('x')],
  ['ends too early', (bytes) => bytes.subarray(0, 20_000)],
  ['has lost a part', (bytes) => Buffer.from(bytes).fill(0, 12_000, 40_000)],
])('a file that %s is replaced', async (_, damage) => {
  const paths = Array.from({ length: 400 }, (_none, at) => `/${at}`);
  const answer: Answer = (path) => Response.json({ data: path.padEnd(300, '.') });
  (await take(answer, paths)).store.finish();
  writeFileSync(file, damage(readFileSync(file)));
  const { counts, store } = await take(answer, paths);
  store.finish();
  expect(counts).toEqual({ answers: 400, unchanged: 0 });
  expect((await recorded('/399')).status).toBe(200);
});

test('a changed answer replaces the stored one, and one that was not requested is deleted', async () => {
  (await take(() => new Response('old'), ['/a', '/b'])).store.finish();
  (await take(() => new Response('new'), ['/a'])).store.finish();
  expect(await (await recorded('/a')).text()).toBe('new');
  expect((await recorded('/b')).status).toBe(404);
});

test('an answer is stored by path and query', async () => {
  const answer: Answer = () => new Response('1');
  (await take(answer, ['/a?page=1'])).store.finish();
  expect((await recorded('/a?page=1')).status).toBe(200);
  expect((await recorded('/a?page=2')).status).toBe(404);
});

test('a failed answer is not recorded', async () => {
  const { texts, store } = await take(() => new Response('sorry', { status: 500 }), ['/a']);
  store.finish();
  expect(texts).toEqual(['sorry']);
  expect((await recorded('/a')).status).toBe(404);
});

test('an unfinished snapshot leaves the file unchanged', async () => {
  (await take(() => new Response('old'), ['/a'])).store.finish();
  (await take(() => new Response('new'), ['/a', '/b'])).store.close();
  expect(await (await recorded('/a')).text()).toBe('old');
  expect((await recorded('/b')).status).toBe(404);
});

test('answers of another service are deleted', async () => {
  (await take(() => new Response('1', { headers: { ETag: '"1"' } }), ['/a'])).store.finish();
  const sent: (string | null)[] = [];
  const answer: Answer = (_path, headers) => {
    sent.push(headers.get('If-None-Match'));
    return new Response('2');
  };
  (await take(answer, ['/a'], 'https://other.example.test')).store.finish();
  expect(sent).toEqual([null]);
});

test.each<[Progress, number | undefined]>([
  [{ done: 0, total: 10, elapsed: 4 }, undefined],
  [{ done: 5, total: 10, elapsed: 4 }, 4],
  [{ done: 10, total: 10, elapsed: 4 }, 0],
  [{ done: 1, total: 4, elapsed: 0.1 }, 1],
])('%j needs %s more seconds', (progress, left) => {
  expect(secondsLeft(progress)).toBe(left);
});

test('progress is reported every few seconds, and not at the end', () => {
  let now = 0;
  const reported: number[] = [];
  const report = throttleProgress(
    ({ done }) => void reported.push(done),
    2,
    () => now,
  );
  for (let done = 1; done <= 10; done += 1) {
    now += 0.7;
    report(done, 10);
  }
  expect(reported).toEqual([3, 6, 9]);
});
