/** Compares the newer features that a built site uses with `table.json` (decision 10, Browsers). */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readElements } from '../../publish/page/page-facts.ts';
import { listFiles } from '../../publish/site-folder.ts';
import type { AuditResult, Finding } from '../finding.ts';
import { pageType } from '../site/page-type.ts';
import { NEWER } from './support.ts';
import table from './table.json' with { type: 'json' };
import { featuresOfMarkup, featuresOfScript, featuresOfStyles } from './used-features.ts';

const TABLE = 'scripts/audit/features/table.json';

/** Keys with the first file that uses each. */
type Uses = ReadonlyMap<string, string>;

/** The key of a row, with a pattern of the others that it covers. */
interface Row {
  readonly key: string;
  readonly also?: string;
}

/** The `type` of a `<script>` that is not data. */
const SCRIPT = /^(|module|text\/javascript)$/;

function featuresOfPage(html: string): Iterable<string> {
  const parts = readElements(html).flatMap(({ kind, attributes, content }) => {
    if (kind === 'style') return [...featuresOfStyles(content)];
    return SCRIPT.test(attributes.get('type') ?? '') ? [...featuresOfScript(content)] : [];
  });
  return [...featuresOfMarkup(html), ...parts];
}

function featuresOf(file: string, text: string): Iterable<string> {
  if (file.endsWith('.html')) return featuresOfPage(text);
  return file.endsWith('.css') ? featuresOfStyles(text) : featuresOfScript(text);
}

/** Scripts, styles, and the first two pages of every kind. */
function samples(files: readonly string[]): readonly string[] {
  const pages = Map.groupBy(
    files.filter((file) => file.endsWith('.html')),
    pageType,
  );
  return [
    ...files.filter((file) => /\.(css|js)$/.test(file)),
    ...[...pages.values()].flatMap((all) => all.slice(0, 2)),
  ];
}

async function usesOf(folder: string): Promise<Uses> {
  const uses = new Map<string, string>();
  for (const file of samples(await listFiles(folder)))
    for (const key of featuresOf(file, await readFile(join(folder, file), 'utf8')))
      if (!uses.has(key)) uses.set(key, file);
  return uses;
}

const covers = ({ key, also }: Row, used: string): boolean =>
  key === used || (also !== undefined && new RegExp(also).test(used));

/** Finds features without a row in the table, and unused rows and exceptions. */
export function compareFeatures(
  uses: Uses,
  rows: readonly Row[] = table.rows,
  lookalikes: readonly string[] = Object.keys(table.lookalikes),
): readonly Finding[] {
  const keys = [...uses.keys()];
  const isLookalike = (used: string): boolean => lookalikes.some((pattern) => new RegExp(pattern).test(used));
  const unknown = keys
    .filter((used) => !isLookalike(used) && !rows.some((row) => covers(row, used)))
    .map((used) => {
      const since = Object.entries(NEWER.get(used)?.since ?? {}).map(
        ([browser, from]) => `${browser} ${from ?? 'never'}`,
      );
      const message = `${used} is not in all browsers (${since.join(', ')}) and not in ${TABLE}`;
      return { file: uses.get(used) ?? '', message };
    });
  const unused = [
    ...rows.filter(({ key }) => !uses.has(key)).map(({ key }) => key),
    ...lookalikes.filter((pattern) => !keys.some((used) => new RegExp(pattern).test(used))),
  ];
  return [...unknown, ...unused.map((key) => ({ file: TABLE, message: `${key} is no longer used` }))];
}

/** Compares the features of a built site with the table. */
export async function auditFeatures(folder: string): Promise<AuditResult> {
  const uses = await usesOf(folder);
  return {
    name: 'browser features',
    findings: compareFeatures(uses),
    notes: [`${uses.size} newer than the oldest browsers`],
  };
}
