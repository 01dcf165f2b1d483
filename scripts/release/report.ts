/** The output of a run: lines for a person while it runs, or one JSON object for a program at its end. */
import { maskCredentialsInText } from '../commands/mask-credentials.ts';
import { onEnd } from '../commands/process.ts';
import { EXIT, isDiskFull, PublishFailure } from './failure.ts';
import { message } from './messages.ts';

/** The stages of a run, in their order; their texts are `stage.*`. */
export type StageName =
  | 'fetch'
  | 'compare'
  | 'build'
  | 'check'
  | 'copy'
  | 'prepare'
  | 'switch'
  | 'look'
  | 'tidy';

/** Prints the progress of a run. */
export interface Reporter {
  readonly say: (line: string) => void;
  /** Runs a stage and prints its beginning and end. */
  readonly stage: <T>(name: StageName, work: () => T | Promise<T>) => Promise<T>;
  readonly changes: (lines: readonly string[]) => void;
  /** Prints what looks like a mistake. */
  readonly doubts: (lines: readonly string[]) => void;
  readonly notices: (lines: readonly string[]) => void;
}

/** The fields of the JSON object that come from a run. */
export interface Collected {
  readonly changes: string[];
  readonly doubts: string[];
  readonly notices: string[];
  /** Duration of each stage; of the last run of a stage that ran twice. */
  readonly seconds: Partial<Record<StageName, number>>;
}

const MS = 1000;

/**
 * Creates a reporter that writes lines.
 * @param write receives one line without its end
 * @param begun is called when a stage begins, after its line
 */
export function createReporter(
  write: (line: string) => void,
  begun: (name: StageName) => void = () => undefined,
): Reporter & { readonly collected: Collected } {
  const collected: Collected = { changes: [], doubts: [], notices: [], seconds: {} };
  const list =
    (kind: 'changes' | 'doubts' | 'notices', bullet: string) =>
    (lines: readonly string[]): void => {
      if (lines.length === 0) return;
      collected[kind].push(...lines);
      write(message(`heading.${kind}`));
      for (const line of lines) write(`  ${bullet} ${line}`);
    };
  return {
    collected,
    say: write,
    async stage(name, work) {
      const started = performance.now();
      write(`… ${message(`stage.${name}`)}`);
      begun(name);
      const result = await work();
      const seconds = (performance.now() - started) / MS;
      collected.seconds[name] = Math.round(seconds * MS) / MS;
      write(`✓ ${message(`stage.${name}`)} (${message('seconds', { seconds: seconds.toFixed(1) })})`);
      return result;
    },
    changes: list('changes', '·'),
    notices: list('notices', '!'),
    doubts: list('doubts', '!'),
  };
}

/** How a run ended without a failure. */
export interface Outcome {
  readonly result: 'published' | 'nothing-changed' | 'dry-run' | 'moved' | 'listed' | 'held';
  /** The live release; '' before the first one. */
  readonly id: string;
  readonly lines: readonly string[];
}

/** How a run ended. */
export interface Ending {
  readonly result: Outcome['result'] | 'refused' | 'failed';
  readonly exit: number;
  readonly id: string;
  readonly message: string;
  readonly lines: readonly string[];
}

/** How a run ended that threw an error. */
export function failureEnding(error: unknown): Ending {
  const isKnown = error instanceof PublishFailure;
  const failure =
    !isKnown && isDiskFull(error)
      ? new PublishFailure(EXIT.target, message('diskFull'), [String(error)])
      : error;
  const { exit, lines } = failure instanceof PublishFailure ? failure : { exit: EXIT.unexpected, lines: [] };
  return {
    result: exit === EXIT.refused ? 'refused' : 'failed',
    exit,
    id: '',
    message: maskCredentialsInText(failure instanceof Error ? failure.message : String(failure)),
    lines: lines.map(maskCredentialsInText),
  };
}

/** Runs something and returns how it ended; never rejects. */
export async function endingOf(run: () => Outcome | Promise<Outcome>): Promise<Ending> {
  try {
    const { result, id, lines } = await run();
    const isEmpty = result === 'listed' && id === '';
    return {
      result,
      exit: EXIT.done,
      id,
      message: message(`ended.${isEmpty ? 'empty' : result}`, { id }),
      lines,
    };
  } catch (error) {
    return failureEnding(error);
  }
}

/** The output streams. */
interface Output {
  readonly print: (text: string) => void;
  readonly printError: (text: string) => void;
}

/** Prints how a run ended; doubts have been printed before. */
export function printEnding(
  { print, printError }: Output,
  ending: Ending,
  isJson: boolean,
  collected: Collected,
): void {
  const { exit, result, id, lines } = ending;
  const problems = exit === EXIT.done || result === 'refused' ? [] : lines;
  if (isJson) print(JSON.stringify({ result, exit, id, message: ending.message, ...collected, problems }));
  else if (exit === EXIT.done) print(`\n${ending.message}`);
  else {
    printError(`\n✗ ${ending.message}`);
    for (const line of problems) printError(`  ${line}`);
  }
}

/** The message of a run that is stopped (Ctrl-C, `kill`) during or after a stage. */
export function stoppedMessage(stage: StageName): string {
  if (stage === 'switch') return message('stopped.switching');
  return message(stage === 'look' || stage === 'tidy' ? 'stopped.after' : 'stopped.before');
}

/** Prints that message when the process is stopped; returns a function to call at the beginning of each stage. */
export function reportWhenStopped(print: (text: string) => void): (stage: StageName) => void {
  let last: StageName | undefined;
  onEnd(() => {
    if (last) print(`\n✗ ${stoppedMessage(last)}`);
  });
  return (stage) => {
    last = stage;
  };
}
