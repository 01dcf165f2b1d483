/** The index in a thread of its own, and in the page where there is none. */
import { beforeEach, expect, test, vi } from 'vitest';
import { suggestionIndexText } from '#features/search/rules/suggestion-index.ts';
import type { Asked, IndexQuestion, Reply } from '#features/search/store/suggestion-engine.ts';
import { words } from '../../../fixtures/search-samples.ts';

const shoe = { id: 'T', kind: 'product', name: 'Tenis', key: 'T', price: 1, image: '', words: '' } as const;
const question: IndexQuestion = { kind: 'suggest', path: '/datos/sugerencias.json', term: 'tenis', limit: 8 };

/** A thread that keeps what it is asked; it answers when told to. */
class FakeThread extends EventTarget {
  static started: FakeThread[] = [];
  readonly asked: Asked[] = [];
  constructor() {
    super();
    FakeThread.started.push(this);
  }
  postMessage(message: Asked): void {
    this.asked.push(message);
  }
  reply(data: Reply): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

beforeEach(() => {
  vi.resetModules();
  FakeThread.started = [];
  vi.stubGlobal('Worker', FakeThread);
  vi.stubGlobal('fetch', async () => new Response(suggestionIndexText([shoe], words)));
});
const begin = () => import('#features/search/store/suggestion-thread.ts');

test('questions share one thread, and each gets its own answer', async () => {
  const { queryIndex } = await begin();
  const first = queryIndex(question);
  const second = queryIndex({ ...question, term: 'botas' });
  expect(FakeThread.started).toHaveLength(1);
  const [thread] = FakeThread.started;
  const [one, other] = thread?.asked ?? [];
  thread?.reply({ id: other?.id ?? 0, answer: { found: [], things: undefined, help: [] } });
  thread?.reply({ id: one?.id ?? 0 });
  expect(await second).toEqual({ found: [], things: undefined, help: [] });
  await expect(first).rejects.toThrow('no index');
});

test('a thread that does not come is done without, what it was asked included', async () => {
  const { queryIndex } = await begin();
  const early = queryIndex(question);
  FakeThread.started[0]?.dispatchEvent(new Event('error'));
  expect((await early).found.map(({ key }) => key)).toEqual(['T']);
  expect((await queryIndex(question)).found).toHaveLength(1);
  expect(FakeThread.started[0]?.asked).toHaveLength(1);
});

test('a browser that forbids threads is asked once, and answers in the page', async () => {
  const forbid = vi.fn(function forbidden() {
    throw new DOMException('no threads', 'SecurityError');
  });
  vi.stubGlobal('Worker', forbid);
  const { queryIndex } = await begin();
  expect((await queryIndex(question)).found.map(({ key }) => key)).toEqual(['T']);
  expect((await queryIndex(question)).found).toHaveLength(1);
  expect(forbid).toHaveBeenCalledTimes(1);
});
