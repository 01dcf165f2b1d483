import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { collectSnapshot, type Snapshot } from '#build/snapshot/collect.ts';
import { environmentSource } from '#build/snapshot/source.ts';
import { freePort } from '../../../scripts/commands/ports.ts';
import {
  answersRecorded,
  takeSnapshotInThread,
  takeSnapshotOnce,
} from '../../../scripts/incremental/early-snapshot.ts';
import { type RunningSandbox, startSandbox } from '../../../scripts/sandbox/sandbox.ts';

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, providerPort: 0, products: 40 });
});
afterAll(() => sandbox.close());

const folder = (): Promise<string> => mkdtemp(join(tmpdir(), 'early-'));
const ignore = (): void => undefined;

/** Their order is the order of arrival, which depends on the network. */
const detailsOf = ({ details }: Snapshot) =>
  new Map([...details.keys()].map((sku) => [sku, details.get(sku)]));

test.each([
  ['a thread has', undefined],
  ['two threads have', 10],
])("a snapshot that %s taken equals the build's own", async (_who, worthwhile) => {
  const cache = await folder();
  const early = await takeSnapshotInThread({ apiUrl: sandbox.apiOrigin, cache, worthwhile }, ignore);
  const own = await collectSnapshot({
    ...environmentSource(sandbox.apiOrigin),
    memoryFile: join(cache, 'own.json'),
    openDetails: () => new Map(),
  });
  const { details: _, ...rest } = early;
  const { details: __, ...expected } = own;
  expect(rest).toEqual(expected);
  expect(detailsOf(early)).toEqual(detailsOf(own));
  expect([...detailsOf(own).values()].some((detail) => detail && detail.related.length > 0)).toBe(true);
  expect((await readdir(cache)).filter((name) => name.endsWith('.sqlite'))).toHaveLength(1);
});

test('the file of its details stays, and takes later changes', async () => {
  const cache = await folder();
  const { details } = await takeSnapshotInThread({ apiUrl: sandbox.apiOrigin, cache }, ignore);
  const [file = ''] = (await readdir(cache)).filter((name) => name.endsWith('.sqlite'));
  expect(existsSync(join(cache, file))).toBe(true);
  const [sku = ''] = details.keys();
  const detail = details.get(sku);
  if (!detail) throw new Error('there is no article');
  details.set(sku, { ...detail, rating: 4.5 });
  expect(details.get(sku)?.rating).toBe(4.5);
});

test.each([
  ['one thread', undefined],
  ['two threads', 10],
])(
  'articles that %s cannot have are reported, and those that arrived are removed',
  async (_who, worthwhile) => {
    const own = createServer(async (request, response) => {
      const path = request.url ?? '';
      const isArticle = /items\/[A-Z]/.test(path);
      const answer = isArticle ? undefined : await fetch(`${sandbox.apiOrigin}${path}`);
      response.writeHead(answer?.status ?? 500, { 'Content-Type': 'application/json' });
      response.end(await answer?.text());
    });
    await once(own.listen(0, '127.0.0.1'), 'listening');
    const address = own.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    const cache = await folder();
    const taking = takeSnapshotInThread({ apiUrl: `http://127.0.0.1:${port}`, cache, worthwhile }, ignore);
    await expect(taking).rejects.toThrow(/^GET \/api\/v1\/items\/\S+ failed: HTTP 500/);
    expect(await readdir(cache)).toEqual([]);
    own.close();
  },
);

test('a service that does not answer is reported in the words of the build', async () => {
  const apiUrl = `http://127.0.0.1:${await freePort(20_000)}`;
  const taking = takeSnapshotInThread({ apiUrl, cache: await folder() }, ignore);
  await expect(taking).rejects.toThrow(/^GET \/api\/v1\/\S+ failed: no connection.*Check PUBLIC_API_URL/);
});

const CHILD = join(import.meta.dirname, 'waiting-child.ts');
const WAITS = { ...process.env, SNAPSHOT_WAITS: '1' };

/** Listens to a process: returns its next line, however many arrive at once. */
function listenTo({ stdout }: ChildProcess): () => Promise<string> {
  if (!stdout) throw new Error('It cannot be heard.');
  const lines = createInterface(stdout)[Symbol.asyncIterator]();
  return async () => String((await lines.next()).value);
}

test('a build that was started early continues on a message, and ends by itself then', async () => {
  const child = fork(CHILD, { env: WAITS, silent: true });
  const heard = listenTo(child);
  expect(await heard()).toBe(`waits ${child.pid}`);
  const ended = once(child, 'exit');
  child.send('go');
  expect(await heard()).toBe('goes on');
  expect((await ended)[0]).toBe(0);
});

test.each([
  ['while it waits', 'waits', ''],
  ['before it comes to wait', 'late', ''],
  ['when it has been told to go on', 'stays', "child.send('go');"],
])('a build that was started early ends with its parent, %s', async (_, how, then) => {
  const starter = `import { fork } from 'node:child_process';
    const env = { ...process.env, SNAPSHOT_WAITS: '1' };
    const stdio = ['ignore', 'inherit', 'inherit', 'ipc'];
    const child = fork(${JSON.stringify(CHILD)}, ['${how}'], { env, execArgv: [], stdio });
    ${then}`;
  const parent = spawn(process.execPath, ['--input-type=module', '-e', starter], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const heard = listenTo(parent);
  expect(await heard()).toMatch(/^waits/);
  if (then !== '') expect(await heard()).toBe('goes on');
  // Both write to it: it closes with the last of them.
  const closed = once(parent, 'close');
  parent.kill('SIGKILL');
  await closed;
});

test('any other build does not wait', async () => {
  await expect(answersRecorded()).resolves.toBeUndefined();
});

test('a build that was started early makes no request before, and then takes the prepared data', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  let isTaken = false;
  const taking = takeSnapshotOnce(promise, undefined, { apiUrl: sandbox.apiOrigin, cache: await folder() });
  taking.then(() => {
    isTaken = true;
  });
  await collectSnapshot({
    ...environmentSource(sandbox.apiOrigin),
    memoryFile: join(await folder(), 'own.json'),
    openDetails: () => new Map(),
  });
  expect(isTaken).toBe(false);
  resolve();
  expect((await taking).products).toHaveLength(40);
});
