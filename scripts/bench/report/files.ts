/** The bench's JSON files. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Outcome, outcomeSchema } from './figures.ts';

/** Writes an outcome under its date and returns the path. */
export function writeOutcome(folder: string, outcome: Outcome): string {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${outcome.madeAt.slice(0, 19).replaceAll(':', '-')}.json`);
  writeFileSync(file, `${JSON.stringify(outcome, null, 2)}\n`);
  return file;
}

/**
 * Reads an outcome.
 * @throws Error that says what is wrong with the file
 */
export function readOutcome(file: string): Outcome {
  try {
    return outcomeSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (cause) {
    throw new Error(`${file} holds no outcome of the bench.`, { cause });
  }
}
