/** Takes a release back, or forward again: the same switch as a publication's, to a site that is there already. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isPublicFile } from '../commands/public-modes.ts';
import { EXIT, PublishFailure } from './failure.ts';
import { stepBack, stepForward } from './folder/history.ts';
import { requireReadable, retainPreviousAssets } from './folder/release-files.ts';
import { currentReleaseId, readRecords } from './folder/releases.ts';
import { pauseWatch, resumeWatch } from './folder/watch-pause.ts';
import { verifyRelease } from './live/verify-release.ts';
import type { Act, PublishOptions } from './options.ts';
import type { Outcome } from './publication.ts';
import type { Reporter } from './report.ts';
import type { Target } from './targets/target.ts';
import { uploadRelease } from './upload-release.ts';
import { BROKEN_MESSAGES, MESSAGES } from './words.ts';

/** What a site is nothing without; somebody may have tidied a release up by hand. */
const NEEDED = ['index.html', 'policy.json', 'version.json'];

/** What a way back works with. */
export interface Move {
  readonly options: PublishOptions;
  readonly target: Target;
  readonly report: Reporter;
  readonly sleep: (ms: number) => Promise<unknown>;
}

/**
 * Makes an earlier or a later release the live one.
 * @throws PublishFailure when there is none
 */
export async function switchRelease(
  move: Move,
  act: Extract<Act, { kind: 'back' | 'forward' }>,
): Promise<Outcome> {
  const { target, report } = move;
  const { store } = target;
  const records = readRecords(store);
  const live = currentReleaseId(store) ?? '';
  const find = act.kind === 'back' ? stepBack : stepForward;
  const wanted = records.find(({ id }) => id === find(records, live, act.count));
  if (!wanted) throw new PublishFailure(EXIT.usage, MESSAGES.noSuchRelease(act.kind, act.count));
  const lost = NEEDED.filter((file) => !existsSync(join(store.siteOf(wanted.id), file)));
  if (lost.length > 0)
    throw new PublishFailure(EXIT.check, MESSAGES.notWhole(wanted.id), lost.map(BROKEN_MESSAGES.file));
  if (move.options.isDryRun) {
    report.say(MESSAGES.wouldMove(wanted.id, wanted.publishedAt));
    return { result: 'dry-run', id: live, lines: [] };
  }
  await uploadRelease(move, wanted, {
    fill: async () => {
      const site = store.siteOf(wanted.id);
      // An earlier version has published it with the umask's modes.
      if (NEEDED.some((file) => !isPublicFile(join(site, file)))) requireReadable(site);
      await retainPreviousAssets(store, site, records);
    },
    // Before the switch: a watch that comes in between must not publish what is being taken back.
    beforeSwitch: () => (act.kind === 'back' ? pauseWatch(store) : undefined),
  });
  if (act.kind === 'forward') resumeWatch(store);
  await verifyRelease(move, wanted);
  await report.stage('tidy', target.tidy);
  return { result: 'moved', id: wanted.id, lines: [MESSAGES.moved(wanted.id, wanted.publishedAt)] };
}
