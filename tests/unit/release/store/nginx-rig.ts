/** A test shop behind a real nginx that was started with the generated configuration. */
import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { get, type IncomingHttpHeaders } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { vi } from 'vitest';
import type { PublishEnvironment } from '../../../../scripts/release/command.ts';
import { openTestShop, type TestShop } from '../shop-fixture.ts';

const here = (paths: readonly string[]): string | undefined => paths.find(existsSync);

/** Without nginx, only the text of its configuration can be checked (tests/unit/publish/hosts/nginx.test.ts). */
export const NGINX = here(['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx']);

/** nginx's module for brotli files: Debian's libnginx-mod-http-brotli-static. */
export const BROTLI_MODULE = here(['/usr/lib/nginx/modules/ngx_http_brotli_static_module.so']);

export interface NginxRig {
  readonly shop: TestShop;
  readonly origin: string;
  /** Publishes with a check of the live address. */
  readonly publish: (
    args?: readonly string[],
    changes?: Partial<PublishEnvironment>,
  ) => ReturnType<TestShop['run']>;
  /** From the next reload on. */
  readonly loadModule: (file: string) => void;
  readonly close: () => Promise<void>;
}

function freePort(): Promise<number> {
  return new Promise((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** A configuration around the published one, with the given port. */
function wholeConfiguration(folder: string, modules: readonly string[]): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(' ');
  return `${modules.map((file) => `load_module ${file};`).join(' ')}
daemon off; worker_processes 2; pid ${folder}/nginx.pid; error_log stderr warn;
events { } http { access_log off; ${temporary} types { text/html html; text/javascript js; } include ${folder}/shop.conf; }`;
}

/** Publishes once and starts nginx on it. */
export async function startNginx(nginx: string): Promise<NginxRig> {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  // nginx serves as another user.
  chmodSync(folder, 0o755);
  const shop = await openTestShop(folder);
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const files = `-p ${folder} -c ${join(folder, 'whole.conf')}`;
  const own = `sed 's/listen 80;/listen 127.0.0.1:${port};/' nginx.conf > ${folder}/shop.conf`;
  const reload = `${own} && if [ -f ${folder}/nginx.pid ]; then ${nginx} ${files} -s reload; fi`;
  const configure = (modules: readonly string[]): void =>
    writeFileSync(join(folder, 'whole.conf'), wholeConfiguration(folder, modules));
  configure([]);
  mkdirSync(shop.target);
  const { exit, out } = await shop.run(['--reload', reload]);
  if (exit !== 0) throw new Error(out);
  const child: ChildProcess = spawn(nginx, files.split(' '), { stdio: 'inherit' });
  await vi.waitFor(() => fetch(origin), { timeout: 5000, interval: 20 });
  return {
    shop,
    origin,
    publish: (args = [], changes = {}) =>
      shop.run(['--live', origin, '--reload', reload, ...args], { sleep: (ms) => wait(ms), ...changes }),
    loadModule: (file) => configure([file]),
    async close() {
      const ended = new Promise((done) => child.once('exit', done));
      child.kill('SIGTERM');
      await ended;
      shop.close();
    },
  };
}

/** A raw answer, still compressed. */
export interface RawAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
}

/** Sends a request without decoding the answer, unlike `fetch`. */
export function askRaw(address: string, headers: Readonly<Record<string, string>>): Promise<RawAnswer> {
  return new Promise((done, fail) => {
    get(address, { headers }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(Buffer.from(chunk));
      done({ status: response.statusCode ?? 0, headers: response.headers, bytes: Buffer.concat(chunks) });
    }).once('error', fail);
  });
}
