/**
 * Inventory of the pages that take a card or its result (PCI DSS 4.0.1, 6.4.3 and 11.6.1): every script with its hash and
 * its reason, every page with the hash of its text and its headers. A build writes it; `npm run payment:check` compares.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { readElements } from '../page/page-facts.ts';
import { headersFor, type Policy, PRIVATE_PAGES, WORKER_FILE } from '../policy.ts';
import { reasonOf } from './reasons.ts';

/** File of the inventory in a built site; visitors are not sent it. */
export const INVENTORY_FILE = 'payment-pages.json';

const inventorySchema = z.object({
  pages: z.record(
    z.string(),
    z.object({
      /** SHA-256 of the whole page, in base 64. */
      hash: z.string(),
      headers: z.array(z.tuple([z.string(), z.string()])),
      /** Paths and hashes of its scripts, in their order. */
      scripts: z.array(z.string()),
    }),
  ),
  /** Every script that one of the pages runs or may load, by its path or hash. */
  scripts: z.record(z.string(), z.object({ hash: z.string(), bytes: z.number(), why: z.string() })),
});

export type Inventory = Readonly<z.infer<typeof inventorySchema>>;

/** Reads an inventory as a build wrote it. */
export const readInventory = (text: string): Inventory => inventorySchema.parse(JSON.parse(text));

/** The SHA-256 of a text or file, in base 64. */
export const hashOf = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('base64');

const LANGUAGES = ['', '/en'] as const;

/** Addresses of the payment pages, in both languages. */
const PATHS = LANGUAGES.flatMap((language) => PRIVATE_PAGES.map((name) => `${language}/${name}`));

/** Hashed files that a text names, by their paths. */
function filesNamedIn(text: string): readonly string[] {
  const names = text.matchAll(/(?:\/?_astro\/|["'`]\.\/)([\w.@-]+\.js)\b/g);
  return Array.from(names, ([, name]) => `/_astro/${name}`);
}

/** The scripts of a page: paths of files, and hashes of inline ones. */
export function scriptsOf(html: string): readonly string[] {
  return readElements(html)
    .filter(({ kind }) => kind === 'script')
    .map(({ attributes, content }) => attributes.get('src') ?? `inline ${hashOf(content)}`);
}

/** Everything that pages can load, their own scripts included. */
function reachable(folder: string, pages: readonly string[]): ReadonlySet<string> {
  const found = new Set([
    ...pages.flatMap((html) => [...scriptsOf(html), ...filesNamedIn(html)]),
    WORKER_FILE,
  ]);
  for (const path of found) {
    const file = join(folder, path);
    if (path.startsWith('/') && existsSync(file))
      for (const next of filesNamedIn(readFileSync(file, 'utf8'))) found.add(next);
  }
  return found;
}

function scriptEntry(
  folder: string,
  path: string,
): readonly (readonly [string, Inventory['scripts'][string]])[] {
  if (path.startsWith('inline ')) {
    const hash = path.slice('inline '.length);
    return [[path, { hash, bytes: 0, why: reasonOf(path) ?? '' }]];
  }
  const file = join(folder, path);
  if (!existsSync(file)) return [[path, { hash: '', bytes: 0, why: reasonOf(path) ?? '' }]];
  const content = readFileSync(file);
  return [[path, { hash: hashOf(content), bytes: content.length, why: reasonOf(path) ?? '' }]];
}

/** Takes the inventory of a built site, whose service worker has been written. */
export function takeInventory(folder: string, policy: Policy): Inventory {
  const pages = PATHS.flatMap((path) => {
    const file = join(folder, `${path}.html`);
    return existsSync(file) ? [{ path, html: readFileSync(file, 'utf8') }] : [];
  });
  const scripts = [
    ...reachable(
      folder,
      pages.map(({ html }) => html),
    ),
  ].sort();
  return {
    pages: Object.fromEntries(
      pages.map(({ path, html }) => [
        path,
        {
          hash: hashOf(html),
          headers: headersFor(policy, path).map(([name, value]): [string, string] => [name, value]),
          scripts: [...scriptsOf(html)],
        },
      ]),
    ),
    scripts: Object.fromEntries(scripts.flatMap((path) => scriptEntry(folder, path))),
  };
}

/** What nobody may put into a payment page: scripts of other origins, without a file, or without a reason. */
export function problemsOf({ scripts }: Inventory): readonly string[] {
  return Object.entries(scripts).flatMap(([path, { hash, why }]) => [
    ...(why === ''
      ? [`${path} is none of the shop's own scripts: no reason in scripts/publish/payment/reasons.ts`]
      : []),
    ...(hash === '' ? [`${path} is no file of the shop`] : []),
  ]);
}
