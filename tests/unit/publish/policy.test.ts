import fc from 'fast-check';
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
    const [header = ''] = contentSecurityPolicies(
      policyWith({ beaconUrl: 'https://owner.example/told?by=shop' }),
    );
    expect(directives(header).get('connect-src')).toBe(`${policy.get('connect-src')} https://owner.example`);
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

type Services = Policy['services'];

const SERVICES: Services = {
  siteUrl: 'https://tienda.test',
  apiUrl: 'https://api.test/base',
  cartApiUrl: 'https://cart.test',
  paymentOrigins: ['https://pay.test'],
  imageOrigins: ['https://img.test/articles/'],
  beaconUrl: 'https://owner.test/told',
};
const policyOf = (changes: Partial<Services>): Policy => ({
  services: { ...SERVICES, ...changes },
  hashes: { scripts: [], styles: [] },
});

/** The variables of the addresses, and the name in their errors. */
const PLACES: readonly (readonly [(address: string) => Partial<Services>, string])[] = [
  [(siteUrl) => ({ siteUrl }), 'PUBLIC_SITE_URL'],
  [(apiUrl) => ({ apiUrl }), 'PUBLIC_API_URL'],
  [(cartApiUrl) => ({ cartApiUrl }), 'PUBLIC_CART_API_URL'],
  [(address) => ({ paymentOrigins: ['https://pay.test', address] }), 'PUBLIC_PAYMENT_ORIGINS'],
  [(address) => ({ imageOrigins: [address] }), 'RUTAIMAGENESARTICULOS'],
  [(beaconUrl) => ({ beaconUrl }), 'PUBLIC_BEACON_URL'],
];

const HOSTILE = [
  'http://*/',
  'https://*',
  'https://*.example/',
  'http://x;sandbox/',
  "http://'unsafe-inline'/",
  'http://a,b/',
  'data:text/html,x',
  'javascript:alert(1)',
  'ftp://files.test/',
  'blob:https://img.test/1',
  'https://{src}.test/{width}',
  'http://a b/',
];

describe.each(PLACES)('an address of %o', (changesOf, name) => {
  test.each(HOSTILE)('that is %j stops the build, by name', (address) => {
    const publish = () => contentSecurityPolicies(policyOf(changesOf(address)));
    expect(publish).toThrow(name);
    expect(publish).toThrow(address);
    expect(publish).toThrow(/plain host name/);
  });
});

test.each([
  ['/imagenes/{src}?w={width}', undefined],
  ['https://tienda.test/imagenes/', undefined],
  ['//cdn.test/{src}', 'https://cdn.test'],
  ['https://CDN.test:8443/{src}', 'https://cdn.test:8443'],
  ['http://[::1]:4400/', 'http://[::1]:4400'],
  ['http://127.0.0.1:4400/imagenes/', 'http://127.0.0.1:4400'],
  ['https://imágenes.test/', 'https://xn--imgenes-iwa.test'],
])('pictures from %j are allowed as %s', (address, source) => {
  const [text = ''] = contentSecurityPolicies(policyOf({ imageOrigins: [address] }));
  expect(text).toContain(`img-src 'self' data:${source ? ` ${source}` : ''};`);
});

describe('the policy', () => {
  const names = (text: string): readonly string[] => text.split('; ').map((part) => part.split(' ')[0] ?? '');
  const usual = names(contentSecurityPolicies(policyOf({}))[0] ?? '');
  const SOURCE = /^('self'|'none'|data:|https?:\/\/([a-z0-9_.-]+|\[[0-9a-f:.]+\])(:\d+)?)$/;

  const host = fc.oneof(
    fc.domain(),
    fc.ipV4(),
    fc.string({ maxLength: 12 }),
    fc.stringMatching(/^[a-z*;,'"$ !&=().\t\n-]{1,12}$/),
    fc.webAuthority({ withIPv4: true, withIPv6: true, withPort: true, withUserInfo: true }),
  );
  const address = fc.oneof(
    fc
      .tuple(fc.constantFrom('http://', 'https://', 'data:', '//', ''), host, fc.webPath())
      .map((all) => all.join('')),
    fc.string(),
  );

  test('has only its own directives and plain sources, whatever an address contains', () => {
    fc.assert(
      fc.property(fc.constantFrom(...PLACES), address, ([changesOf], text) => {
        let policies: readonly string[];
        try {
          policies = contentSecurityPolicies(policyOf(changesOf(text)));
        } catch (error) {
          expect(String(error)).toContain('plain host name');
          return;
        }
        expect(policies).toHaveLength(1);
        const [policy = ''] = policies;
        expect(usual).toEqual(expect.arrayContaining([...names(policy)]));
        const sources = policy.split('; ').flatMap((part) => part.split(' ').slice(1));
        for (const source of sources) expect(source).toMatch(SOURCE);
        for (const [, value] of headersFor(policyOf(changesOf(text)), '/'))
          expect(value).not.toMatch(/[\r\n]/);
      }),
      { numRuns: 1000 },
    );
  });
});
