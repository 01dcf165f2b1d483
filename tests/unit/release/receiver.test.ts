import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  createVerifier,
  mergeCalls,
  type Receiver,
  signCall,
  startReceiver,
  WINDOW_SECONDS,
} from '../../../scripts/release/receiver.ts';

const SECRET = 'a secret of the back office';
const NOW = 1_800_000_000;

let runs: (() => void)[];
let receiver: Receiver;
beforeEach(async () => {
  runs = [];
  const request = mergeCalls(
    () =>
      new Promise((done) => {
        runs.push(done);
      }),
  );
  receiver = await startReceiver({ port: 0, host: '127.0.0.1', secret: SECRET, now: () => NOW, request });
});
afterEach(() => receiver.close());

interface Sent {
  readonly path?: string;
  readonly method?: string;
  readonly time?: number;
  readonly body?: string;
  readonly secret?: string;
}

async function call({
  path = '/publish',
  method = 'POST',
  time = NOW,
  body = '{}',
  secret = SECRET,
}: Sent = {}) {
  const signature = signCall(secret, { time: String(time), body });
  const response = await fetch(`${receiver.origin}${path}`, {
    method,
    headers: { 'X-Publish-Time': String(time), 'X-Publish-Signature': signature },
    ...(method === 'POST' && { body }),
  });
  return `${response.status} ${(await response.json()).result}`;
}

test('a signed call begins a run', async () => {
  expect(await call()).toBe('202 begins');
  expect(runs).toHaveLength(1);
});

test.each<[string, Sent, string]>([
  ['with another secret', { secret: 'guessed' }, '401 wrong-signature'],
  ['of long ago', { time: NOW - WINDOW_SECONDS - 1 }, '401 old'],
  ['of the future', { time: NOW + WINDOW_SECONDS + 1 }, '401 old'],
  ['to another address', { path: '/' }, '404 not-found'],
  ['that asks only', { method: 'GET' }, '405 not-allowed'],
  ['that is too large', { body: 'x'.repeat(70_000) }, '413 too-large'],
])('a call %s is refused', async (_, sent, answer) => {
  expect(await call(sent)).toBe(answer);
  expect(runs).toHaveLength(0);
});

test('a call without a signature is refused', async () => {
  const response = await fetch(`${receiver.origin}/publish`, { method: 'POST', body: '{}' });
  expect(response.status).toBe(401);
  expect(runs).toHaveLength(0);
});

test('a call whose body is another than the signed one is refused', () => {
  const verify = createVerifier(SECRET, () => NOW);
  const time = String(NOW);
  const signature = signCall(SECRET, { time, body: 'a' });
  expect(verify({ time, signature, body: 'b' })).toBe('wrong-signature');
});

test('a call that is sent once more does not count twice', async () => {
  expect(await call()).toBe('202 begins');
  expect(await call()).toBe('409 repeated');
});

test('twenty calls at once are one run, and one more after it', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => call({ body: String(index) })));
  expect(answers.toSorted()).toEqual(['202 begins', ...Array.from({ length: 19 }, () => '202 follows')]);
  expect(runs).toHaveLength(1);
  runs[0]?.();
  await Promise.resolve();
  expect(runs).toHaveLength(2);
  runs[1]?.();
  await Promise.resolve();
  expect(runs).toHaveLength(2);
});
