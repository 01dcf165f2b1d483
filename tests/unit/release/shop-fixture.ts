/** Services with a test's catalogue, a target folder, and the command on both. */
import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { serve } from '@hono/node-server';
import { type PublishEnvironment, runCommand } from '../../../scripts/release/command.ts';
import type { Catalogue } from '../../../scripts/sandbox/catalogue/catalogue.ts';
import { createSandbox } from '../../../scripts/sandbox/sandbox.ts';
import { createCatalogueIndex } from '../../../scripts/sandbox/selling/catalogue-index.ts';
import { createStoreApp } from '../../../scripts/sandbox/store-app.ts';
import { SMALL_CATALOGUE } from '../sandbox/small-catalogue.ts';
import { testBuild } from './test-build.ts';

/** A catalogue of some articles in a menu without empty entries. */
export function catalogueOf(count: number, changes: Partial<Catalogue> = {}): Catalogue {
  const { articles, menu } = SMALL_CATALOGUE;
  return {
    ...SMALL_CATALOGUE,
    menu: menu.filter(({ level1Name }) => level1Name !== 'Vacío'),
    articles: Array.from({ length: count }, (_, index) => {
      const { variants: _variants, ...article } = articles[index % articles.length] ?? fail();
      const [sku, code] = [`SKU-${index}`, `C-${index}`];
      return { ...article, id: index + 1, sku, code, variants: [], stock: 3, relatedSkus: [] };
    }),
    ...changes,
  };
}

function fail(): never {
  throw new Error('The small catalogue is empty.');
}

/** The same catalogue with an entry renamed. */
export function renamed(catalogue: Catalogue, from: string, to: string): Catalogue {
  const menu = catalogue.menu.map((path) => ({
    ...path,
    level1Name: path.level1Name === from ? to : path.level1Name,
  }));
  return { ...catalogue, menu };
}

/** The result of a run. */
interface Run {
  readonly exit: number | null;
  readonly out: string;
}

export interface TestShop {
  readonly api: string;
  readonly target: string;
  /** Folder of the stored data about targets elsewhere. */
  readonly cache: string;
  readonly sell: (catalogue: Catalogue) => void;
  /** Number of calls to the services since the last reading. */
  readonly asked: () => number;
  readonly run: (args?: readonly string[], changes?: Partial<PublishEnvironment>) => Promise<Run>;
  /** The same as a separate process, which is killed in the given stage. */
  readonly start: (args?: readonly string[], dieAt?: string, started?: (pid: number) => void) => Promise<Run>;
  /** The same, for a caller that ends it. */
  readonly begin: (args: readonly string[], env: Readonly<Record<string, string>>) => Child;
  /** `npm run publish` itself, with the real build. */
  readonly startCommand: (args?: readonly string[]) => Promise<Run>;
  readonly close: () => void;
}

function environmentOf(api: string): Record<string, string> {
  return { PUBLIC_API_URL: api, PUBLISH_PARALLEL: '4' };
}

const COMMAND = join(import.meta.dirname, '../../../scripts/publish-shop.ts');
const CHILD = join(import.meta.dirname, 'publish-child.ts');
const COMPILED = join(tmpdir(), 'publish-compiled');

/** A run as a separate process, with its output. */
type Child = ChildProcessByStdio<null, Readable, Readable>;

const startChild = (command: readonly string[], env: Readonly<Record<string, string>>): Child =>
  spawn(process.execPath, command, {
    // Compiled once for all of them.
    env: { NODE_COMPILE_CACHE: COMPILED, NODE_NO_WARNINGS: '1', PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });

async function ended(child: Child, started: (pid: number) => void = () => undefined): Promise<Run> {
  if (child.pid !== undefined) started(child.pid);
  let out = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      out += chunk.toString('utf8');
    });
  return new Promise((done) => child.once('close', (exit) => done({ exit, out })));
}

/**
 * Services and an empty target, each in its folder.
 * @param extra variables in addition to those of the services
 */
export async function openTestShop(
  folder = mkdtempSync(join(tmpdir(), 'publish-')),
  extra: Record<string, string> = {},
): Promise<TestShop> {
  const [target, cache] = [join(folder, 'shop'), join(folder, 'cache')];
  const { context } = createSandbox({ catalogue: catalogueOf(20) });
  const appOf = (catalogue: Catalogue) => {
    context.stock.seed(catalogue.articles);
    return createStoreApp({ ...context, catalogue: createCatalogueIndex(catalogue) });
  };
  let app = appOf(catalogueOf(20));
  let asked = 0;
  const fetch = (request: Request): Response | Promise<Response> => {
    asked += 1;
    return app.fetch(request);
  };
  const server = serve({ fetch, port: 0, hostname: '127.0.0.1' });
  await new Promise((done) => server.once('listening', done));
  const address = server.address();
  const api = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  const env = { ...environmentOf(api), ...extra };
  return {
    api,
    target,
    cache,
    sell: (catalogue) => {
      app = appOf(catalogue);
    },
    asked: () => {
      const count = asked;
      asked = 0;
      return count;
    },
    async run(args = [], changes = {}) {
      const lines: string[] = [];
      const print = (text: string) => void lines.push(text);
      const content = () => ({ files: {}, program: 'code' });
      const workshop = { args: ['--to', target, ...args], env, cache, build: testBuild(), content };
      const sleep = async () => undefined;
      const exit = await runCommand({ ...workshop, sleep, print, printError: print, ...changes });
      return { exit, out: lines.join('\n') };
    },
    start: (args = [], dieAt = '', started) =>
      ended(startChild([CHILD, cache, dieAt, '--to', target, ...args], env), started),
    begin: (args, more) => startChild([CHILD, cache, '', '--to', target, ...args], { ...env, ...more }),
    startCommand: (args = []) => ended(startChild([COMMAND, '--to', target, ...args], env)),
    close: () => {
      server.close();
      if ('closeAllConnections' in server) server.closeAllConnections();
      context.database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The visitors' copy of a file from the live release; '' where there is none. */
export function live(shop: TestShop, file: string): string {
  const path = join(shop.target, 'current', file);
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}

/** The live release's id. */
export const liveLink = (shop: TestShop): string =>
  existsSync(join(shop.target, 'current')) ? readlinkSync(join(shop.target, 'current')) : '';

/** Everything in a folder of the target, hidden files included. */
export const entriesOf = (shop: TestShop, folder: string): readonly string[] =>
  readdirSync(join(shop.target, folder)).sort();
