import { appendFileSync, cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freePort } from '../../../../scripts/commands/ports.ts';
import { POLICY } from '../../serve/site-fixture.ts';
import { catalogueOf, live, liveLink, openTestShop, renamed, type TestShop } from '../shop-fixture.ts';
import { testBuild } from '../test-build.ts';
import { type Fault, type LiveServer, PICTURES, startLiveServer } from './live-server.ts';

let shop: TestShop;
let server: LiveServer;
let fault: Fault;
beforeEach(async () => {
  fault = {};
  shop = await openTestShop();
  server = await startLiveServer(shop.target, () => fault);
});
afterEach(() => {
  server.close();
  shop.close();
});

const publish = (...args: readonly string[]) => shop.run(['--live', server.origin, ...args]);

test('a release is reported as live after the live address was checked', async () => {
  const { exit, out } = await publish();
  expect(exit).toBe(0);
  expect(out).toContain('✓ mirar la dirección pública');
});

test.each<[string, Fault, string]>([
  [
    'lacks a header',
    { withoutHeader: 'Content-Security-Policy' },
    '/ llega sin la cabecera Content-Security-Policy',
  ],
  ['cannot show an article', { broken: '/producto/SKU-0' }, '/producto/SKU-0 contesta con el código 500'],
  ['cannot show a list', { broken: '/productos/hombre' }, '/productos/hombre contesta con el código 500'],
  ['answers nothing', { broken: '/version.json' }, '/version.json contesta con el código 500'],
  ['breaks off', { cut: '/version.json' }, '/version.json no contesta: la conexión falló'],
  ['breaks off in a page', { cut: '/producto/SKU-0' }, '/producto/SKU-0 no contesta: la conexión falló'],
])('a live address that %s is reported, and the release stays', async (_, wrong, line) => {
  fault = wrong;
  const { exit, out } = await publish();
  expect(exit).toBe(7);
  expect(out).toContain(line);
  expect(liveLink(shop)).not.toBe('');
});

/** Puts text before the first script of a page. */
const before =
  (text: string) =>
  (html: string): string =>
    html.replace('<script', `${text}<script`);

test.each<[string, Fault, readonly string[]]>([
  [
    'Rocket Loader',
    {
      rewrite: (html) =>
        `${html.replace('<script', '<script type="3f2a9c81d0ab77-text/javascript"')}<script src="/cdn-cgi/scripts/7d0fa10a/cloudflare-static/rocket-loader.min.js" data-cf-settings="3f2a9c81d0ab77-|49" defer></script>`,
    },
    ['Sobra «/cdn-cgi/scripts/', 'Falta «/_astro/app.', 'Rocket Loader de Cloudflare: apágalo en'],
  ],
  [
    'e-mail obfuscation',
    {
      rewrite: (html) =>
        `${html}<a href="/cdn-cgi/l/email-protection#1a"></a><script data-cfasync="false" src="/cdn-cgi/scripts/5c5dd728/cloudflare-static/email-decode.min.js"></script>`,
    },
    ['Email Address Obfuscation de Cloudflare: apágalo en'],
  ],
  [
    'e-mail obfuscation without its script',
    { rewrite: (html) => `${html}<a href="/cdn-cgi/l/email-protection#1a"></a>` },
    ['Email Address Obfuscation'],
  ],
  [
    'analytics',
    {
      rewrite: (html) =>
        `${html}<script defer src="https://static.cloudflareinsights.com/beacon.min.js"></script>`,
    },
    ['Sobra «https://static.cloudflareinsights.com/beacon.min.js»', 'Web Analytics de Cloudflare'],
  ],
  [
    'detection of bots',
    {
      rewrite: (html) =>
        `${html}<script>(function(){var a='/cdn-cgi/challenge-platform/scripts/jsd/main.js'})()</script>`,
    },
    ['Sobra «<script>(function(){', 'JavaScript Detections'],
  ],
  ['Zaraz', { rewrite: before('<script src="/cdn-cgi/zaraz/s.js?z=1"></script>') }, ['Zaraz de Cloudflare']],
  [
    'an injected snippet',
    { rewrite: before('<script>unknown()</script>') },
    ['Sobra «<script>unknown()…».', 'Busca delante de la tienda'],
  ],
  [
    'a removed script',
    { rewrite: (html) => html.replace(/<script.*?<\/script>/, '') },
    ['Falta «/_astro/app.', 'Busca delante de la tienda'],
  ],
  [
    'assets of Netlify',
    { rewrite: (html) => html.replace('src="/_astro', 'src="https://d33wubrfki0l68.cloudfront.net/_astro') },
    ['Sobra «https://d33wubrfki0l68.cloudfront.net/_astro', 'Asset optimization'],
  ],
  [
    'a challenge of Cloudflare',
    { challenge: { status: 403, html: '<title>Just a moment...</title>', header: 'cf-mitigated' } },
    ['/version.json muestra la página de un cortafuegos (código 403)', 'Under Attack Mode'],
  ],
  [
    'the page of another firewall',
    { challenge: { status: 200, html: '<script src="/_Incapsula_Resource?SWJIYLWA=1"></script>' } },
    ['muestra la página de un cortafuegos (código 200)'],
  ],
])('a live address behind %s is reported with the setting to switch off', async (_, wrong, lines) => {
  fault = wrong;
  const { exit, out } = await publish();
  expect(exit).toBe(7);
  for (const line of lines) expect(out).toContain(line);
  expect(out).not.toContain('✓ mirar');
  expect(liveLink(shop)).not.toBe('');
});

test('a live address that shows an older release is reported', async () => {
  await publish();
  const root = join(shop.target, '..', 'old');
  cpSync(join(shop.target, liveLink(shop)), root, { recursive: true });
  fault = { root };
  shop.sell(renamed(catalogueOf(20), 'Niños', 'Infantil'));
  const { exit, out } = await publish();
  expect(exit).toBe(7);
  expect(out).toContain('/version.json es de otra publicación');
  expect(live(shop, 'index.html')).toContain('Infantil');
  fault = {};
  expect((await publish('--rollback')).exit).toBe(0);
  expect(live(shop, 'index.html')).toContain('Niños');
});

test('an address that does not answer is reported', async () => {
  const nobody = `http://127.0.0.1:${await freePort(20_950)}`;
  const { exit, out } = await shop.run(['--live', nobody]);
  expect(exit).toBe(7);
  expect(out).toContain(`${nobody}/version.json no contesta: ahí no hay ningún servidor`);
  expect(out).not.toContain('✓ mirar');
});

/** Pages with generated or proxied pictures. */
const withPictures = testBuild((site) => {
  const services = { ...POLICY.services, pictureStart: PICTURES };
  writeFileSync(join(site, 'policy.json'), JSON.stringify({ ...POLICY, services }));
  for (const name of ['index', 'producto/SKU-0'])
    appendFileSync(join(site, `${name}.html`), `<img srcset="${PICTURES}w=1,f=avif/${name}.jpg 1x">`);
});

test.each<[string, Fault, number]>([
  ['that shows its pictures', {}, 0],
  ['whose service lacks one of its pictures', { broken: `${PICTURES}w=1,f=avif/index` }, 0],
  ['that shows none of its pictures', { broken: PICTURES }, 7],
])(
  'a live address %s ends a publication successfully unless none of its pictures arrives',
  async (_, wrong, code) => {
    fault = wrong;
    const { exit, out } = await shop.run(['--live', server.origin], { build: withPictures });
    expect(exit).toBe(code);
    const line = `${server.origin}${PICTURES}w=1,f=avif/index.jpg no es una imagen (código 500)`;
    expect(out.includes(line)).toBe(code !== 0);
  },
);

test('pictures that an old configuration has answered are requested once more', async () => {
  fault = { broken: `${PICTURES}w=1,f=avif/index` };
  const sleep = async (): Promise<void> => {
    fault = { broken: PICTURES };
  };
  const { exit } = await shop.run(['--live', server.origin], { build: withPictures, sleep });
  expect(exit).toBe(7);
});

test('after a check with a finding the next run reads the configuration and checks once more', async () => {
  const reload = ['--reload', 'echo read >> reloads'];
  fault = { withoutHeader: 'Content-Security-Policy' };
  const first = await publish(...reload);
  expect([first.exit, first.out.includes('--rollback')]).toEqual([7, false]);
  expect((await publish(...reload)).exit).toBe(7);
  fault = {};
  const seen = await publish(...reload);
  expect(seen.exit).toBe(0);
  expect(seen.out).toContain('✓ mirar la dirección pública');
  expect(seen.out).toContain('Nada cambió');
  expect((await publish(...reload)).out).not.toContain('mirar la dirección pública');
  expect(readFileSync(join(shop.target, 'reloads'), 'utf8')).toBe('read\n'.repeat(3));
});

test('a check with a finding is forgotten where no live address is set any more', async () => {
  const reload = ['--force', '--reload', 'echo read >> reloads'];
  fault = { withoutHeader: 'Content-Security-Policy' };
  expect((await publish(...reload)).exit).toBe(7);
  for (const _ of [1, 2]) expect((await shop.run(reload)).exit).toBe(0);
  expect(readFileSync(join(shop.target, 'reloads'), 'utf8')).toBe('read\n'.repeat(2));
});

test('a configuration from before its reload command was set is read by the first publication that can, once', async () => {
  await shop.run();
  const reload = ['--force', '--reload', 'echo read >> reloads'];
  for (const _ of [1, 2]) expect((await shop.run(reload)).exit).toBe(0);
  expect(readFileSync(join(shop.target, 'reloads'), 'utf8')).toBe('read\n');
});
