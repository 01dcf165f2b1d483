import { afterEach, expect, test, vi } from 'vitest';
import { eitherSignal, requestJson } from '#shared/http/http.ts';

afterEach(vi.restoreAllMocks);

const controllers = (): [AbortController, AbortController] => [new AbortController(), new AbortController()];

test.each([0, 1] as const)('signal %i of two aborts both, for its reason; the other comes too late', (at) => {
  const pair = controllers();
  const either = eitherSignal(pair[0].signal, pair[1].signal);
  expect(either.aborted).toBe(false);
  pair[at].abort('first');
  pair[1 - at]?.abort('second');
  expect(either.reason).toBe('first');
});

test('a signal that is aborted already aborts at once', () => {
  const [one, other] = controllers();
  other.abort('before');
  expect(eitherSignal(one.signal, other.signal).reason).toBe('before');
});

test('a call that can be aborted is made in browsers without AbortSignal.any (Safari 16.4, Chrome 111)', async () => {
  vi.spyOn(AbortSignal, 'any').mockImplementation(() => expect.unreachable());
  const fetch = (): Promise<Response> => Promise.resolve(Response.json({ message: 'here' }));
  const connection = { baseUrl: 'https://api.example', fetch, signal: new AbortController().signal };
  const answer = await requestJson({ connection, method: 'GET', path: '/x' });
  expect(answer.ok).toBe(true);
});
