/** Only plain origins enter the policy; any other address stops the build. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contentSecurityPolicies, headersFor, type Policy } from '../../../scripts/publish/policy.ts';

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
