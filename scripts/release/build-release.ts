/** Builds, checks, stores and publishes a release. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { replaceFile } from '../commands/replace-file.ts';
import { readNotices } from '../publish/data-files.ts';
import { checkSite, prepareChecks } from './check/check-site.ts';
import { problemLines } from './describe.ts';
import type { EarlyBuild } from './early-build.ts';
import type { Facts } from './facts/facts.ts';
import { EXIT, PublishFailure } from './failure.ts';
import type { Publication } from './publication.ts';
import type { Reporter } from './report.ts';
import { throttleProgress } from './snapshot/progress.ts';
import { compressFiles } from './store/compress.ts';
import { type ReleaseRecord, readRecord, removeOldReleases, sequenceAfter } from './store/records.ts';
import { currentReleaseId, paused, removeRelease } from './store/release-store.ts';
import { hashedFiles, storeSite } from './store/store-site.ts';
import type { Target } from './targets/target.ts';
import { type ReleaseSteps, uploadRelease } from './upload-release.ts';
import { verifyRelease } from './verify/verify-release.ts';
import { MESSAGES } from './words.ts';

/** An id that names the moment, to the millisecond. It is no order: a clock may be set back. */
function releaseId(at: Date, facts: Facts): string {
  const time = at.toISOString().replace(/\D/g, '');
  const digest = createHash('sha256')
    .update(JSON.stringify(facts))
    .update(String(at.getTime()))
    .digest('hex');
  return `${time.slice(0, 8)}-${time.slice(8)}-${digest.slice(0, 6)}`;
}

/** Stops at what looks like a mistake, unless it was confirmed. */
export function requireConfirmation({ options, report }: Publication, lines: readonly string[]): void {
  if (lines.length === 0) return;
  report.doubts(lines);
  if (options.isConfirmed) report.say(MESSAGES.confirmed);
  else throw new PublishFailure(EXIT.refused, MESSAGES.refused, lines);
}

/** What a shop is built for. */
export interface BuildInputs {
  readonly build: EarlyBuild;
  readonly facts: Facts;
  readonly site: string;
  /** Whether little changed, so that the build leaves room to prepare the checks. */
  readonly isSmall: boolean;
}

/**
 * Builds the shop and looks it over; answers what editors should hear of their files.
 * @throws PublishFailure where it cannot be built, or shown
 */
export async function buildAndCheck(
  publication: Publication,
  { build, facts, site, isSmall }: BuildInputs,
): Promise<readonly string[]> {
  const { options, report, work } = publication;
  const [memory] = await Promise.all([
    // A large shop that is made anew needs the room.
    isSmall ? prepareChecks(work) : { folder: work },
    report.stage('build', build.finish),
  ]);
  const notices = await readNotices(site);
  reportNotices(report, notices);
  const problems = await report.stage('check', () =>
    checkSite(site, facts, options.isForced ? undefined : memory),
  );
  const { fatal, doubtful } = problemLines(problems);
  if (fatal.length > 0) throw new PublishFailure(EXIT.check, MESSAGES.broken, fatal);
  requireConfirmation(publication, doubtful);
  return notices;
}

/** Tells what editors should hear of their files. */
export function reportNotices(report: Reporter, notices: readonly string[]): void {
  for (const line of notices) report.say(`  ! ${line}`);
}

const SECONDS_BETWEEN_LINES = 5;

/** Tells how far a compression is that takes its time. */
const sayCompressed = (report: Reporter): ((done: number, total: number) => void) =>
  throttleProgress(
    (progress) => report.say(MESSAGES.compressed(progress)),
    SECONDS_BETWEEN_LINES,
    () => performance.now() / MS,
  );

const MS = 1000;

/** Takes a release that is whole, or becomes so on the way, to its end. */
export async function publishRelease(
  publication: Publication,
  record: ReleaseRecord,
  steps: ReleaseSteps,
): Promise<string> {
  const { options, target, report } = publication;
  await uploadRelease(publication, record, steps);
  paused.clear(target.store);
  await verifyRelease(publication, record);
  await report.stage('tidy', async () => {
    removeOldReleases(target.store, options.keep);
    await target.removeUnused();
  });
  return record.id;
}

/** The list of packages for the record; a failure does not stop a release. */
async function packageList({ packages, report }: Publication): Promise<string | undefined> {
  return packages?.().catch((error: unknown) => {
    report.say(MESSAGES.noPackages(error instanceof Error ? error.message : String(error)));
    return undefined;
  });
}

/** Compresses files, if the target serves compressed copies. */
const compressFor =
  ({ target, report }: Publication) =>
  async (paths: readonly string[]): Promise<void> => {
    if (target.servesCompressed) await compressFiles(paths, sayCompressed(report));
  };

/** The list of packages of the live release, where that was made with the same. */
function sameList({ store }: Target, { facts, previous }: ReleaseRecord): string | undefined {
  const file = store.packagesOf(previous);
  const isSameProgram = readRecord(store, previous)?.facts.program === facts.program;
  return isSameProgram && existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** Puts what was built before visitors; answers the id of the release. */
export async function createRelease(publication: Publication, { facts, site }: BuildInputs): Promise<string> {
  const { target } = publication;
  const { store } = target;
  const at = new Date();
  const record: ReleaseRecord = {
    id: releaseId(at, facts),
    sequence: sequenceAfter(store),
    publishedAt: at.toISOString(),
    previous: currentReleaseId(store) ?? '',
    assets: [...(await hashedFiles(site))],
    facts,
  };
  await target.checkLimits(site);
  return publishRelease(publication, record, {
    async fill() {
      // A separate process makes it in parallel, because it takes as long as a part of the copying.
      const listed = sameList(target, record) ?? packageList(publication);
      await storeSite(store, site, record, compressFor(publication));
      const list = await listed;
      if (list !== undefined) replaceFile(store.packagesOf(record.id), list);
    },
    undo: () => removeRelease(store, record.id),
  });
}
