/** Reports in lines what a snapshot left out. */
import type { SettingNote } from '#shared/settings/site-settings.ts';
import type { Repeated } from './details/repeated.ts';
import { faultText } from './snapshot-error.ts';
import type { LeftOut, RejectedRow } from './snapshot-fault.ts';

const MAX_LINES = 20;

/** The texts of a report. */
export type ReportWords = {
  readonly article: (leftOut: LeftOut) => string;
  /** An article whose sku cannot be a page's name. */
  readonly unnamed: (sku: string) => string;
  readonly row: (rejected: RejectedRow) => string;
  readonly setting: (note: Omit<SettingNote, 'setting'>) => string;
  readonly repeated: (repeated: Repeated) => string;
  readonly more: (count: number) => string;
};

/** The texts of the build log. */
const BUILD_WORDS: ReportWords = {
  article: ({ sku, path, fault }) => `Article ${sku} left out: GET ${path} failed: ${faultText(fault)}`,
  unnamed: (sku) => `Article ${sku} has no page, which could not be named so: it is shown live`,
  row: ({ call, list, index, path }) => `Row ${list}[${index}] of GET ${call} left out: "${path}"`,
  setting: ({ parameter, value, used, isRead }) =>
    isRead
      ? `Parameter ${parameter} holds more than one value, and the first is used: "${value}", ${used}`
      : `Parameter ${parameter} cannot be read: "${value}"${used && `, ${used} is used`}`,
  repeated: ({ kind, name, of, rows: [first, ...others] }) => {
    const rest = others.map((row) => `"${row}"`).join(', ');
    switch (kind) {
      case 'article':
        return `Repeated sku ${name}: row "${first}" is used, not row ${rest}`;
      case 'variant-sku':
        return `Article ${of}: variants "${first}" and ${rest} have one sku, ${name}: an order does not tell them apart`;
      case 'variant':
        return `Article ${of}: repeated variant "${name}": sku "${first}" is used, not ${rest}`;
      case 'brand':
        return `Repeated address of a brand, ${name}: "${first}" is used, not ${rest}`;
    }
  },
  more: (count) => `… and ${count} more`,
};

/** Articles, rows and parameters that a snapshot could not use as sent. */
export type SnapshotIssues = {
  readonly leftOut: readonly LeftOut[];
  readonly rejected: readonly RejectedRow[];
  /** Skus of articles without a page. */
  readonly unnamed: readonly string[];
  readonly settingNotes: readonly SettingNote[];
  readonly repeated: readonly Repeated[];
};

/** One line for each article, row and parameter that was left out or has no page; at most twenty of each kind. */
export function reportLines(
  { leftOut, rejected, unnamed, settingNotes, repeated }: SnapshotIssues,
  words = BUILD_WORDS,
): readonly string[] {
  const capped = <T>(items: readonly T[], line: (item: T) => string): readonly string[] => {
    const more = items.length - MAX_LINES;
    return [...items.slice(0, MAX_LINES).map(line), ...(more > 0 ? [words.more(more)] : [])];
  };
  return [
    ...capped(settingNotes, words.setting),
    ...capped(leftOut, words.article),
    ...capped(unnamed, words.unnamed),
    ...capped(rejected, words.row),
    ...capped(repeated, words.repeated),
  ];
}
