/** The index in a worker, and in the page without workers. */
import { beforeEach, expect, test, vi } from 'vitest';
import { suggestionIndexText } from '#features/search/rules/suggestion-index.ts';
import type { IndexQuestion, WorkerQuestion, WorkerReply } from '#features/search/store/suggestion-engine.ts';
import { words } from '../../../fixtures/search-samples.ts';

const shoe = { id: 'T', kind: 'product', name: 'Tenis', key: 'T', price: 1, image: '', words: '' } as const;
const question: IndexQuestion = { kind: 'suggest', path: '/datos/sugerencias.json', term: 'tenis', limit: 8 };

/** A worker that stores its questions and answers when `reply` is called. */
class FakeWorker extends EventTarget {
  static started: FakeWorker[] = [];
  readonly asked: WorkerQuestion[] = [];
  constructor() {
    super();
    FakeWorker.started.push(this);
  }
  postMessage(message: WorkerQuestion): void {
    this.asked.push(message);
  }
  reply(data: WorkerReply): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

beforeEach(() => {
  vi.resetModules();
  FakeWorker.started = [];
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('fetch', async () => new Response(suggestionIndexText([shoe], words)));
});
const begin = () => import('#features/search/store/query-index.ts');

test('questions share one worker and each gets its own answer', async () => {
  const { queryIndex } = await begin();
  const first = queryIndex(question);
  const second = queryIndex({ ...question, term: 'botas' });
  expect(FakeWorker.started).toHaveLength(1);
  const [worker] = FakeWorker.started;
  const [one, other] = worker?.asked ?? [];
  worker?.reply({ id: other?.id ?? 0, answer: { found: [], things: undefined, help: [] } });
  worker?.reply({ id: one?.id ?? 0 });
  expect(await second).toEqual({ found: [], things: undefined, help: [] });
  await expect(first).rejects.toThrow('The index cannot be loaded.');
});

test('without the worker, the page answers earlier and later questions', async () => {
  const { queryIndex } = await begin();
  const early = queryIndex(question);
  FakeWorker.started[0]?.dispatchEvent(new Event('error'));
  expect((await early).found.map(({ key }) => key)).toEqual(['T']);
  expect((await queryIndex(question)).found).toHaveLength(1);
  expect(FakeWorker.started[0]?.asked).toHaveLength(1);
});

test('a browser that forbids workers is tried once and answers in the page', async () => {
  const forbid = vi.fn(function forbidden() {
    throw new DOMException('no workers', 'SecurityError');
  });
  vi.stubGlobal('Worker', forbid);
  const { queryIndex } = await begin();
  expect((await queryIndex(question)).found.map(({ key }) => key)).toEqual(['T']);
  expect((await queryIndex(question)).found).toHaveLength(1);
  expect(forbid).toHaveBeenCalledTimes(1);
});
