/** Lists the kept releases, and switches back to an earlier one or forward to a later one. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isPublicFile } from '../commands/public-modes.ts';
import { differenceLines } from './describe/changes.ts';
import { differenceBetween } from './facts/difference.ts';
import { EXIT, PublishFailure } from './failure.ts';
import { clockText, message } from './messages.ts';
import type { Act } from './options.ts';
import type { Publication } from './publish.ts';
import type { Outcome, Reporter } from './report.ts';
import { type ReleaseRecord, readRecords, stepBack, stepForward, stepsFrom } from './store/records.ts';
import { currentReleaseId, paused, type ReleaseStore } from './store/release-store.ts';
import { requireReadable, retainPreviousAssets } from './store/store-site.ts';
import { uploadRelease } from './upload-release.ts';
import { verifyRelease } from './verify/verify-release.ts';

/** Files without which a release is incomplete. */
const NEEDED = ['index.html', 'policy.json', 'version.json'];

/**
 * Makes an earlier or a later release the live one.
 * @throws PublishFailure if there is none, or files of it are missing
 */
export async function switchRelease(
  run: Pick<Publication, 'options' | 'target' | 'report' | 'sleep'>,
  act: Extract<Act, { kind: 'back' | 'forward' }>,
): Promise<Outcome> {
  const { target, report } = run;
  const { store } = target;
  const records = readRecords(store);
  const live = currentReleaseId(store) ?? '';
  const find = act.kind === 'back' ? stepBack : stepForward;
  const wanted = records.find(({ id }) => id === find(records, live, act.count));
  if (!wanted) {
    const { count } = act;
    throw new PublishFailure(EXIT.usage, message(`noSuchRelease.${act.kind}`, { count }));
  }
  const { id, publishedAt } = wanted;
  const site = store.siteOf(id);
  const missing = NEEDED.filter((file) => !existsSync(join(site, file)));
  if (missing.length > 0) {
    const lines = missing.map((file) => message('broken.file', { file }));
    throw new PublishFailure(EXIT.check, message('notWhole', { id }), lines);
  }
  const at = clockText(publishedAt);
  if (run.options.isDryRun) {
    report.say(message('wouldMove', { id, at }));
    return { result: 'dry-run', id: live, lines: [] };
  }
  await uploadRelease(run, wanted, {
    fill: async () => {
      // Earlier versions published files with the modes of the umask.
      if (NEEDED.some((file) => !isPublicFile(join(site, file)))) requireReadable(site);
      await retainPreviousAssets(store, site, records);
    },
    // Before the switch, so that a watch in between does not publish the newer release again.
    beforeSwitch: () => (act.kind === 'back' ? paused.set(store, id) : undefined),
  });
  if (act.kind === 'forward') paused.clear(store);
  await verifyRelease(run, wanted);
  await report.stage('tidy', target.removeUnused);
  return { result: 'moved', id, lines: [message('moved', { id, at })] };
}

const MAX_CHANGES = 3;

/** The first changes of a release compared with the previous one, if that is kept. */
function changesOf({ previous, facts }: ReleaseRecord, records: readonly ReleaseRecord[]): readonly string[] {
  const before = records.find(({ id }) => id === previous);
  const lines = before ? differenceLines(differenceBetween(before.facts, facts)) : [];
  const count = lines.length - MAX_CHANGES;
  return count > 0 ? [...lines.slice(0, MAX_CHANGES), message('more', { count })] : lines;
}

/** Width of `--rollback 100` and two spaces. */
const WIDTH = 16;

/** Prints the kept releases, the newest first. */
export function listReleases(store: ReleaseStore, report: Reporter): Outcome {
  const records = readRecords(store);
  const live = currentReleaseId(store) ?? '';
  const steps = stepsFrom(records, live);
  for (const record of records.toReversed()) {
    const step = steps.get(record.id) ?? { kind: 'aside' };
    const label =
      'count' in step ? `--${step.kind === 'back' ? 'rollback' : 'forward'} ${step.count}` : undefined;
    const start = label ?? (step.kind === 'live' ? message('isLive') : '');
    report.say(`${start.padEnd(WIDTH)}${clockText(record.publishedAt)}`);
    for (const line of changesOf(record, records)) report.say(`${' '.repeat(WIDTH)}· ${line.trim()}`);
  }
  return { result: 'listed', id: live, lines: [] };
}
