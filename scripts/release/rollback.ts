/** Switches back to an earlier release (`--rollback`) or forward again (`--forward`): nothing is built. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isPublicFile } from '../commands/public-modes.ts';
import { EXIT, PublishFailure } from './failure.ts';
import type { Act, PublishOptions } from './options.ts';
import type { Outcome } from './publication.ts';
import type { Reporter } from './report.ts';
import { readRecords, stepBack, stepForward } from './store/records.ts';
import { currentReleaseId, paused } from './store/release-store.ts';
import { requireReadable, retainPreviousAssets } from './store/store-site.ts';
import type { Target } from './targets/target.ts';
import { uploadRelease } from './upload-release.ts';
import { verifyRelease } from './verify/verify-release.ts';
import { BROKEN_MESSAGES, MESSAGES } from './words.ts';

/** Files that every site has; somebody may have removed files of a release by hand. */
const REQUIRED = ['index.html', 'policy.json', 'version.json'];

/** The dependencies of a switch. */
export interface Switch {
  readonly options: PublishOptions;
  readonly target: Target;
  readonly report: Reporter;
  readonly sleep: (ms: number) => Promise<unknown>;
}

/**
 * Makes an earlier or a later release the live one.
 * @throws PublishFailure when there is no such release
 */
export async function switchRelease(
  context: Switch,
  act: Extract<Act, { kind: 'back' | 'forward' }>,
): Promise<Outcome> {
  const { options, target, report } = context;
  const { store } = target;
  const records = readRecords(store);
  const live = currentReleaseId(store) ?? '';
  const step = act.kind === 'back' ? stepBack : stepForward;
  const id = step(records, live, act.count);
  const record = records.find((each) => each.id === id);
  if (!record) throw new PublishFailure(EXIT.usage, MESSAGES.noSuchRelease(act.kind, act.count));
  const site = store.siteOf(record.id);
  const missing = REQUIRED.filter((file) => !existsSync(join(site, file)));
  if (missing.length > 0)
    throw new PublishFailure(EXIT.check, MESSAGES.notWhole(record.id), missing.map(BROKEN_MESSAGES.file));
  if (options.isDryRun) {
    report.say(MESSAGES.wouldMove(record.id, record.publishedAt));
    return { result: 'dry-run', id: live, lines: [] };
  }
  await uploadRelease(context, record, {
    fill: async () => {
      // Earlier versions published with the modes of the umask.
      if (REQUIRED.some((file) => !isPublicFile(join(site, file)))) requireReadable(site);
      await retainPreviousAssets(store, site, records);
    },
    // Before the switch, so that a watch does not publish again what is rolled back.
    beforeSwitch: () => (act.kind === 'back' ? paused.set(store, record.id) : undefined),
  });
  if (act.kind === 'forward') paused.clear(store);
  await verifyRelease(context, record);
  await report.stage('tidy', target.removeUnused);
  return { result: 'moved', id: record.id, lines: [MESSAGES.moved(record.id, record.publishedAt)] };
}
