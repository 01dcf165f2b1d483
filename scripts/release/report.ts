/** What a run says while it runs and at its end: lines for a person, or one JSON object for a program. */
import { MESSAGES, STAGES } from './words.ts';

/** The steps of a run, in the order they are taken. */
export type StageName = keyof typeof STAGES;

/** Where a run's words go. */
export interface Reporter {
  readonly say: (line: string) => void;
  /** Runs a step and reports its beginning and end. */
  readonly stage: <T>(name: StageName, work: () => T | Promise<T>) => Promise<T>;
  readonly changes: (lines: readonly string[]) => void;
  readonly doubts: (lines: readonly string[]) => void;
  readonly notices: (lines: readonly string[]) => void;
}

/** What was collected for the JSON at the end. */
export interface Collected {
  readonly changes: string[];
  readonly doubts: string[];
  readonly notices: string[];
  /** How long each step took, in seconds; of the last one where one is taken twice. */
  readonly seconds: Partial<Record<StageName, number>>;
}

const MS = 1000;

/**
 * A reporter that writes lines.
 * @param write takes one line without its end
 * @param begun is called as a step begins, after its line
 */
export function createReporter(
  write: (line: string) => void,
  begun: (name: StageName) => void = () => undefined,
): Reporter & { readonly collected: Collected } {
  const collected: Collected = { changes: [], doubts: [], notices: [], seconds: {} };
  return {
    collected,
    say: write,
    async stage(name, work) {
      const started = performance.now();
      write(`… ${STAGES[name]}`);
      begun(name);
      const result = await work();
      const seconds = (performance.now() - started) / MS;
      collected.seconds[name] = Math.round(seconds * MS) / MS;
      write(`✓ ${STAGES[name]} (${MESSAGES.seconds(seconds)})`);
      return result;
    },
    changes(lines) {
      if (lines.length === 0) return;
      collected.changes.push(...lines);
      write(MESSAGES.whatChanges);
      for (const line of lines) write(`  · ${line}`);
    },
    notices(lines) {
      if (lines.length === 0) return;
      collected.notices.push(...lines);
      write(MESSAGES.whatIsNoticed);
      for (const line of lines) write(`  ! ${line}`);
    },
    doubts(lines) {
      collected.doubts.push(...lines);
      write(MESSAGES.whatIsDoubtful);
      for (const line of lines) write(`  ! ${line}`);
    },
  };
}
