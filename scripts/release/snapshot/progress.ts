/** How far a long step is, and how long it will take. */

/** What is known of a step that is under way. */
export interface Progress {
  readonly done: number;
  readonly total: number;
  /** Seconds since it began. */
  readonly elapsed: number;
}

/** Seconds until the rest is done at the pace so far; undefined while there is no pace yet. */
export function secondsLeft({ done, total, elapsed }: Progress): number | undefined {
  if (done <= 0 || elapsed <= 0) return undefined;
  return Math.max(0, Math.ceil((elapsed / done) * (total - done)));
}

/**
 * Tells a progress at most once in `pause` seconds, and never its end: that is the next line anyway.
 * @param now seconds of any clock that runs on
 */
export function throttleProgress(
  tell: (progress: Progress) => void,
  pause: number,
  now: () => number,
): (done: number, total: number) => void {
  const started = now();
  let last = started;
  return (done, total) => {
    const at = now();
    if (at - last < pause || done >= total) return;
    last = at;
    tell({ done, total, elapsed: at - started });
  };
}
