/** Progress on the terminal: a line when a step takes long, and one when it ends. */
import { maskCredentialsInText } from './mask-credentials.ts';

const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** Prints a line of progress. */
export function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

/**
 * Runs a step, and prints its result and duration.
 * @param name for the printed line
 * @throws the step's error, after its line
 */
export async function step<T>(name: string, work: () => Promise<T> | T): Promise<T> {
  const started = performance.now();
  say(`… ${name}`);
  try {
    const result = await work();
    say(`✓ ${name} (${seconds(started)})`);
    return result;
  } catch (error) {
    say(`✗ ${name} (${seconds(started)})`);
    throw error;
  }
}

/** Prints an error as one message without a stack, and exits with code 1. */
export function fail(error: unknown): never {
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(`\n✗ ${maskCredentialsInText(message)}\n`);
  process.exit(1);
}
