/** Brings a release of the release store before visitors: one just built, one taken back, or one whose way there broke off. */
import { unfinished } from './folder/marks.ts';
import { switchCurrent } from './folder/release-files.ts';
import { currentReleaseId, type ReleaseRecord } from './folder/releases.ts';
import { targetFailure } from './folder/target-failure.ts';
import type { Reporter } from './report.ts';
import type { Target } from './targets/target.ts';

const nothing = (): void => undefined;

interface Delivery {
  readonly target: Target;
  readonly report: Reporter;
}

/** What is to be done on the way. */
export interface ReleaseSteps {
  /** Makes the release whole on the release store. */
  readonly fill: () => void | Promise<void>;
  readonly beforeSwitch?: () => void;
  /** Takes the release off the release store, when nothing of it is to stay. */
  readonly undo?: () => void;
}

/**
 * Takes a release to the target and makes it live.
 * @throws PublishFailure; what is live is as it was, or shows pages of both releases until the next run
 */
export async function uploadRelease(
  { target, report }: Delivery,
  record: ReleaseRecord,
  { fill, beforeSwitch = nothing, undo = nothing }: ReleaseSteps,
): Promise<void> {
  const { store } = target;
  try {
    await report.stage('copy', async () => {
      await fill();
      unfinished.set(store, record.id);
      await target.put(record);
    });
    await report.stage('prepare', () => target.prepare(record));
    beforeSwitch();
    await report.stage('switch', async () => {
      await target.show(record);
      switchCurrent(store, record.id);
      unfinished.clear(store);
    });
  } catch (error) {
    if (!target.resumes) unfinished.clear(store);
    if (unfinished.id(store) !== record.id && currentReleaseId(store) !== record.id) undo();
    throw targetFailure(error);
  }
}
