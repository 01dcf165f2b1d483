/** Uploads a release of the store to its target and makes it live: a new one, an earlier one, or one whose upload was interrupted. */
import { EXIT, isDiskFull, PublishFailure } from './failure.ts';
import { message } from './messages.ts';
import type { Reporter } from './report.ts';
import type { ReleaseRecord } from './store/records.ts';
import { currentReleaseId, switchCurrent, unfinished } from './store/release-store.ts';
import type { Target } from './targets/target.ts';

/** The work around an upload. */
export interface ReleaseSteps {
  /** Completes the release in the store. */
  readonly fill?: () => Promise<void>;
  readonly beforeSwitch?: () => void;
  /** Removes the release from the store after a failure, unless the next run continues it. */
  readonly undo?: () => void;
}

/**
 * Uploads a release and switches to it.
 * @throws PublishFailure; the live release is unchanged, or visitors see pages of both releases until the next run
 */
export async function uploadRelease(
  { target, report }: { readonly target: Target; readonly report: Reporter },
  record: ReleaseRecord,
  { fill, beforeSwitch, undo }: ReleaseSteps,
): Promise<void> {
  const { store } = target;
  try {
    await report.stage('copy', async () => {
      await fill?.();
      unfinished.set(store, record.id);
      await target.upload(record);
    });
    await report.stage('prepare', () => target.configureServer(record));
    beforeSwitch?.();
    await report.stage('switch', async () => {
      await target.activate(record);
      switchCurrent(store, record.id);
      unfinished.clear(store);
    });
  } catch (error) {
    if (!target.canResume) unfinished.clear(store);
    if (unfinished.id(store) !== record.id && currentReleaseId(store) !== record.id) undo?.();
    throw targetFailure(error);
  }
}

/** Explains an error of the file system to an editor. */
function targetFailure(error: unknown): PublishFailure {
  if (error instanceof PublishFailure) return error;
  const key = isDiskFull(error) ? 'diskFull' : 'notPut';
  return new PublishFailure(EXIT.target, message(key), [String(error)]);
}
