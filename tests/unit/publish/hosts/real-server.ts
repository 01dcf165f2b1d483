/** A web server of this machine, started on a configuration that was generated. */
import { type ChildProcess, spawn } from 'node:child_process';
import { request } from 'node:http';
import { createServer } from 'node:net';
import { expect, vi } from 'vitest';
import {
  COMMON_HEADERS,
  type HostingCase,
  type MethodCase,
  normalise,
  postedForm,
} from '../../serve/hosting-cases.ts';

export function freePort(): Promise<number> {
  return new Promise((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/**
 * Starts a server that stays in the foreground, and waits until it listens.
 * @returns a function that ends it
 */
export async function startServer(
  program: string,
  args: readonly string[],
  origin: string,
  env: NodeJS.ProcessEnv = process.env,
): Promise<() => Promise<void>> {
  const child: ChildProcess = spawn(program, args, { stdio: 'ignore', env });
  await vi.waitFor(() => fetch(origin), { timeout: 8000, interval: 20 });
  return async () => {
    const ended = new Promise((done) => child.once('exit', done));
    child.kill('SIGTERM');
    await ended;
  };
}

/** Expects a server to answer like the preview server. */
export async function expectCase(origin: string, each: HostingCase | MethodCase): Promise<void> {
  const options: RequestInit = 'method' in each ? postedForm(each.method) : { redirect: 'manual' };
  const response = await fetch(`${origin}${each.path}`, options);
  expect(response.status).toBe(each.status);
  if (each.body) expect(await response.text()).toContain(each.body);
  for (const [name, value] of Object.entries(each.headers ?? {}))
    expect(normalise(response.headers.get(name)), name).toBe(normalise(value));
  for (const name of COMMON_HEADERS) expect(response.headers.has(name), name).toBe(true);
}

/** The redirect's target for a raw request line; '' where there is no redirect. */
function locationOf(origin: string, path: string): Promise<string> {
  const { hostname, port } = new URL(origin);
  return new Promise((done, fail) => {
    const call = request({ hostname, port, path, agent: false }, (response) => {
      response.resume();
      done(response.headers.location ?? '');
    });
    call.once('error', fail);
    call.end();
  });
}

/** Addresses that lead to another site if a redirect repeats the request. */
const FOREIGN_ADDRESSES: readonly string[] = [
  ...['/', '.html', '/?next=1', '/x.html', '/x/', '/%2f..', '/..%2f', '//'].flatMap((end) =>
    ['//', '///', '/\\', '\\\\', '/%2f%2f', '/%5c', '/.//', '/%09/', '/en//', '//@', '//user:pass@'].map(
      (start) => `${start}evil.example${end}`,
    ),
  ),
  '//evil.example/inicio',
  '//inicio',
  '//evil.example/index.html',
  '//en/',
];

/** Expects no redirect of a server to lead to another site. */
export async function expectOwnRedirects(origin: string): Promise<void> {
  for (const path of FOREIGN_ADDRESSES) {
    const location = await locationOf(origin, path).catch(() => '');
    expect.soft(new URL(location, origin).origin, `${path} leads to ${location}`).toBe(origin);
  }
}
