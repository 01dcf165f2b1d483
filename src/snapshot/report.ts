/** What a snapshot had to leave out, in lines for the build log. */
import type { LeftOut } from './details/details.ts';
import type { RejectedRow } from './session.ts';

const MAX_LINES = 20;

/** One line for each article and row that was left out or has no page, the first twenty of each kind. */
export function reportLines(
  leftOut: readonly LeftOut[],
  rejected: readonly RejectedRow[],
  unnamed: readonly string[] = [],
): readonly string[] {
  return [
    ...capped(leftOut.map(({ sku, path, fault }) => `Article ${sku} left out: GET ${path} failed: ${fault}`)),
    ...capped(
      unnamed.map((sku) => `Article ${sku} has no page, which could not be named so: it is shown live`),
    ),
    ...capped(
      rejected.map(
        ({ call, list, index, path }) => `Row ${list}[${index}] of GET ${call} left out: "${path}"`,
      ),
    ),
  ];
}

function capped(lines: readonly string[]): readonly string[] {
  const more = lines.length - MAX_LINES;
  return more > 0 ? [...lines.slice(0, MAX_LINES), `… and ${more} more`] : lines;
}
