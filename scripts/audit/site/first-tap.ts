/**
 * Counts the script files that the first tap of a feature loads without prefetching (decision 147, Files of a first
 * tap), from the imports of the built files, and checks that they are requested at once. Budgets may only be lowered.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from '../../publish/site-folder.ts';
import type { AuditResult, Finding } from '../finding.ts';
import { entryScripts } from './page-weight.ts';
import { createReach } from './script-files.ts';

/** A feature that a tap loads. */
interface Feature {
  readonly name: string;
  /** A page with the feature. */
  readonly page: string;
  /** Names of the loaded files, in order, without their imports. */
  readonly loads: readonly string[];
  /** Maximum number of files. */
  readonly budget: number;
}

/** Files of the first interaction on every page, and the texts of its language. */
const ALWAYS = ['later', 'texts-es-GT'];

const FEATURES: readonly Feature[] = [
  { name: 'filters', page: 'productos', loads: [...ALWAYS, 'mount-list', 'services'], budget: 8 },
  {
    name: 'quick view',
    page: 'productos',
    loads: [...ALWAYS, 'mount-list', 'views', 'services', 'gallery'],
    budget: 9,
  },
  { name: 'purchase box', page: 'producto/*', loads: [...ALWAYS, 'mount-product', 'services'], budget: 8 },
  { name: 'mini-cart', page: 'index', loads: [...ALWAYS, 'MiniCart'], budget: 7 },
  {
    name: 'suggestions',
    page: 'index',
    loads: [...ALWAYS, 'Suggestions', 'suggestion-worker'],
    // Includes React: the suggestions are an island.
    budget: 7,
  },
];

/** Files in a script's lists of parallel requests (`shared/hydration/import-chunk.ts`). */
const ASKED = /["'`](_astro\/[^"'`]+\.js)["'`]/g;

/** The script files of a site, by the bundler's names. */
async function scriptsByName(folder: string): Promise<ReadonlyMap<string, string>> {
  const files = (await listFiles(folder)).filter((file) => /^_astro\/.*\.js$/.test(file));
  return new Map(files.map((file) => [file.replace(/^_astro\/(.+)[.-][\w-]{8}\.js$/, '$1'), `/${file}`]));
}

/** The first page that matches `name`, or `folder/*`. */
async function pageOf(folder: string, name: string): Promise<string | undefined> {
  const isMatch = (file: string): boolean =>
    name.endsWith('*') ? file.startsWith(name.slice(0, -1)) : file === `${name}.html`;
  return (await listFiles(folder)).find((file) => file.endsWith('.html') && isMatch(file));
}

/** The files of a feature that are only discovered after another one has loaded. */
async function secondRound(folder: string, loaded: string, own: ReadonlySet<string>, by: readonly string[]) {
  const texts = await Promise.all(by.map((url) => readFile(join(folder, url), 'utf8')));
  const asked = new Set(texts.flatMap((text) => [...text.matchAll(ASKED)].map(([, file]) => `/${file}`)));
  return [...own].filter((url) => url !== loaded && !by.includes(url) && !asked.has(url));
}

/** Counts the files of one feature and reports faults. */
async function auditFeature(folder: string, { name, page, loads, budget }: Feature) {
  const scripts = await scriptsByName(folder);
  const file = await pageOf(folder, page);
  const missing = loads.filter((each) => !scripts.has(each));
  const at = file ?? `${page}.html`;
  if (file === undefined || missing.length > 0) {
    return {
      count: 0,
      findings: [{ file: at, message: `${name}: not built: ${missing.join(', ') || page}` }],
    };
  }
  const reach = createReach(folder);
  const before = await reach(entryScripts(await readFile(join(folder, file), 'utf8')));
  const known = [...before];
  const findings: Finding[] = [];
  for (const load of loads) {
    const loaded = scripts.get(load) ?? '';
    const own = new Set(await reach([loaded]));
    for (const url of await secondRound(folder, loaded, own, known))
      findings.push({ file: at, message: `${name}: ${url} is asked for after ${load}, not beside it` });
    known.push(...[...own].filter((url) => !known.includes(url)));
  }
  const count = known.length - before.length;
  if (count > budget)
    findings.push({ file: at, message: `${name}: ${count} files with a first tap, budget ${budget}` });
  return { count, findings };
}

/** Counts the files of the first tap of each feature. */
export async function auditFirstTaps(folder: string, features = FEATURES): Promise<AuditResult> {
  const results = await Promise.all(features.map((feature) => auditFeature(folder, feature)));
  return {
    name: 'first taps',
    findings: results.flatMap(({ findings }) => findings),
    notes: features.map(({ name }, index) => `${name.padEnd(24)} ${results[index]?.count} files`),
  };
}
