/** The last words of a run: for a person, or one JSON object for a program. */
import { maskCredentialsInText } from '../commands/mask-credentials.ts';
import { onEnd } from '../commands/process.ts';
import { EXIT, isDiskFull, PublishFailure } from './failure.ts';
import type { Outcome } from './publication.ts';
import type { Collected, StageName } from './report.ts';
import { MESSAGES } from './words.ts';

/** How a run ended, well or not. */
export interface Ending {
  readonly result: Outcome['result'] | 'refused' | 'failed';
  readonly exit: number;
  readonly id: string;
  readonly message: string;
  readonly lines: readonly string[];
}

/** Where the last words go. */
interface Voice {
  readonly print: (text: string) => void;
  readonly printError: (text: string) => void;
}

/** What an error means to who publishes; undefined where nobody foresaw it. */
function knownFailure(error: unknown): PublishFailure | undefined {
  if (error instanceof PublishFailure) return error;
  return isDiskFull(error) ? new PublishFailure(EXIT.target, MESSAGES.diskFull, [String(error)]) : undefined;
}

function failureEnding(error: unknown): Ending {
  const failure = knownFailure(error);
  const exit = failure?.exit ?? EXIT.unexpected;
  const message = failure?.message ?? (error instanceof Error ? error.message : String(error));
  const result = exit === EXIT.refused ? 'refused' : 'failed';
  const lines = failure?.lines ?? [];
  return {
    ...{ result, exit, id: '' },
    message: maskCredentialsInText(message),
    lines: lines.map(maskCredentialsInText),
  };
}

/** The ending of a run, whatever it does. */
export async function endingOf(run: () => Promise<Outcome>): Promise<Ending> {
  try {
    const { result, id, lines } = await run();
    return { result, exit: EXIT.done, id, message: MESSAGES.ended[result](id), lines };
  } catch (error) {
    return failureEnding(error);
  }
}

/** What is read, or the ending of a run that cannot begin. */
export function readOrEnd<T>(read: () => T): T | Ending {
  try {
    return read();
  } catch (error) {
    return failureEnding(error);
  }
}

/** Says how a run ended. What was doubtful was said as it came up. */
export function tell(
  { print, printError }: Voice,
  ending: Ending,
  isJson: boolean,
  collected: Collected,
): void {
  const { exit, result, id, message, lines } = ending;
  const problems = exit === EXIT.done || result === 'refused' ? [] : lines;
  if (isJson) print(JSON.stringify({ result, exit, id, message, ...collected, problems }));
  else if (exit === EXIT.done) print(`\n${message}`);
  else {
    printError(`\n✗ ${message}`);
    for (const line of problems) printError(`  ${line}`);
  }
}

/** The message of a run that is stopped in a stage, or after it: what has become of the live shop. */
export function stoppedMessage(stage: StageName): string {
  if (stage === 'switch') return MESSAGES.stopped.switching;
  return stage === 'look' || stage === 'tidy' ? MESSAGES.stopped.after : MESSAGES.stopped.before;
}

/** Prints that message when the process is stopped (Ctrl-C, `kill`); returns a function to call at each stage. */
export function reportWhenStopped(print: (text: string) => void): (stage: StageName) => void {
  let last: StageName | undefined;
  onEnd(() => {
    if (last) print(`\n✗ ${stoppedMessage(last)}`);
  });
  return (stage) => {
    last = stage;
  };
}
