import { once } from 'node:events';
import { createServer } from 'node:https';
import { expect, test } from 'vitest';
import { makeCertificate } from '../../../../scripts/bench/edge/certificate.ts';
import { freePort } from '../../../../scripts/commands/ports.ts';
import { fetchFailureOf } from '../../../../scripts/release/live/fetch-failure.ts';

const rejectedBy = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => expect.unreachable(),
    (error: unknown) => error,
  );

test('a port on which nobody listens, and a name that nobody has', async () => {
  const nobody = `http://127.0.0.1:${await freePort(20_900)}`;
  expect(fetchFailureOf(await rejectedBy(fetch(nobody))).hindrance).toBe('refused');
  expect(fetchFailureOf(await rejectedBy(fetch('http://shop.invalid'))).hindrance).toBe('unknown-name');
});

test('a certificate that nobody has vouched for', async () => {
  const server = createServer(await makeCertificate()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  try {
    const answer = fetchFailureOf(await rejectedBy(fetch(`https://127.0.0.1:${port}`)));
    expect(answer.hindrance).toBe('certificate');
    expect(answer.message).toContain('self-signed certificate');
  } finally {
    server.close();
  }
});

test.each([
  ['CERT_HAS_EXPIRED', 'certificate'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'certificate'],
  ['UNABLE_TO_GET_ISSUER_CERT_LOCALLY', 'certificate'],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'certificate'],
  ['UND_ERR_CONNECT_TIMEOUT', 'late'],
  ['EAI_AGAIN', 'unknown-name'],
  ['ECONNRESET', 'other'],
])('%s of the cause is %s', (code, hindrance) => {
  const cause = Object.assign(new Error(''), { code });
  expect(fetchFailureOf(new TypeError('fetch failed', { cause }))).toEqual({ hindrance, message: code });
});

test('a deadline of our own, and what is no error', () => {
  expect(fetchFailureOf(new DOMException('too late', 'TimeoutError')).hindrance).toBe('late');
  expect(fetchFailureOf('gone')).toEqual({ hindrance: 'other', message: 'gone' });
});
