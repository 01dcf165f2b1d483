/** Builds and checks the site of a release, stores it, and publishes it. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { replaceFile } from '../commands/replace-file.ts';
import { readNotices } from '../publish/data-files.ts';
import { problemLines } from './describe/changes.ts';
import type { Facts } from './facts/facts.ts';
import { EXIT, PublishFailure } from './failure.ts';
import { message } from './messages.ts';
import { printProgress } from './progress.ts';
import type { Publication } from './publish.ts';
import type { Reporter } from './report.ts';
import { compressFiles } from './store/compress.ts';
import { type ReleaseRecord, readRecord, removeOldReleases, sequenceAfter } from './store/records.ts';
import { currentReleaseId, currentSite, paused, removeRelease } from './store/release-store.ts';
import { hashedFiles, storeSite } from './store/store-site.ts';
import type { Target } from './targets/target.ts';
import { type ReleaseSteps, uploadRelease } from './upload-release.ts';
import { verifyRelease } from './verify/verify-release.ts';

/** Source and destination of a build. */
export interface BuildRequest {
  /** File of the recorded answers. */
  readonly answers: string;
  /** Folder of the snapshot that was taken from them, if any. */
  readonly taken: string;
  /** Folder that receives the site. */
  readonly site: string;
  /** Whether everything is rendered again. */
  readonly ignoresCache: boolean;
  /** Digest of the code, under which parsed answers are stored. */
  readonly program: string;
}

/** Builds the site from recorded answers; rejects with a `PublishFailure`. */
export type Build = (request: BuildRequest) => Promise<void>;

/** Refuses what looks like a mistake, unless it was confirmed. */
export function requireConfirmation(
  { options, report }: Pick<Publication, 'options' | 'report'>,
  lines: readonly string[],
): void {
  if (lines.length === 0) return;
  report.doubts(lines);
  if (options.isConfirmed) report.say(message('confirmed'));
  else throw new PublishFailure(EXIT.refused, message('refused'), lines);
}

/**
 * Builds and checks the site; returns the notices about editors' files.
 * @throws PublishFailure if it cannot be built, or has broken parts
 */
export async function buildAndCheck(
  publication: Publication,
  request: Omit<BuildRequest, 'ignoresCache'>,
  facts: Facts,
): Promise<readonly string[]> {
  const { options, report, build, target } = publication;
  const { site } = request;
  await report.stage('build', () => build({ ...request, ignoresCache: options.isForced }));
  const notices = await readNotices(site);
  reportNotices(report, notices);
  const problems = await report.stage('check', async () => {
    // Loaded now, because it contains a compiler.
    const { checkSite } = await import('./check/check-site.ts');
    return checkSite(site, facts, options.isForced ? undefined : liveRelease(target));
  });
  const { fatal, doubtful } = problemLines(problems);
  if (fatal.length > 0) throw new PublishFailure(EXIT.check, message('broken'), fatal);
  requireConfirmation(publication, doubtful);
  return notices;
}

function liveRelease({ store }: Target) {
  const site = currentSite(store);
  const record = readRecord(store, currentReleaseId(store) ?? '');
  return site !== undefined && record ? { site, record } : undefined;
}

/** Prints the notices about editors' files. */
export function reportNotices(report: Reporter, notices: readonly string[]): void {
  for (const line of notices) report.say(`  ! ${line}`);
}

/** Stores a built site as a release and publishes it; returns the id of the release. */
export async function createRelease(publication: Publication, site: string, facts: Facts): Promise<string> {
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
      // npm runs in parallel with the copying.
      const list = packageList(publication, record);
      await storeSite(store, site, record, (paths) => compress(publication, paths));
      const text = await list;
      if (text !== undefined) replaceFile(store.packagesOf(record.id), text);
    },
    undo: () => removeRelease(store, record.id),
  });
}

/** An id from the time in milliseconds. It does not define the order: a clock may be set back. */
function releaseId(at: Date, facts: Facts): string {
  const time = at.toISOString().replace(/\D/g, '');
  const hash = createHash('sha256').update(JSON.stringify(facts)).update(String(at.getTime()));
  return `${time.slice(0, 8)}-${time.slice(8)}-${hash.digest('hex').slice(0, 6)}`;
}

/** The list of packages for the record: that of the live release if the program is the same. A failure does not stop a release. */
async function packageList(
  { packages, report, target: { store } }: Publication,
  { facts, previous }: ReleaseRecord,
): Promise<string | undefined> {
  const file = store.packagesOf(previous);
  const isSameProgram = readRecord(store, previous)?.facts.program === facts.program;
  if (isSameProgram && existsSync(file)) return readFileSync(file, 'utf8');
  return packages?.().catch((error: unknown) => {
    report.say(message('noPackages', { reason: error instanceof Error ? error.message : String(error) }));
    return undefined;
  });
}

const SECONDS_BETWEEN_LINES = 5;

/** Compresses files, if the target serves compressed files. */
async function compress({ target, report }: Publication, paths: readonly string[]): Promise<void> {
  if (!target.servesCompressed) return;
  await compressFiles(paths, printProgress(report, 'compressed', SECONDS_BETWEEN_LINES));
}

/** Uploads a release, switches to it, checks the live address, and removes old releases. */
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
