/** The table of features as a page of Markdown. `node scripts/audit/features/document.ts` writes it anew. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { OLDEST } from '../../publish/browsers.ts';
import type { Finding } from '../finding.ts';
import { NEWER } from './support.ts';
import { ROWS, type Row } from './table.ts';

/** Where it stands in the project. */
const FILE = '.docs/browser-features.md';

const INTRODUCTION = `# What not every browser knows

Whoever has Safari ${OLDEST.safari}, Chrome or Edge ${OLDEST.chrome}, Firefox ${OLDEST.firefox} or anything later can browse, log in and pay. Pages use more than
all of these know; here is what, since when browsers know it, and what the others get. Written by
\`node scripts/audit/features/document.ts\` from \`scripts/audit/features/table.ts\` and the data of \`web-features\`; the audit
‘browser features’ compares it with what a built site uses, and \`tests/e2e/page/older-browsers.spec.ts\` visits the shop without it.

The audit reads the built pages, styles and scripts (packages included), and knows things by their names. So it does not
see: members of an object that share their name with something older (\`map\` of an iterator, \`union\` of a set where a
package has one), what a member takes or answers (\`toggle\` events of dialogs, options), names put together while a page
runs, the order in which things are asked for, and what a browser knows but does wrongly. Syntax that is newer is turned into older when the shop
is built (\`build.target\`): nesting and \`light-dark()\` of styles among it.

| what | used for | Chrome | Edge | Firefox | Safari | iPhone | the others get |
|---|---|---|---|---|---|---|---|
`;

function line({ key, usedFor, others }: Row): string {
  const support = NEWER.get(key);
  if (!support) throw new Error(`${key} is known to all browsers: its row can go`);
  const { chrome, edge, firefox, safari, safari_ios } = support.since;
  const versions = [chrome, edge, firefox, safari, safari_ios].map((since) => since ?? '–');
  const name = `${support.name.replaceAll('<', '\\<')} (\`${key.split('.').slice(1).join('.')}\`)`;
  return `| ${[name, usedFor, ...versions, others].join(' | ')} |\n`;
}

/** The whole page. */
const featuresDocument = (): string => INTRODUCTION + ROWS.map(line).join('');

/** Whether the page in the repository says what the table does. */
export function auditFeaturesDocument(root: string): readonly Finding[] {
  const file = join(root, FILE);
  // A checkout may have the line endings of Windows.
  const isSame =
    existsSync(file) && readFileSync(file, 'utf8').replaceAll('\r\n', '\n') === featuresDocument();
  if (isSame) return [];
  return [{ file: FILE, message: 'is not what the table says: run node scripts/audit/features/document.ts' }];
}

if (process.argv[1] === import.meta.filename)
  writeFileSync(join(resolve(import.meta.dirname, '../../..'), FILE), featuresDocument());
