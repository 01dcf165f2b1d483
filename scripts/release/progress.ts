/** Prints the progress of a long step, and the time that it still needs. */
import { message } from './messages.ts';
import type { Reporter } from './report.ts';

/** The state of a step. */
export interface Progress {
  readonly done: number;
  readonly total: number;
  /** Seconds since its beginning. */
  readonly elapsed: number;
}

/** Seconds until the end at the average speed so far; undefined at the beginning. */
export function secondsLeft({ done, total, elapsed }: Progress): number | undefined {
  if (done <= 0 || elapsed <= 0) return undefined;
  return Math.max(0, Math.ceil((elapsed / done) * (total - done)));
}

/**
 * Calls a function at most once in `pause` seconds, and not at the end of the step.
 * @param now seconds of a monotonic clock
 */
export function throttleProgress(
  report: (progress: Progress) => void,
  pause: number,
  now: () => number,
): (done: number, total: number) => void {
  const started = now();
  let last = started;
  return (done, total) => {
    const at = now();
    if (at - last < pause || done >= total) return;
    last = at;
    report({ done, total, elapsed: at - started });
  };
}

const MINUTE = 60;
const MS = 1000;

function timeLeft(progress: Progress): string {
  const left = secondsLeft(progress);
  if (left === undefined) return '';
  return left < 2 * MINUTE
    ? message('secondsLeft', { count: left })
    : message('minutesLeft', { count: Math.round(left / MINUTE) });
}

/** Prints a line every few seconds. */
export const printProgress = (
  { say }: Pick<Reporter, 'say'>,
  key: 'progress' | 'compressed',
  pause: number,
): ((done: number, total: number) => void) =>
  throttleProgress(
    (progress) => say(message(key, { ...progress, count: progress.total, rest: timeLeft(progress) })),
    pause,
    () => performance.now() / MS,
  );
