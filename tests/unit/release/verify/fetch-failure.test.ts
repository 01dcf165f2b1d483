import { once } from 'node:events';
import { createServer } from 'node:https';
import { expect, test } from 'vitest';
import { makeCertificate } from '../../../../scripts/bench/edge/certificate.ts';
import { freePort } from '../../../../scripts/commands/ports.ts';
import { fetchFailureText } from '../../../../scripts/release/verify/fetch-failure.ts';

const REFUSED = 'ahí no hay ningún servidor encendido';
const UNKNOWN_NAME = 'nadie conoce ese nombre; ¿está bien escrito?';
const CERTIFICATE = 'su certificado no sirve para esa dirección, venció o no es de confianza';
const LATE = 'tarda demasiado';
const OTHER = 'la conexión falló';

const rejectedBy = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => expect.unreachable(),
    (error: unknown) => error,
  );

test('a closed port, and an unknown name', async () => {
  const nobody = `http://127.0.0.1:${await freePort(20_900)}`;
  expect(fetchFailureText(await rejectedBy(fetch(nobody)))).toContain(REFUSED);
  expect(fetchFailureText(await rejectedBy(fetch('http://shop.invalid')))).toContain(UNKNOWN_NAME);
});

test('an untrusted certificate', async () => {
  const server = createServer(await makeCertificate()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  try {
    const text = fetchFailureText(await rejectedBy(fetch(`https://127.0.0.1:${port}`)));
    expect(text).toContain(CERTIFICATE);
    expect(text).toContain('self-signed certificate');
  } finally {
    server.close();
  }
});

test.each([
  ['CERT_HAS_EXPIRED', CERTIFICATE],
  ['ERR_TLS_CERT_ALTNAME_INVALID', CERTIFICATE],
  ['UNABLE_TO_GET_ISSUER_CERT_LOCALLY', CERTIFICATE],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', CERTIFICATE],
  ['UND_ERR_CONNECT_TIMEOUT', LATE],
  ['EAI_AGAIN', UNKNOWN_NAME],
  ['ECONNRESET', OTHER],
])('%s of the cause is: %s', (code, failure) => {
  const cause = Object.assign(new Error(''), { code });
  expect(fetchFailureText(new TypeError('fetch failed', { cause }))).toBe(`${failure} («${code}»)`);
});

test('our own deadline, and a value that is no error', () => {
  expect(fetchFailureText(new DOMException('too late', 'TimeoutError'))).toContain(LATE);
  expect(fetchFailureText('gone')).toBe(`${OTHER} («gone»)`);
});
