import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CONDITIONS_COOKIE, conditionsOf, SLOW_SCRIPT_MS } from '../../../scripts/serve/conditions.ts';
import { type PreviewServer, serve } from '../../../scripts/serve/serve.ts';
import { POLICY, writeSite } from './site-fixture.ts';

const site = writeSite();
writeFileSync(
  join(site.root, 'nosotros.html'),
  '<!doctype html><html><head><title>Nosotros</title></head><body></body></html>',
);
let tested: PreviewServer;
let plain: PreviewServer;
beforeAll(async () => {
  const options = { root: site.root, port: 0, policy: POLICY };
  tested = await serve({ ...options, isTested: true });
  plain = await serve(options);
});
afterAll(async () => {
  await tested.close();
  await plain.close();
  site.remove();
});

const under = (server: PreviewServer, path: string, conditions: string): Promise<Response> =>
  fetch(`${server.origin}${path}`, { headers: { Cookie: `a=b; ${CONDITIONS_COOKIE}=${conditions}` } });

describe('the conditions of a test', () => {
  test('are those of its cookie, and no unknown ones', () => {
    const cookies = `theme=dark; ${CONDITIONS_COOKIE}=offline.rain.no-scripts`;
    expect([...conditionsOf(cookies)]).toEqual(['offline', 'no-scripts']);
    expect(conditionsOf('theme=dark').size).toBe(0);
    expect(conditionsOf(undefined).size).toBe(0);
  });

  test('are ignored outside tests', async () => {
    const response = await under(plain, '/', 'offline.no-scripts.planted-problems');
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Security-Policy')).not.toContain('sandbox');
    expect(await response.text()).not.toContain('planted');
  });

  test('offline, nothing is answered', async () => {
    await expect(under(tested, '/', 'offline')).rejects.toThrow();
  });

  test('with scripts switched off, the page tells the browser so', async () => {
    const response = await under(tested, '/', 'no-scripts');
    expect(response.headers.get('Content-Security-Policy')).toMatch(/sandbox (?!.*allow-scripts)/);
  });

  test('with scripts before its own, the page allows just them', async () => {
    const response = await under(tested, '/nosotros', 'heard-problems.planted-problems');
    const html = await response.text();
    const [head, first = '', second = ''] = html.split('<script>');
    expect(head).toMatch(/<head>$/);
    expect(first).toMatch(/^\(function collectPageProblems/);
    expect(second).toMatch(/^console\.error\('planted.*<\/script><title>/);
    expect(response.headers.get('Content-Security-Policy')).toMatch(/script-src 'sha256-\S+ 'sha256-\S+ /);
  });

  test('a script file is slow, or never loads', async () => {
    const since = performance.now();
    await under(tested, '/_astro/page.abc123.js', 'slow-scripts');
    expect(performance.now() - since).toBeGreaterThanOrEqual(SLOW_SCRIPT_MS - 5);
    await expect(under(tested, '/_astro/page.abc123.js', 'blocked-scripts')).rejects.toThrow();
    expect((await under(tested, '/', 'blocked-scripts')).status).toBe(200);
  });
});
