import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { programFile } from '../../../../scripts/commands/has-program.ts';
import { renderNginx } from '../../../../scripts/publish/hosts/nginx.ts';
import type { Policy } from '../../../../scripts/publish/policy.ts';
import {
  COMMON_HEADERS,
  HOSTING_CASES,
  METHOD_CASES,
  normalise,
  postedForm,
} from '../../serve/hosting-cases.ts';
import {
  BROKEN_PICTURE,
  FROM_THE_SERVICE,
  PICTURE_CASES,
  type PictureService,
  startPictureService,
} from '../../serve/picture-service.ts';
import { POLICY, writeSite } from '../../serve/site-fixture.ts';
import { expectOwnRedirects, freePort, startServer } from './real-server.ts';

const NGINX = programFile('nginx');
const configuration = renderNginx(POLICY);

describe('the nginx configuration', () => {
  test('sends every header on every answer, errors included', () => {
    for (const name of COMMON_HEADERS)
      expect(configuration).toMatch(new RegExp(`^  add_header ${name} .* always;$`, 'im'));
  });

  test('has its headers in one place, where no location silences them', () => {
    const locations = configuration.split('\n').filter((line) => /^\s*location /.test(line));
    expect(locations.length).toBeGreaterThan(5);
    expect(locations.join('\n')).not.toContain('add_header');
  });

  test('refuses a value that would break out of its quotes', () => {
    const services = { ...POLICY.services };
    const hashes = { ...POLICY.hashes, scripts: ['"; evil'] };
    expect(() => renderNginx({ services, hashes })).toThrow('cannot hold');
  });
});

/** A whole configuration around ours, with a port and a folder of this test. */
function wholeConfiguration(root: string, port: number, changes: Partial<Policy['services']>): string {
  const services = { ...POLICY.services, ...changes };
  const own = renderNginx({ ...POLICY, services }, root)
    .replace('/var/cache/nginx/', `${dirname(root)}/`)
    .replace('listen 80;', `listen 127.0.0.1:${port};`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${dirname(root)}/${name};`)
    .join(' ');
  const types = 'types { text/html html; text/javascript js; }';
  return `daemon off; worker_processes 1; pid ${dirname(root)}/nginx.pid; error_log stderr crit;
events { } http { access_log off; ${temporary} ${types} ${own} }`;
}

/** Waits until nginx listens, which it does not report. */
function answers(origin: string): Promise<void> {
  return vi.waitFor(
    async () => {
      await fetch(origin);
    },
    { timeout: 5000, interval: 20 },
  );
}

// Reported as skipped where it is not installed (scripts/test.ts).
if (NGINX)
  describe('a real nginx answers', () => {
    const site = writeSite();
    let child: ChildProcess | undefined;
    let pictures: PictureService;
    let origin = '';
    let ownOrigin = '';
    beforeAll(async () => {
      pictures = await startPictureService();
      const port = await freePort();
      const file = join(dirname(site.root), 'nginx.conf');
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(
        file,
        wholeConfiguration(site.root, port, { pictures: { path: '/imagenes/', service: pictures.address } }),
      );
      const ownPort = await freePort();
      const own = join(dirname(file), 'shop.d');
      mkdirSync(own);
      writeFileSync(
        join(own, 'own.conf'),
        `listen 127.0.0.1:${ownPort};\nlocation = /publish { return 202; }`,
      );
      ownOrigin = `http://127.0.0.1:${ownPort}`;
      child = spawn(NGINX, ['-p', dirname(site.root), '-c', file], { stdio: 'inherit' });
      origin = `http://127.0.0.1:${port}`;
      await answers(origin);
    });
    afterAll(async () => {
      const ended = new Promise((done) => child?.once('exit', done));
      child?.kill('SIGTERM');
      await ended;
      await pictures.close();
      site.remove();
    });

    test.each([...HOSTING_CASES, ...PICTURE_CASES])(
      '$path with $status',
      async ({ path, status, body, headers }) => {
        const response = await fetch(`${origin}${path}`, { redirect: 'manual' });
        expect(response.status).toBe(status);
        if (body) expect(await response.text()).toContain(body);
        for (const [name, value] of Object.entries(headers ?? {}))
          expect(normalise(response.headers.get(name)), name).toBe(normalise(value));
        for (const name of COMMON_HEADERS) expect(response.headers.has(name), name).toBe(true);
        expect(response.headers.get('set-cookie')).toBeNull();
      },
    );

    test.each(METHOD_CASES)('$method $path with $status', async ({ method, path, status, body, headers }) => {
      const response = await fetch(`${origin}${path}`, postedForm(method));
      expect(response.status).toBe(status);
      if (body) expect(await response.text()).toContain(body);
      for (const [name, value] of Object.entries(headers ?? {}))
        expect(normalise(response.headers.get(name)), name).toBe(normalise(value));
      for (const name of COMMON_HEADERS) expect(response.headers.has(name), name).toBe(true);
    });

    test('no redirect leads to another site', () => expectOwnRedirects(origin));

    test('a failed answer is not cached, and nothing of the service is shown', async () => {
      const response = await fetch(`${origin}${BROKEN_PICTURE}`);
      expect(response.status).toBeGreaterThanOrEqual(400);
      expect(response.headers.get('cache-control')).not.toMatch(/max-age=[1-9]/);
      expect(await response.text()).not.toContain(FROM_THE_SERVICE);
    });

    test("the server's own settings, next to the shop and on another address", async () => {
      expect((await fetch(`${ownOrigin}/publish`)).status).toBe(202);
      expect(await (await fetch(`${ownOrigin}/`)).text()).toContain('inicio');
      expect((await fetch(`${ownOrigin}/other`)).status).toBe(404);
    });

    test('a cached picture without another request', async () => {
      const asks = () => pictures.asked.filter((line) => line.includes('/a.jpg')).length;
      await (await fetch(`${origin}/imagenes/320/avif/a.jpg`)).text();
      const before = asks();
      await (
        await fetch(`${origin}/imagenes/320/avif/a.jpg`, {
          headers: { Cookie: 'secret=1', Referer: 'https://shop.test/?secret' },
        })
      ).text();
      expect(asks()).toBe(before);
      expect(pictures.asked.join()).not.toContain('secret');
    });
  });

if (NGINX)
  describe('a real nginx before pages that are folders answers', () => {
    const site = writeSite();
    let folderOrigin = '';
    let stop: () => Promise<void>;
    beforeAll(async () => {
      for (const page of ['carrito', 'pago-exito']) {
        mkdirSync(join(site.root, page));
        writeFileSync(join(site.root, page, 'index.html'), `<h1>${page}</h1>`);
      }
      const port = await freePort();
      folderOrigin = `http://127.0.0.1:${port}`;
      const file = join(dirname(site.root), 'nginx.conf');
      writeFileSync(file, wholeConfiguration(site.root, port, { hasFolders: true }));
      stop = await startServer(NGINX, ['-p', dirname(site.root), '-c', file], folderOrigin);
    });
    afterAll(async () => {
      await stop();
      site.remove();
    });

    test('an address with and without its slash', async () => {
      for (const path of ['/carrito/', '/pago-exito/'])
        expect((await fetch(`${folderOrigin}${path}`, { redirect: 'manual' })).status, path).toBe(200);
      const bare = await fetch(`${folderOrigin}/carrito?x=1`, { redirect: 'manual' });
      expect(bare.status).toBe(301);
      expect(bare.headers.get('location')).toBe('/carrito/?x=1');
      const posted = await fetch(`${folderOrigin}/pago-exito/`, postedForm('POST'));
      expect(posted.status).toBe(200);
      expect(posted.headers.get('cache-control')).toBe('no-store');
      expect(posted.headers.get('referrer-policy')).toBe('no-referrer');
      const other = await fetch(`${folderOrigin}/nada/`);
      expect(other.status).toBe(404);
      expect(await other.text()).toContain('no existe');
    });

    test('no redirect leads to another site', () => expectOwnRedirects(folderOrigin));
  });
