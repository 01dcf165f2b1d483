import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import {
  renderNetlifyFunction,
  renderPagesWorker,
  renderRoutes,
} from '../../../../scripts/publish/hosts/cloudflare-netlify.ts';
import { headersFor, type Policy, RETURN_PATHS } from '../../../../scripts/publish/policy.ts';
import { COMMON_HEADERS, postedForm, RETURN_CASES } from '../../serve/hosting-cases.ts';
import { POLICY, writeSite } from '../../serve/site-fixture.ts';

const SHOP = 'https://shop.example';
const site = writeSite();
afterAll(() => site.remove());
afterEach(() => vi.unstubAllGlobals());

/** The hosts' own answer for a file: they send it to a reader. */
async function answerByFile(request: Request, status: number): Promise<Response> {
  const file = join(site.root, `${new URL(request.url).pathname}.html`);
  if (request.method !== 'GET' && request.method !== 'HEAD') return new Response(null, { status });
  if (!existsSync(file)) return new Response('<h1>no existe</h1>', { status: 404 });
  if (request.headers.has('If-None-Match')) return new Response(null, { status: 304 });
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'public, max-age=0',
    ETag: '"1"',
  };
  return new Response(readFileSync(file), { headers });
}

/** A policy so long that it is sent in two headers. */
const LONG: Policy = {
  ...POLICY,
  hashes: {
    scripts: POLICY.hashes.scripts,
    styles: Array.from({ length: 30 }, (_, index) => `'sha256-${'A'.repeat(42)}${index}='`),
  },
};

function expectPage(response: Response, policy: Policy): void {
  for (const name of COMMON_HEADERS) expect(response.headers.has(name), name).toBe(true);
  const wanted = new Headers();
  for (const [name, value] of headersFor(policy, '/pago')) wanted.append(name, value);
  for (const [name, value] of wanted) expect(response.headers.get(name), name).toBe(value);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
}

interface PagesWorker {
  readonly default: {
    readonly fetch: (
      request: Request,
      env: { ASSETS: { fetch: (request: Request) => Promise<Response> } },
    ) => Promise<Response>;
  };
}

interface NetlifyFunction {
  readonly config: { readonly path: readonly string[]; readonly method: readonly string[] };
  readonly default: (request: Request) => Promise<Response>;
}

async function load<Module>(name: string, code: string): Promise<Module> {
  const file = join(dirname(site.root), name);
  writeFileSync(file, code);
  return import(pathToFileURL(file).href);
}

describe.each([
  ['a policy in one header', POLICY],
  ['a policy in two', LONG],
])('with %s, Cloudflare Pages answers', (kind, policy) => {
  const ASSETS = { fetch: (request: Request) => answerByFile(request, 405) };
  const worker = load<PagesWorker>(`worker-${kind.length}.mjs`, renderPagesWorker(policy));

  test.each(RETURN_CASES)('$method $path with the page', async ({ method, path, body }) => {
    const request = new Request(`${SHOP}${path}`, postedForm(method));
    const response = await (await worker).default.fetch(request, { ASSETS });
    expect(response.status).toBe(200);
    expect(await response.text()).toContain(body);
    expectPage(response, policy);
  });

  test('a visitor who has the page already with 304', async () => {
    const request = new Request(`${SHOP}/pago`, { headers: { 'If-None-Match': '"1"' } });
    expect((await (await worker).default.fetch(request, { ASSETS })).status).toBe(304);
  });
});

test('Cloudflare Pages runs the function for the pages of a return only', () => {
  expect(JSON.parse(renderRoutes(POLICY))).toEqual({ version: 1, include: RETURN_PATHS, exclude: [] });
});

describe('Netlify answers', () => {
  const netlify = load<NetlifyFunction>('netlify.mjs', renderNetlifyFunction(LONG));

  test.each(RETURN_CASES)('$method $path with the page', async ({ method, path, body }) => {
    const { config, default: handle } = await netlify;
    expect(config.path).toContain(new URL(path, SHOP).pathname);
    expect(config.method).toContain(method);
    vi.stubGlobal('fetch', (address: URL) => answerByFile(new Request(address), 404));
    const response = await handle(new Request(`${SHOP}${path}`, postedForm(method)));
    expect(response.status).toBe(200);
    expect(await response.text()).toContain(body);
    expectPage(response, LONG);
  });

  test('reading without the function', async () => {
    expect((await netlify).config.method).not.toContain('GET');
  });
});
