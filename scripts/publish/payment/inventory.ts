/**
 * Inventory of the payment pages (PCI DSS 4.0.1, 6.4.3 and 11.6.1): every script with its hash and its reason, every page with
 * its hash and headers. A build writes it; `npm run payment:check` compares it with the live shop.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { namedFiles } from '../../html/named-files.ts';
import { readElements } from '../page/page-facts.ts';
import { HASHED_FOLDER, headersFor, type Policy, PRIVATE_PAGES, WORKER_FILE } from '../policy.ts';

/** File of the inventory in a built site; hosts do not send it to visitors. */
export const INVENTORY_FILE = 'payment-pages.json';

/** Hashes are SHA-256, in base 64. */
const inventorySchema = z.object({
  pages: z.record(
    z.string(),
    z.object({
      hash: z.string(),
      headers: z.array(z.tuple([z.string(), z.string()])),
      /** Paths and hashes of its scripts, in their order. */
      scripts: z.array(z.string()),
    }),
  ),
  /** Every script that a payment page runs or may load, by its path or hash. */
  scripts: z.record(z.string(), z.object({ hash: z.string(), bytes: z.number(), why: z.string() })),
});

export type Inventory = Readonly<z.infer<typeof inventorySchema>>;

/** Reads the inventory of a build. */
export const readInventory = (text: string): Inventory => inventorySchema.parse(JSON.parse(text));

/** The SHA-256 of a text or file, in base 64. */
export const hashOf = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('base64');

/** Addresses of the payment pages in both languages. */
const PATHS = ['', '/en'].flatMap((language) => PRIVATE_PAGES.map((name) => `${language}/${name}`));

/** Prefix of the name of an inline script, before its hash. */
const INLINE = 'inline ';

/**
 * The purpose of each hashed file, the written justification that PCI DSS 6.4.3 requires; the first match applies. A script
 * without a reason fails the audit ‘scripts of the payment pages’.
 */
const REASONS: readonly (readonly [name: RegExp, why: string])[] = [
  [
    /^(CheckoutFrame|GuestCheckout|AccountCheckout|checkout)/,
    'the form of the checkout: fields, card, summary',
  ],
  [
    /^(PaymentFrame|PaymentResult|Receipt|payment|order-)/,
    'the order, its hand-off to the provider, its return',
  ],
  [/^(client|react|hydrat|rolldown-runtime)/, 'React, and what starts it'],
  [/^texts-/, 'words of the language that was chosen'],
  [/^(page|later|Checkout\.astro)/, 'what every page runs: menus, messages, stored state'],
  // The bundler decides which modules share a file; each is in the repository or in scripts/audit/packages/packages.md.
  [/^[\w.@-]+\.js$/, "parts of the shop that pages share, made from the shop's own source"],
];

/** The reason of a script; '' for a script that is not the shop's own. */
function reasonOf(path: string): string {
  if (path.startsWith(INLINE)) return 'works before the first file has come: currency, held presses, dialogs';
  if (path === WORKER_FILE)
    return 'the service worker: offline pages; it neither stores nor answers a payment page';
  const name = /^\/_astro\/([^/]+)$/.exec(path)?.[1] ?? '';
  return REASONS.find(([pattern]) => pattern.test(name))?.[1] ?? '';
}

/** The scripts of a page: paths of files, and hashes of inline scripts. */
export function scriptsOf(html: string): readonly string[] {
  return readElements(html)
    .filter(({ kind }) => kind === 'script')
    .map(({ attributes, content }) => attributes.get('src') ?? `${INLINE}${hashOf(content)}`);
}

/** Paths of the hashed scripts that a file names. */
const hashedScriptsIn = (folder: string, file: string, text: string): readonly string[] =>
  namedFiles(file, text)
    .filter((name) => name.endsWith('.js') && existsSync(join(folder, HASHED_FOLDER, name)))
    .map((name) => `${HASHED_FOLDER}${name}`);

/** All scripts that pages can load, directly or through others. */
function reachableScripts(folder: string, pages: readonly string[]): ReadonlySet<string> {
  const found = new Set([WORKER_FILE]);
  for (const html of pages)
    for (const path of [...scriptsOf(html), ...hashedScriptsIn(folder, 'page.html', html)]) found.add(path);
  // A set also visits the items that are added during the loop.
  for (const path of found) {
    const file = join(folder, path);
    if (path.startsWith('/') && existsSync(file))
      for (const next of hashedScriptsIn(folder, path, readFileSync(file, 'utf8'))) found.add(next);
  }
  return found;
}

/** Creates the inventory of a built site, after the service worker was written. */
export function takeInventory(folder: string, policy: Policy): Inventory {
  const pages = PATHS.flatMap((path) => {
    const file = join(folder, `${path}.html`);
    return existsSync(file) ? [{ path, html: readFileSync(file, 'utf8') }] : [];
  });
  const htmls = pages.map(({ html }) => html);
  const scripts = [...reachableScripts(folder, htmls)].sort().map((path) => {
    const why = reasonOf(path);
    if (path.startsWith(INLINE)) return [path, { hash: path.slice(INLINE.length), bytes: 0, why }] as const;
    const content = existsSync(join(folder, path)) ? readFileSync(join(folder, path)) : undefined;
    return [path, { hash: content ? hashOf(content) : '', bytes: content?.length ?? 0, why }] as const;
  });
  const entries = pages.map(({ path, html }) => {
    const headers = headersFor(policy, path).map(([name, value]): [string, string] => [name, value]);
    return [path, { hash: hashOf(html), headers, scripts: [...scriptsOf(html)] }] satisfies [
      string,
      Inventory['pages'][string],
    ];
  });
  return { pages: Object.fromEntries(entries), scripts: Object.fromEntries(scripts) };
}

/** The scripts that a payment page must not have: of other origins, without a file, or without a reason. */
export function problemsOf({ scripts }: Inventory): readonly string[] {
  return Object.entries(scripts).flatMap(([path, { hash, why }]) => [
    ...(why === ''
      ? [`${path} is none of the shop's own scripts: no reason in scripts/publish/payment/inventory.ts`]
      : []),
    ...(hash === '' ? [`${path} is no file of the shop`] : []),
  ]);
}
