import { createServer, type RequestListener, type Server } from 'node:http';
import { afterEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { eitherSignal, parseAnswer, requestJson } from '#shared/http/http.ts';
import { API, fakeService, jsonService } from '../../fixtures/connections.ts';

const CALL = { method: 'GET', path: '/api/v1/menu' } as const;

async function answerTo(response: Response) {
  const { connection } = fakeService(() => response);
  return requestJson({ connection, ...CALL });
}

const html = '<!doctype html><title>Portal</title>';
const text = (body: BodyInit | null, init?: ResponseInit): Response => new Response(body, init);
const notJson = (status: number) => ({ ok: false, failure: { kind: 'not-json', status } });
const http = (status: number, message: string) => ({ ok: false, failure: { kind: 'http', status, message } });
const ABORTED = { ok: false, failure: { kind: 'aborted' } };

test.each([
  ['a page instead of JSON', text(html), notJson(200)],
  ['an empty body', text(''), notJson(200)],
  ['no body at all', text(null, { status: 204 }), notJson(204)],
  ['null', text('null'), notJson(200)],
  ['a single text', text('"ok"'), notJson(200)],
  ['a body that ends in the middle', text('{"data":[{"N1":1'), notJson(200)],
  ['bytes that are no text', text(new Uint8Array([0xff, 0xfe, 0x00])), notJson(200)],
  ['HTTP 500 with a page', text(html, { status: 500 }), http(500, '')],
  ['HTTP 502 without a body', text(null, { status: 502 }), http(502, '')],
  [
    'HTTP 404 with a message',
    Response.json({ message: 'No existe' }, { status: 404 }),
    http(404, 'No existe'),
  ],
  ['a message that is an object', Response.json({ message: { a: 1 } }, { status: 500 }), http(500, '')],
  ['a message that is null', Response.json({ message: null }, { status: 500 }), http(500, '')],
  ['an error that is a list', Response.json([1], { status: 500 }), http(500, '')],
  [
    'a message with control and bidi characters',
    Response.json({ message: 'Uno\u0000\n\u202Edos' }, { status: 409 }),
    http(409, 'Uno dos'),
  ],
  [
    'a message of 10 kB',
    Response.json({ message: 'x'.repeat(10_000) }, { status: 400 }),
    http(400, 'x'.repeat(300)),
  ],
  ['status text "aborted"', text('', { status: 500, statusText: 'aborted' }), ABORTED],
  ['message "aborted"', Response.json({ message: 'Aborted' }, { status: 500 }), ABORTED],
  [
    '"aborted" with another status',
    Response.json({ message: 'aborted' }, { status: 503 }),
    http(503, 'aborted'),
  ],
])('%s', async (_, response, expected) => {
  expect(await answerTo(response)).toEqual(expected);
});

test('a byte order mark before the JSON does no harm', async () => {
  const answer = await answerTo(text('\uFEFF{"message":"success","data":[]}'));
  expect(answer).toEqual({ ok: true, value: { message: 'success', data: [] }, message: 'success' });
});

test('JSON counts as JSON whatever type its header has', async () => {
  const answer = await answerTo(text('{"data":1}', { headers: { 'Content-Type': 'text/plain' } }));
  expect(answer).toMatchObject({ ok: true, value: { data: 1 }, message: '' });
});

test('a connection that cannot be made is "network", and is tried once only', async () => {
  const { connection, sent } = fakeService(() => Promise.reject(new TypeError('Failed to fetch')));
  const answer = await requestJson({ connection, method: 'POST', path: '/x', body: {} });
  expect(answer).toEqual({ ok: false, failure: { kind: 'network' } });
  expect(sent).toHaveLength(1);
});

test('a call sends JSON headers, the body and the token, no cookies, and uses no cache', async () => {
  const { connection, sent } = jsonService({});
  await requestJson({
    connection: { ...connection, token: 'abc' },
    method: 'PATCH',
    path: '/x?y=1',
    body: { a: 1 },
  });
  const [call] = sent;
  expect(call).toMatchObject({ url: `${API}/x?y=1`, method: 'PATCH', body: { a: 1 } });
  expect(call).toMatchObject({ credentials: 'omit', cache: 'no-store' });
  expect(call?.headers.get('Content-Type')).toBe('application/json');
  expect(call?.headers.get('Authorization')).toBe('Bearer abc');
});

test.each([undefined, ''])('without a token (%j) there is no Authorization', async (token) => {
  const { connection, sent } = jsonService({});
  await requestJson({ connection: { ...connection, token }, ...CALL });
  expect(sent[0]?.headers.has('Authorization')).toBe(false);
});

test('a body over the cap is not read to its end', async () => {
  let pulled = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      pulled += 1;
      controller.enqueue(new TextEncoder().encode('[0,0,0,0,'));
    },
  });
  const { connection } = fakeService(() => new Response(endless));
  const answer = await requestJson({ connection: { ...connection, maxBytes: 90 }, ...CALL });
  expect(answer).toEqual(notJson(200));
  expect(pulled).toBeLessThan(20);
});

test('a caller that aborts gets "aborted"', async () => {
  const connection = { ...jsonService({}).connection, fetch: globalThis.fetch, signal: AbortSignal.abort() };
  expect(await requestJson({ connection, ...CALL })).toEqual(ABORTED);
});

let server: Server | undefined;
afterEach(() => {
  server?.close();
  server?.closeAllConnections();
});

function serve(listener: RequestListener): Promise<string> {
  const listening = createServer(listener);
  server = listening;
  return new Promise((resolve) => {
    listening.listen(0, '127.0.0.1', () => {
      const address = listening.address();
      resolve(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`);
    });
  });
}

test('a service that accepts and never answers is "network" after the deadline', async () => {
  const baseUrl = await serve(() => undefined);
  const answer = await requestJson({ connection: { baseUrl, timeoutMs: 50 }, ...CALL });
  expect(answer).toEqual({ ok: false, failure: { kind: 'network' } });
});

test('a slow body is cut off at the deadline', async () => {
  const baseUrl = await serve((_, response) => {
    response.write('{"data":');
    const drip = setInterval(() => response.write(' '), 10);
    response.on('close', () => clearInterval(drip));
  });
  const answer = await requestJson({ connection: { baseUrl, timeoutMs: 100 }, ...CALL });
  expect(answer).toEqual({ ok: false, failure: { kind: 'network' } });
});

test('a connection that breaks in the middle of the body is "network"', async () => {
  const baseUrl = await serve((_, response) => {
    response.writeHead(200, { 'Content-Length': '1000' });
    response.write('{"data":', () => response.destroy());
  });
  const answer = await requestJson({ connection: { baseUrl }, ...CALL });
  expect(answer).toEqual({ ok: false, failure: { kind: 'network' } });
});

test('an answer of another shape is "unexpected" at the path of the first bad field', () => {
  const schema = z.object({ data: z.array(z.object({ id: z.number() })) });
  const value = { data: [{ id: 1 }, { id: '2' }] };
  expect(parseAnswer({ ok: true, value, message: '' }, schema)).toEqual({
    ok: false,
    failure: { kind: 'unexpected', path: 'data.1.id' },
  });
});

test('reading a failed answer returns it unchanged', () => {
  const failure = { ok: false, failure: { kind: 'network' } } as const;
  expect(parseAnswer(failure, z.unknown())).toBe(failure);
});

test('a call without a deadline is ended only by its caller', async () => {
  const signals: unknown[] = [];
  const fetch: typeof globalThis.fetch = async (_, init) => {
    signals.push(init?.signal);
    return Response.json({});
  };
  const connection = { baseUrl: API, fetch, timeoutMs: Number.POSITIVE_INFINITY };
  const { signal } = new AbortController();
  await requestJson({ connection, ...CALL });
  await requestJson({ connection: { ...connection, signal }, ...CALL });
  expect(signals).toEqual([null, signal]);
});

describe('a call that can be aborted', () => {
  afterEach(vi.restoreAllMocks);

  const controllers = (): [AbortController, AbortController] => [
    new AbortController(),
    new AbortController(),
  ];

  test.each([0, 1] as const)(
    'signal %i of two aborts both, with its reason; the other has no effect afterwards',
    (at) => {
      const pair = controllers();
      const either = eitherSignal(pair[0].signal, pair[1].signal);
      expect(either.aborted).toBe(false);
      pair[at].abort('first');
      pair[1 - at]?.abort('second');
      expect(either.reason).toBe('first');
    },
  );

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
});
