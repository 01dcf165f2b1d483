/** What a snapshot had to leave out, in lines. */
import { faultText } from './snapshot-error.ts';
import type { LeftOut, RejectedRow } from './snapshot-fault.ts';

const MAX_LINES = 20;

/** How it is told. */
export type ReportWords = {
  readonly article: (leftOut: LeftOut) => string;
  /** An article that no page can be named after. */
  readonly unnamed: (sku: string) => string;
  readonly row: (rejected: RejectedRow) => string;
  readonly more: (count: number) => string;
};

/** The words of the build log. */
const BUILD_WORDS: ReportWords = {
  article: ({ sku, path, fault }) => `Article ${sku} left out: GET ${path} failed: ${faultText(fault)}`,
  unnamed: (sku) => `Article ${sku} has no page, which could not be named so: it is shown live`,
  row: ({ call, list, index, path }) => `Row ${list}[${index}] of GET ${call} left out: "${path}"`,
  more: (count) => `… and ${count} more`,
};

/** One line for each article and row that was left out or has no page, the first twenty of each kind. */
export function reportLines(
  leftOut: readonly LeftOut[],
  rejected: readonly RejectedRow[],
  unnamed: readonly string[] = [],
  words = BUILD_WORDS,
): readonly string[] {
  const capped = <T>(items: readonly T[], line: (item: T) => string): readonly string[] => {
    const more = items.length - MAX_LINES;
    return [...items.slice(0, MAX_LINES).map(line), ...(more > 0 ? [words.more(more)] : [])];
  };
  return [
    ...capped(leftOut, words.article),
    ...capped(unnamed, words.unnamed),
    ...capped(rejected, words.row),
  ];
}
