/** What a build said when it failed. */

/** Most lines of a log that are reported. */
const MAX_LINES = 12;
/** A page that was made: its address may say anything. */
const MADE_PAGE = /[├└]─/;

/** The lines of a log from its first error on, or its last ones. */
export function errorLines(log: string): readonly string[] {
  const lines = log.split('\n').filter((line) => line.trim() !== '' && !MADE_PAGE.test(line));
  const first = lines.findIndex((line) => /error/i.test(line));
  return first < 0 ? lines.slice(-MAX_LINES) : lines.slice(first, first + MAX_LINES);
}
