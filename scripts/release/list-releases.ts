/** Tells which releases are kept, what each of them changed, and how to come to it. */
import { differenceLines } from './describe.ts';
import { differenceBetween } from './facts/difference.ts';
import type { Outcome } from './publication.ts';
import type { Reporter } from './report.ts';
import { type ReleaseRecord, readRecords, stepsFrom } from './store/records.ts';
import { currentReleaseId, type ReleaseStore } from './store/release-store.ts';
import { CHANGED, MESSAGES } from './words.ts';

/** Enough to know a release again by. */
const MAX_CHANGES = 3;

/** What a release changed in that which it took the place of, as far as this is kept. */
function changesOf({ previous, facts }: ReleaseRecord, records: readonly ReleaseRecord[]): readonly string[] {
  const before = records.find(({ id }) => id === previous);
  const lines = before ? differenceLines(differenceBetween(before.facts, facts)) : [];
  const more = lines.length - MAX_CHANGES;
  return more > 0 ? [...lines.slice(0, MAX_CHANGES), CHANGED.more(more).trim()] : lines;
}

/** Lists them, newest first. */
export function listReleases(store: ReleaseStore, report: Reporter): Outcome {
  const records = readRecords(store);
  const live = currentReleaseId(store) ?? '';
  const ways = stepsFrom(records, live);
  for (const record of records.toReversed()) {
    const way = ways.get(record.id) ?? { kind: 'aside' };
    report.say(MESSAGES.kept(way.kind, 'count' in way ? way.count : 0, record.publishedAt));
    for (const line of changesOf(record, records)) report.say(MESSAGES.keptChange(line.trim()));
  }
  return { result: 'listed', id: live, lines: [] };
}
