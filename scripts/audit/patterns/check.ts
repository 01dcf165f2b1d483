/**
 * Proves with recheck that expressions are linear, and writes `linear.json`: `node scripts/audit/patterns/check.ts`, about
 * a minute. `bounded.json` lists by hand those that cannot be proven, each with what bounds its input.
 */
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fail, say } from '../../commands/steps.ts';
import bounded from './bounded.json' with { type: 'json' };
import proven from './linear.json' with { type: 'json' };
import { LINEAR_FILE, readPatterns } from './pattern-audit.ts';

const TIMEOUT_MS = 60_000;

/** Recheck's verdict on an expression: `safe`, or the reason against it. */
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
  const known = new Set<string>(proven);
  const linear: string[] = [];
  for (const { text, file } of readPatterns(root)) {
    if (text in bounded) continue;
    const verdict = known.has(text) ? 'safe' : await verdictOf(text);
    if (verdict === 'safe') linear.push(text);
    else {
      process.exitCode = 1;
      say(`${file}: ${text} is not proven linear (${verdict}): rewrite it, or add it to bounded.json`);
    }
  }
  writeFileSync(join(root, LINEAR_FILE), `${JSON.stringify(linear.sort(), null, 2)}\n`);
}

await main().catch(fail);
