import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Policy } from '../../../scripts/publish/policy.ts';

/** A small built site, the same for the preview server and for nginx. */
export const FILES: Readonly<Record<string, string>> = {
  'index.html': '<h1>inicio</h1>',
  'en/index.html': '<h1>home</h1>',
  'productos.html': `<h1>todo</h1>${'<p>producto</p>'.repeat(200)}`,
  'productos/hombre/zapatos.html': '<h1>zapatos</h1>',
  'producto/A.B.html': '<h1>A.B</h1>',
  'checkout.html': '<h1>checkout</h1>',
  'pago-exito.html': '<h1>pago</h1>',
  'pago.html': '<h1>pago sin más</h1>',
  'en/pago.html': '<h1>pay</h1>',
  'en/pago-exito.html': '<h1>paid</h1>',
  '404.html': '<h1>no existe</h1>',
  'en/404.html': '<h1>not here</h1>',
  '_astro/a.1234.js': 'export const a = 1;',
  '_astro/photo.1234.AVIF': 'a picture',
  'icon-192.png': 'an icon',
  'site.webmanifest': '{}',
  'speculation-rules.json': '{}',
  _headers: 'for the host',
  _redirects: 'for the host',
  'nginx.conf': 'for the host',
  'policy.json': '{}',
};

export const POLICY: Policy = {
  services: {
    siteUrl: 'http://localhost:4321',
    apiUrl: 'http://127.0.0.1:4400',
    cartApiUrl: 'http://127.0.0.1:4400',
    paymentOrigins: ['http://127.0.0.1:4401'],
    imageOrigins: ['http://127.0.0.1:4400'],
  },
  hashes: { scripts: ["'sha256-AAAA='"], styles: ["'sha256-BBBB='"] },
};

/** Writes the site into a new folder, next to a secret that must never be served. */
export function writeSite(): { readonly root: string; readonly remove: () => void } {
  const parent = mkdtempSync(join(tmpdir(), 'serve-'));
  // nginx serves as another user.
  chmodSync(parent, 0o755);
  const root = join(parent, 'dist');
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  writeFileSync(join(parent, 'secret.txt'), 'secret');
  return { root, remove: () => rmSync(parent, { recursive: true }) };
}
