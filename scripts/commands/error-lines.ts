/** Extracts the error from a build's log. */

/** Maximum number of reported lines. */
const MAX_LINES = 12;
/** A page in Astro's log: its address may contain any word. */
const MADE_PAGE = /[├└]─/;

/** The lines of a log from its first error on, or its last ones. */
export function errorLines(log: string): readonly string[] {
  const lines = log.split('\n').filter((line) => line.trim() !== '' && !MADE_PAGE.test(line));
  const first = lines.findIndex((line) => /error/i.test(line));
  return first < 0 ? lines.slice(-MAX_LINES) : lines.slice(first, first + MAX_LINES);
}
