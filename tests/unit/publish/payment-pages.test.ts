/** The inventory of the payment pages, and the report about a live shop that differs from its release. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { compareWithRelease } from '../../../scripts/publish/payment/compare.ts';
import { type Inventory, problemsOf, takeInventory } from '../../../scripts/publish/payment/inventory.ts';
import { headersFor } from '../../../scripts/publish/policy.ts';
import { POLICY } from '../serve/site-fixture.ts';

const PAGE =
  '<script>first()</script><script type="module" src="/_astro/page.1a.js"></script><astro-island component-url="/_astro/GuestCheckout.2b.js">';
const FILES: Readonly<Record<string, string>> = {
  'checkout.html': PAGE,
  'en/pago.html': PAGE,
  'index.html': '<script src="/_astro/home.9z.js"></script>',
  'sw.js': 'serve()',
  '_astro/page.1a.js': 'import("./later.3c.js")',
  '_astro/later.3c.js': 'deps(["_astro/shop.4d.js"])',
  '_astro/shop.4d.js': '1',
  '_astro/GuestCheckout.2b.js': '2',
  '_astro/home.9z.js': '3',
};

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'payment-'));
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
});
afterEach(() => rmSync(folder, { recursive: true }));

const take = (): Inventory => takeInventory(folder, POLICY);

describe('the inventory', () => {
  test('has every script that a payment page runs or may load, each with its hash and reason', () => {
    const { pages, scripts } = take();
    expect(Object.keys(pages)).toEqual(['/checkout', '/en/pago']);
    expect(Object.keys(scripts).filter((path) => path.startsWith('/'))).toEqual([
      '/_astro/GuestCheckout.2b.js',
      '/_astro/later.3c.js',
      '/_astro/page.1a.js',
      '/_astro/shop.4d.js',
      '/sw.js',
    ]);
    for (const { hash, why } of Object.values(scripts)) expect([hash.length, why !== '']).toEqual([44, true]);
    expect(problemsOf(take())).toEqual([]);
  });

  test.each(['https://tags.example/t.js', '/vendor/tag.js', '/_astro/gone.5e.js'])(
    'does not take the script %s',
    (src) => {
      writeFileSync(join(folder, 'checkout.html'), `${PAGE}<script src="${src}"></script>`);
      expect(problemsOf(take()).join()).toContain(`${src} is no`);
    },
  );
});

describe('a live shop', () => {
  /** A host that shows the release, with somebody's changes. */
  const compare = (
    changed: Readonly<Record<string, string>> = {},
    more: readonly [string, string][] = [],
  ) => {
    const live = async (input: string | URL | Request) => {
      const { pathname } = new URL(String(input));
      const file = `${pathname.slice(1)}${/\.\w+$/.test(pathname) ? '' : '.html'}`;
      const headers = new Headers(
        [...headersFor(POLICY, pathname)].map(([name, value]): [string, string] => [name, value]),
      );
      for (const [name, value] of more) headers.set(name, value);
      const text = changed[file] ?? FILES[file];
      return new Response(text ?? '', { status: text === undefined ? 404 : 200, headers });
    };
    return compareWithRelease({ live: 'https://tienda.test', fetch: live }, take());
  };

  test('that matches its release has no differences', async () => {
    expect(await compare()).toEqual([]);
  });

  test('with an extra script is reported', async () => {
    const found = await compare({ 'checkout.html': `${PAGE}<script src="https://evil.test/x.js"></script>` });
    expect(found).toEqual([
      '/checkout: has the script https://evil.test/x.js too',
      '/checkout: is not the page that was released',
    ]);
  });

  test.each([
    ['another form', { 'checkout.html': `${PAGE}<form>` }, '/checkout: is not the page that was released'],
    [
      'another file of code',
      { '_astro/shop.4d.js': 'steal()' },
      '/_astro/shop.4d.js: is not the script that was released',
    ],
    ['another service worker', { 'sw.js': 'steal()' }, '/sw.js: is not the script that was released'],
  ])('with %s is reported', async (_, changed, line) => {
    expect(await compare(changed)).toContain(line);
  });

  test.each<[string, [string, string], string]>([
    [
      'a policy that lets more in',
      ['Content-Security-Policy', 'script-src *'],
      '/checkout: Content-Security-Policy has * too',
    ],
    ['a cookie', ['Set-Cookie', 'a=b'], '/checkout: sends set-cookie'],
    ['pages that are stored', ['Cache-Control', 'public'], '/checkout: Cache-Control lacks no-store'],
  ])('with %s is reported', async (_, header, line) => {
    expect((await compare({}, [header])).join('\n')).toContain(line);
  });

  test('that knows the inline scripts of a release before too passes', async () => {
    const [, policy = ''] =
      headersFor(POLICY, '/checkout').find(([name]) => name === 'Content-Security-Policy') ?? [];
    const both = policy.replace("'sha256-AAAA='", "'sha256-AAAA=' 'sha256-CCCC='");
    const only = (await compare({}, [['Content-Security-Policy', both]])).filter((line) =>
      line.includes('Security'),
    );
    expect(only).toEqual([]);
  });

  test('that cannot be reached is reported', async () => {
    const fetch = async () => Promise.reject(new Error('refused'));
    const found = await compareWithRelease({ live: 'https://tienda.test', fetch }, take());
    expect(found[0]).toBe('/checkout cannot be had: refused');
  });
});
