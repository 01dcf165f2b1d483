/**
 * `npm run i18n:missing`: lists missing texts: those that pages reported to the sandbox during development (`npm run
 * dev`), those of one language only, and unknown keys in code. Lists unused texts last.
 */
import { join, resolve } from 'node:path';
import * as z from 'zod';
import { auditLocales, readTexts } from './audit/source/locales.ts';
import { readSourceTree } from './audit/source/source-tree.ts';
import { findUsedTexts } from './audit/source/used-texts.ts';
import { maskCredentials } from './commands/mask-credentials.ts';
import { fail, say } from './commands/steps.ts';

const root = resolve(import.meta.dirname, '..');
/** The sandbox of `npm run dev` and `npm start`, unless configured otherwise. */
const api = (process.env['PUBLIC_API_URL'] || 'http://127.0.0.1:4400').replace(/\/+$/, '');

const collectedSchema = z.object({
  data: z.array(z.object({ language: z.string(), namespace: z.string(), key: z.string() })),
});

/** The reported texts that are still missing; undefined if no sandbox answers. */
async function fetchReported(): Promise<readonly string[] | undefined> {
  const answer = await fetch(`${api}/locales/missing`).catch(() => undefined);
  if (!answer?.ok) return undefined;
  const { data } = collectedSchema.parse(await answer.json());
  return data
    .filter(({ language, namespace, key }) => {
      const texts = readTexts(join(root, 'locales', language)).get(namespace);
      return !texts?.has(key) && !texts?.has(`${key}_other`);
    })
    .map(({ language, namespace, key }) => `locales/${language}/${namespace}.json: ${key}`);
}

function printList(title: string, lines: readonly string[]): void {
  say(`\n${title}: ${lines.length === 0 ? 'none' : lines.length}`);
  for (const line of lines) say(`  ${line}`);
}

async function main(): Promise<void> {
  const { unused, unknown } = findUsedTexts(readSourceTree(root), readTexts(join(root, 'locales', 'es-GT')));
  const reported = await fetchReported();
  if (reported) printList('Reported by pages in development', reported);
  else
    say(
      `\nReported by pages in development: no sandbox answers at ${maskCredentials(api)}; start one with npm run dev`,
    );
  const different = auditLocales(root).map(({ file, message }) => `${file}: ${message}`);
  printList('Missing, empty or different in a language', different);
  const missing = unknown.map(({ file, key }) => `${file}: ${key}`);
  printList('Used by the code, but in no language', missing);
  printList(
    'Not used by the code',
    unused.map(({ namespace, key }) => `locales/*/${namespace}.json: ${key}`),
  );
  // Unused texts are not a failure.
  process.exitCode = different.length + missing.length + (reported?.length ?? 0) > 0 ? 1 : 0;
}

await main().catch(fail);
