/** The last words of a run that somebody ends (Ctrl-C, `kill`): what has become of the shop that is live. */
import { onEnd } from '../commands/process.ts';
import type { StageName } from './report.ts';
import { MESSAGES } from './words.ts';

/** What a run says that is ended in a step, or after it. */
export function stoppedMessage(stage: StageName): string {
  if (stage === 'switch') return MESSAGES.stopped.switching;
  return stage === 'look' || stage === 'tidy' ? MESSAGES.stopped.after : MESSAGES.stopped.before;
}

/** Prints the stop messages when the process is stopped; returns a function to call at each step. */
export function reportWhenStopped(print: (text: string) => void): (stage: StageName) => void {
  let last: StageName | undefined;
  onEnd(() => {
    if (last) print(`\n✗ ${stoppedMessage(last)}`);
  });
  return (stage) => {
    last = stage;
  };
}
