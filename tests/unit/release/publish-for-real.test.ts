import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { catalogueOf, live, openTestShop, renamed } from './shop-fixture.ts';

/** Astro bundles everything, however little is sold. */
const LONG_MS = 300_000;

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
