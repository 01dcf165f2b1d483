import { describe, expect, test } from 'vitest';
import {
  cacheControl,
  contentSecurityPolicies,
  headersFor,
  type Policy,
} from '../../../scripts/publish/policy.ts';

const hash = (index: number): string => `'sha256-${String(index).padStart(43, 'A')}='`;
const hashes = (count: number): string[] => Array.from({ length: count }, (_, index) => hash(index));

const policyWith = (changes: Partial<Policy['services']> = {}, scripts = 1, styles = 1): Policy => ({
  services: {
    siteUrl: 'https://tienda.test',
    apiUrl: 'https://api.tienda.test/base',
    cartApiUrl: 'https://cart.tienda.test',
    paymentOrigins: ['https://pay.example'],
    imageOrigins: ['https://img.example/articles/'],
    ...changes,
  },
  hashes: { scripts: hashes(scripts), styles: hashes(styles) },
});

const directives = (policy: string): ReadonlyMap<string, string> =>
  new Map(policy.split('; ').map((part) => [part.split(' ')[0] ?? '', part.slice(part.indexOf(' ') + 1)]));

describe('the content security policy', () => {
  const [text = ''] = contentSecurityPolicies(policyWith());
  const policy = directives(text);

  test.each([
    ['default-src', "'self'"],
    ['script-src', `'self' ${hash(0)}`],
    ['style-src', `'self' ${hash(0)}`],
    ['img-src', "'self' data: https://img.example"],
    ['connect-src', "'self' https://api.tienda.test https://cart.tienda.test https://img.example"],
    ['form-action', "'self' https://pay.example"],
    ['frame-ancestors', "'none'"],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
  ])('says %s %s', (name, sources) => {
    expect(policy.get(name)).toBe(sources);
  });

  test('lets pages report errors and purchases to the owner, where there is an address for that', () => {
    const [told = ''] = contentSecurityPolicies(
      policyWith({ beaconUrl: 'https://owner.example/told?by=shop' }),
    );
    expect(directives(told).get('connect-src')).toBe(`${policy.get('connect-src')} https://owner.example`);
  });

  test('never allows inline or evaluated code', () => {
    expect(text).not.toMatch(/unsafe/);
  });

  test('requires https when every service has it, and not when one is a sandbox', () => {
    expect(text).toContain('upgrade-insecure-requests');
    const [sandbox] = contentSecurityPolicies(policyWith({ apiUrl: 'http://127.0.0.1:4400' }));
    expect(sandbox).not.toContain('upgrade-insecure-requests');
  });

  test('is split into two equivalent ones, when one line would be too long for a host', () => {
    const parts = contentSecurityPolicies(policyWith({}, 16, 20));
    expect(parts).toHaveLength(2);
    expect(parts.every((part) => part.length < 1975)).toBe(true);
    const [main = '', styles = ''] = parts;
    expect(directives(styles).get('style-src')).toContain(hash(19));
    expect(directives(main).has('default-src')).toBe(false);
    expect(directives(main).get('script-src')).toContain(hash(15));
    expect([...directives(main).keys()]).toEqual(
      expect.arrayContaining(['media-src', 'child-src', 'connect-src', 'font-src', 'img-src']),
    );
  });

  test('refuses more inline parts than a host can take', () => {
    expect(() => contentSecurityPolicies(policyWith({}, 60, 1))).toThrow('60 different inline scripts');
  });
});

describe('an answer may be cached', () => {
  test.each([
    ['/_astro/cart.B4x.js', 'public, max-age=31536000, immutable'],
    ['/', 'public, max-age=0, must-revalidate'],
    ['/producto/TEN-1', 'public, max-age=0, must-revalidate'],
    ['/locales/en/cart.json', 'public, max-age=0, must-revalidate'],
    ['/sw.js', 'public, max-age=0, must-revalidate'],
    ['/checkout', 'no-store'],
    ['/checkout-bac', 'no-store'],
    ['/pago', 'no-store'],
    ['/en/pago-exito', 'no-store'],
    ['/pago.html', 'no-store'],
    ['/producto/pago', 'public, max-age=0, must-revalidate'],
  ])('%s: %s', (path, expected) => {
    expect(cacheControl(path)).toBe(expected);
  });
});

describe('the headers of a path', () => {
  const headers = (path: string): ReadonlyMap<string, string> => new Map(headersFor(policyWith(), path));

  test('hold everything the contract promises', () => {
    expect([...headers('/').keys()].sort()).toEqual([
      'Cache-Control',
      'Content-Security-Policy',
      'Cross-Origin-Opener-Policy',
      'Cross-Origin-Resource-Policy',
      'Permissions-Policy',
      'Referrer-Policy',
      'Speculation-Rules',
      'Strict-Transport-Security',
      'X-Content-Type-Options',
    ]);
  });

  test('keep hosts below the shop’s to https only where the owner allows it', () => {
    const transport = (policy: Policy) => new Map(headersFor(policy, '/')).get('Strict-Transport-Security');
    expect(transport(policyWith())).toBe('max-age=63072000');
    expect(transport(policyWith({ isHttpsBelow: true }))).toBe('max-age=63072000; includeSubDomains');
  });

  test('pass no referrer on from the pages of a payment return', () => {
    expect(headers('/pago-exito').get('Referrer-Policy')).toBe('no-referrer');
    expect(headers('/en/pago').get('Referrer-Policy')).toBe('no-referrer');
    expect(headers('/checkout').get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
  });
});
