/** Moments as editors write them: by the clocks of Guatemala, which are never changed. */

const OFFSET = '-06:00';

/** The moment of `2026-12-24T23:59`. */
export const shopMoment = (written: string): Date => new Date(`${written}${OFFSET}`);

/** What is left until a moment, in whole units; undefined once it is over. */
export type TimeLeft = {
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
};

const SECOND = 1000;
const SECONDS = 60;
const MINUTES = 60;
const HOURS = 24;

/** Milliseconds since 1970. */
export function timeLeft(end: number, now: number): TimeLeft | undefined {
  if (!(end > now)) return undefined;
  // The last second is one until it is over.
  const seconds = Math.ceil((end - now) / SECOND);
  const minutes = Math.floor(seconds / SECONDS);
  const hours = Math.floor(minutes / MINUTES);
  return {
    day: Math.floor(hours / HOURS),
    hour: hours % HOURS,
    minute: minutes % MINUTES,
    second: seconds % SECONDS,
  };
}
