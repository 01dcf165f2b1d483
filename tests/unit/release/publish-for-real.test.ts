import { readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listFiles } from '../../../scripts/publish/site-folder.ts';
import { catalogueOf, live, openTestShop, renamed } from './shop-fixture.ts';

/** Astro bundles everything, however small the catalogue. */
const LONG_MS = 300_000;

/** Addresses of the shop that a page or file names: links, forms, pictures and the entries of the sitemap. */
const NAMED = /(?:\s(?:href|action|src|content)="|<loc>|"start_url":\s*")([^"<]*)/g;

/** The files that a host with exact names and `index.html` only does not find, with the file that names them. */
async function lostAddresses(root: string, origin: string): Promise<readonly string[]> {
  const files = await listFiles(root);
  const all = new Set(files);
  const isThere = (address: string): boolean => {
    const path = decodeURIComponent(address.replace(/[?#].*/, '').slice(1));
    return all.has(path === '' || path.endsWith('/') ? `${path}index.html` : path);
  };
  return files
    .filter((file) => /\.(html|xml|webmanifest)$/.test(file))
    .flatMap((file) =>
      Array.from(readFileSync(join(root, file), 'utf8').matchAll(NAMED), ([, url = '']) =>
        url.startsWith(origin) ? url.slice(origin.length) : url,
      )
        .filter((address) => /^\/(?!\/)/.test(address) && !address.includes('__'))
        .filter((address) => !isThere(address))
        .map((address) => `${address} in ${file}`),
    );
}

test(
  'a shop whose pages are folders is published whole, for a host that knows exact names only',
  async () => {
    const site = 'https://shop.example';
    const shop = await openTestShop(undefined, { PUBLIC_PAGE_FORMAT: 'directory', PUBLIC_SITE_URL: site });
    try {
      const { exit, out } = await shop.startCommand(['--confirm']);
      expect(exit, out).toBe(0);
      const root = realpathSync(join(shop.target, 'current'));
      expect(await lostAddresses(root, site)).toEqual([]);
      expect(live(shop, 'cart/index.html')).toContain(`rel=canonical href="${site}/cart/"`);
      expect(live(shop, 'cart/index.html')).toContain(`href="${site}/en/cart/"`);
      expect(live(shop, 'inicio/index.html')).toContain('url=/"');
      expect(live(shop, 'sitemap-0.xml')).toContain(`<loc>${site}/productos/</loc>`);
      expect(live(shop, 'sw.js')).toContain('/sin-conexion/');
      expect(live(shop, '404.html')).not.toBe('');
    } finally {
      shop.close();
    }
  },
  LONG_MS,
);

test(
  'a renamed menu entry is published by the real build, fed from what was recorded',
  async () => {
    const shop = await openTestShop();
    try {
      await shop.run();
      shop.sell(renamed(catalogueOf(20), 'Niños', 'Infantil'));
      shop.asked();
      // The project's files name articles of the whole sandbox.
      const { exit, out } = await shop.startCommand(['--confirm']);
      expect(exit, out).toBe(0);
      expect(out).toContain('Menú: «Niños» ahora se llama «Infantil»');
      expect(live(shop, 'index.html')).toMatch(/<a [^>]*href="\/productos\?categoria=infantil"/);
      expect(live(shop, 'productos/infantil.html')).toContain('SKU-');
      expect(shop.asked()).toBe(5 + 20);
      const { version } = JSON.parse(readFileSync(join(shop.target, 'current', 'version.json'), 'utf8'));
      expect(version).toMatch(/^\d/);
    } finally {
      shop.close();
    }
  },
  LONG_MS,
);
