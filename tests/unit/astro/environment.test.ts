import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { environmentSchema, readEnvironment } from '../../../scripts/astro/environment.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'environment-'));
  for (const name of [...Object.keys(environmentSchema), 'IMAGE_SERVICE_URL']) vi.stubEnv(name, undefined);
});
afterEach(() => {
  rmSync(root, { recursive: true });
  vi.unstubAllEnvs();
});

const read = (variables: Readonly<Record<string, string>> = {}) => {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  return readEnvironment('production', root);
};

describe('the environment of a build', () => {
  test("has the sandbox's values where nothing is set, and no dollars", () => {
    expect(read()).toEqual({
      siteUrl: 'http://localhost:4321',
      environment: 'production',
      apiUrl: 'http://127.0.0.1:4400',
      cartApiUrl: 'http://127.0.0.1:4400',
      paymentOrigins: ['http://127.0.0.1:4401'],
      imageTemplate: undefined,
      imageService: undefined,
      beaconUrl: undefined,
      isHttpsBelow: false,
      hasFolders: false,
      isWorkerRetired: false,
      currencyRates: {},
    });
  });

  test('has the same defaults as Astro', () => {
    const { siteUrl, apiUrl, paymentOrigins } = read();
    expect(environmentSchema).toMatchObject({
      PUBLIC_SITE_URL: { default: siteUrl },
      PUBLIC_API_URL: { default: apiUrl },
      PUBLIC_PAYMENT_ORIGINS: { default: paymentOrigins.join() },
    });
  });

  test('takes an empty variable for an unset one', () => {
    const unset = read();
    expect(read({ PUBLIC_SITE_URL: '', PUBLIC_CART_API_URL: '', PUBLIC_USD_RATE: '' })).toEqual(unset);
  });

  test('sells through the cart service of the store API unless another is set', () => {
    expect(read({ PUBLIC_API_URL: 'https://api.example' }).cartApiUrl).toBe('https://api.example');
    expect(read({ PUBLIC_CART_API_URL: 'https://cart.example' }).cartApiUrl).toBe('https://cart.example');
  });

  test('has a list of payment origins, and a rate that is a number', () => {
    const { paymentOrigins, currencyRates } = read({
      PUBLIC_PAYMENT_ORIGINS: 'https://pay.example, https://bank.example',
      PUBLIC_USD_RATE: '0.13',
    });
    expect(paymentOrigins).toEqual(['https://pay.example', 'https://bank.example']);
    expect(currencyRates).toEqual({ USD: { rate: 0.13, since: '' } });
  });

  test('has normalized addresses, also for Astro', () => {
    const { siteUrl, paymentOrigins } = read({
      PUBLIC_SITE_URL: 'https://Tienda.example:443/',
      PUBLIC_PAYMENT_ORIGINS: 'https://Pay.example/',
    });
    expect([siteUrl, ...paymentOrigins]).toEqual(['https://tienda.example', 'https://pay.example']);
    expect(process.env['PUBLIC_SITE_URL']).toBe('https://tienda.example');
  });

  test('is refused by the name of a variable whose address has an extra part', () => {
    expect(() => read({ PUBLIC_SITE_URL: 'https://shop.example/tienda' })).toThrow(
      /PUBLIC_SITE_URL wants .* without a path, not/,
    );
  });

  test('is refused without the password of an address', () => {
    expect(() => read({ PUBLIC_PAYMENT_ORIGINS: 'https://a.example,https://ana:secreto@b.example' })).toThrow(
      "not 'https://a.example,https://…@b.example'",
    );
  });

  test('is read from a file of the project too', () => {
    writeFileSync(join(root, '.env'), 'PUBLIC_BEACON_URL=https://owner.example/told\n');
    expect(read().beaconUrl).toBe('https://owner.example/told');
  });
});
