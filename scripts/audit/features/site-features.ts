/** What a built site uses that is newer than the oldest browsers (decision 10, Browsers), against the table of it. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readElements } from '../../publish/page/page-facts.ts';
import { listFiles } from '../../publish/site-folder.ts';
import type { AuditResult, Finding } from '../finding.ts';
import { pageType } from '../site/page-type.ts';
import { featuresOfMarkup } from './in-markup.ts';
import { featuresOfScript } from './in-scripts.ts';
import { featuresOfStyles } from './in-styles.ts';
import { NEWER } from './support.ts';
import { LOOKALIKES, ROWS, type Row } from './table.ts';

/** Keys, and the first file that uses each. */
export type Uses = ReadonlyMap<string, string>;

/** Types of `<script>` that are scripts. */
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

/** Scripts, styles, and pages of every kind: the first two of each, a list's next page being one more. */
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

const covers = ({ key, also }: Row, used: string): boolean => key === used || also?.test(used) === true;

/** Finds features without a row in the table, and rows and exceptions that nothing uses. */
export function compareFeatures(
  uses: Uses,
  rows: readonly Row[] = ROWS,
  lookalikes: typeof LOOKALIKES = LOOKALIKES,
): readonly Finding[] {
  const table = 'scripts/audit/features/table.ts';
  const keys = [...uses.keys()];
  const isKnown = (used: string): boolean =>
    rows.some((row) => covers(row, used)) || lookalikes.some(({ key }) => key.test(used));
  const unknown = keys
    .filter((used) => !isKnown(used))
    .map((used) => {
      const since = Object.entries(NEWER.get(used)?.since ?? {}).map(
        ([browser, from]) => `${browser} ${from ?? 'never'}`,
      );
      return {
        file: uses.get(used) ?? '',
        message: `${used} is not in all browsers (${since.join(', ')}) and not in ${table}`,
      };
    });
  const unused = [
    ...rows.filter(({ key }) => !uses.has(key)).map(({ key }) => key),
    ...lookalikes.filter(({ key }) => !keys.some((used) => key.test(used))).map(({ key }) => String(key)),
  ];
  return [...unknown, ...unused.map((key) => ({ file: table, message: `${key} is used nowhere any more` }))];
}

/** Compares what a built site uses with the table. */
export async function auditFeatures(folder: string): Promise<AuditResult> {
  const uses = await usesOf(folder);
  return {
    name: 'browser features',
    findings: compareFeatures(uses),
    notes: [`${uses.size} newer than the oldest browsers`],
  };
}
