import { describe, expect, test, vi } from 'vitest';
import { checkEnvironment, readEnvironment } from '../../../scripts/commands/environment.ts';
import { shopEnvironment } from '../../../scripts/commands/shop.ts';

const origins = {
  siteOrigin: 'http://localhost:4321',
  apiOrigin: 'http://127.0.0.1:4400',
  providerOrigin: 'http://127.0.0.1:4401',
};

describe('the shop of the sandbox', () => {
  test('has a rate for dollars with its date, so that the second currency can be tried', () => {
    const env = readEnvironment(import.meta.dirname, shopEnvironment(origins));
    expect(Number(env['PUBLIC_USD_RATE'])).toBeGreaterThan(0);
    expect(Number(env['PUBLIC_USD_RATE'])).not.toBe(1);
    expect(env['PUBLIC_USD_RATE_DATE']).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(checkEnvironment(env)).toEqual([]);
  });

  test('uses a rate from the environment', () => {
    vi.stubEnv('PUBLIC_USD_RATE', '0.1304');
    vi.stubEnv('PUBLIC_USD_RATE_DATE', '2026-11-02');
    expect(shopEnvironment(origins)).toMatchObject({
      PUBLIC_USD_RATE: '0.1304',
      PUBLIC_USD_RATE_DATE: '2026-11-02',
    });
    vi.unstubAllEnvs();
  });
});
