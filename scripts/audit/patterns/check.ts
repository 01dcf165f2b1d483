/**
 * Proves expressions linear: `node scripts/audit/patterns/check.ts` (about a minute) asks recheck whether a text can
 * make an expression slow, and writes `linear.json`. Expressions that it cannot prove are listed in `bounded.ts`;
 * others fail.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fail, say } from '../../commands/steps.ts';
import { BOUNDED } from './bounded.ts';
import { LINEAR_FILE, readLinear } from './pattern-audit.ts';
import { readPatterns } from './patterns.ts';

const TIMEOUT_MS = 60_000;

/** Recheck's verdict on an expression: `safe`, or why it is not. */
async function verdictOf(text: string): Promise<string> {
  const { check } = await import('recheck');
  const end = text.lastIndexOf('/');
  const params = { checker: 'automaton', timeout: TIMEOUT_MS } as const;
  const result = await check(text.slice(1, end), text.slice(end + 1), params);
  if (result.status === 'safe') return 'safe';
  return result.status === 'vulnerable' ? result.complexity.summary : `unknown: ${result.error.kind}`;
}

async function main(): Promise<void> {
  const root = resolve(import.meta.dirname, '../../..');
  const known = new Set(readLinear(readFileSync(join(root, LINEAR_FILE), 'utf8')));
  const linear: string[] = [];
  for (const { text, file } of readPatterns(root)) {
    if (text in BOUNDED) continue;
    const verdict = known.has(text) ? 'safe' : await verdictOf(text);
    if (verdict === 'safe') linear.push(text);
    else {
      process.exitCode = 1;
      say(
        `${file}: ${text} is not proven linear (${verdict}): write another, or say in bounded.ts what bounds it`,
      );
    }
  }
  writeFileSync(join(root, LINEAR_FILE), `${JSON.stringify(linear.sort(), null, 2)}\n`);
}

await main().catch(fail);
