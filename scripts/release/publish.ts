/** One publication from the first question to the look at the live address. Until its last step what is live is untouched. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readNotices } from '../publish/editor-notices.ts';
import { checkSite, prepareChecks } from './check/check-site.ts';
import { differenceLines, doubtLines, problemLines } from './describe.ts';
import { type Build, type EarlyBuild, earlyBuild } from './early-build.ts';
import { type Difference, differenceBetween, isSame, isSmall } from './facts/difference.ts';
import { doubtsAbout } from './facts/doubts.ts';
import type { Facts } from './facts/facts.ts';
import { EXIT, isDiskFull, PublishFailure } from './failure.ts';
import { compressFiles } from './folder/compress.ts';
import { beginDraft, type Draft } from './folder/draft.ts';
import { letGo } from './folder/hold.ts';
import { copySite, dropOld, dropRelease, hashedFiles } from './folder/put-release.ts';
import { liveId, type ReleaseRecord, readRecord } from './folder/releases.ts';
import { unfinishedId } from './folder/unfinished.ts';
import { lookForLive } from './live/look-for-live.ts';
import type { PublishOptions } from './options.ts';
import { putLive, type Way } from './put-live.ts';
import type { Reporter } from './report.ts';
import { everySoOften } from './snapshot/progress.ts';
import { takeFacts } from './snapshot/take-facts.ts';
import type { Target } from './targets/target.ts';
import { SAID } from './words.ts';

/** What the project itself puts into a shop. */
type OwnFacts = Pick<Facts, 'files' | 'program'>;

/** File of the recorded answers, beside what is fetched and built. */
const ANSWERS = 'answers.sqlite';

/** What a publication works with. */
export interface Publication {
  readonly options: PublishOptions;
  readonly target: Target;
  /** Folder of this target's own, for what is fetched and built. */
  readonly work: string;
  readonly build: Build;
  /** What the project itself puts into the shop. */
  readonly content: () => OwnFacts;
  /** The packages that the shop is made with, for who asks later. */
  readonly packages?: (() => Promise<string>) | undefined;
  readonly report: Reporter;
  readonly sleep: (ms: number) => Promise<unknown>;
}

/** How a publication ended well. */
export interface Outcome {
  readonly result: 'published' | 'nothing-changed' | 'dry-run' | 'moved' | 'held';
  /** The live release. */
  readonly id: string;
  readonly lines: readonly string[];
}

/** An id that sorts by time, to the millisecond. */
function releaseId(at: Date, facts: Facts): string {
  const time = at.toISOString().replace(/\D/g, '');
  const digest = createHash('sha256')
    .update(JSON.stringify(facts))
    .update(String(at.getTime()))
    .digest('hex');
  return `${time.slice(0, 8)}-${time.slice(8)}-${digest.slice(0, 6)}`;
}

/** @param changing is called with every answer that is not what it was */
async function fetchFacts(
  { options, work, report, sleep }: Publication,
  own: OwnFacts,
  changing: () => void,
): Promise<Facts> {
  const { apiUrl, parallel, failureShare, isForced: isAnew, quick: named } = options;
  const { facts, asked, notAsked } = await report.stage('fetch', () =>
    takeFacts(
      {
        apiUrl,
        answers: join(work, ANSWERS),
        parallel,
        failureShare,
        sleep,
        progress: (progress) => report.say(SAID.progress(progress)),
        log: (line) => report.say(`  ${line}`),
      },
      { program: own.program, named, isAnew, now: Date.now, changing },
    ).catch((error: unknown) => {
      if (isDiskFull(error)) throw error;
      throw new PublishFailure(EXIT.data, SAID.noData, [
        error instanceof Error ? error.message : String(error),
      ]);
    }),
  );
  report.say(SAID.fetched(Object.keys(facts.articles).length, asked.answers, asked.unchanged));
  if (notAsked > 0) report.say(SAID.notAsked(notAsked));
  return { ...facts, ...own };
}

/** Stops at what looks like a mistake, unless it was confirmed. */
function insist({ options, report }: Publication, lines: readonly string[]): void {
  if (lines.length === 0) return;
  report.doubts(lines);
  if (options.isConfirmed) report.say(SAID.confirmed);
  else throw new PublishFailure(EXIT.refused, SAID.refused, lines);
}

/** What a shop is built for. */
interface Making {
  readonly build: EarlyBuild;
  readonly facts: Facts;
  readonly site: string;
  /** The release that was begun meanwhile. */
  readonly draft: Draft | undefined;
}

async function buildAndCheck(publication: Publication, { build, facts, site, draft }: Making): Promise<void> {
  const { options, report, work } = publication;
  const [memory] = await Promise.all([
    // A large shop that is made anew needs the room.
    draft ? prepareChecks(work) : { folder: work },
    report.stage('build', build.finish),
  ]);
  for (const line of await readNotices(site)) report.say(`  ! ${line}`);
  // Whoever copies the site is told what goes wrong.
  draft?.fill(site, compressFor(publication)).catch(() => undefined);
  const problems = await report.stage('check', () =>
    checkSite(site, facts, options.isForced ? undefined : memory),
  );
  const { fatal, doubtful } = problemLines(problems);
  if (fatal.length > 0) throw new PublishFailure(EXIT.check, SAID.broken, fatal);
  insist(publication, doubtful);
}

const SECONDS_BETWEEN_LINES = 5;

/** Tells how far a compression is that takes its time. */
const sayCompressed = (report: Reporter): ((done: number, total: number) => void) =>
  everySoOften(
    (progress) => report.say(SAID.compressed(progress)),
    SECONDS_BETWEEN_LINES,
    () => performance.now() / MS,
  );

const MS = 1000;

/** Takes a release that is whole, or becomes so on the way, to its end. */
async function deliver(publication: Publication, record: ReleaseRecord, way: Way): Promise<string> {
  const { options, target, report } = publication;
  await putLive(publication, record, way);
  letGo(target.shelf);
  await lookForLive(publication, record);
  await report.stage('tidy', async () => {
    dropOld(target.shelf, options.keep);
    await target.tidy();
  });
  return record.id;
}

/** The list of packages for beside the record; a shop is not held back by a list that cannot be made. */
async function packageList({ packages, report }: Publication): Promise<string | undefined> {
  return packages?.().catch((error: unknown) => {
    report.say(SAID.noPackages(error instanceof Error ? error.message : String(error)));
    return undefined;
  });
}

/** Makes the compressed forms of files, where the place shows any. */
const compressFor =
  ({ target, report }: Publication) =>
  async (paths: readonly string[]): Promise<void> => {
    if (target.showsCompressed) await compressFiles(paths, sayCompressed(report));
  };

/** The list of packages of the live release, where that was made with the same. */
function sameList({ shelf }: Target, { facts, previous }: ReleaseRecord): string | undefined {
  const file = shelf.packagesOf(previous);
  const isSameProgram = readRecord(shelf, previous)?.facts.program === facts.program;
  return isSameProgram && existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

async function release(publication: Publication, { facts, site, draft }: Making): Promise<string> {
  const { target } = publication;
  const { shelf, accept } = target;
  const at = new Date();
  const record: ReleaseRecord = {
    id: releaseId(at, facts),
    publishedAt: at.toISOString(),
    previous: liveId(shelf) ?? '',
    assets: [...(await hashedFiles(site))],
    facts,
  };
  await accept(site);
  return deliver(publication, record, {
    async fill() {
      // A process of its own makes it, which takes as long as a part of the copying.
      const listed = sameList(target, record) ?? packageList(publication);
      await copySite(shelf, site, record, compressFor(publication), draft);
      const list = await listed;
      if (list !== undefined) writeFileSync(shelf.packagesOf(record.id), list);
    },
    undo: () => dropRelease(shelf, record.id),
  });
}

/**
 * After a run whose release did not arrive: the release of these very facts that is whole on the shelf, the one that was
 * on its way before the live one. Nothing has to be built for it.
 */
function wholeRelease({ target, options }: Publication, facts: Facts): ReleaseRecord | undefined {
  const { shelf } = target;
  const unfinished = unfinishedId(shelf);
  if (unfinished === undefined || options.isForced) return undefined;
  return [unfinished, liveId(shelf) ?? '']
    .flatMap((id) => readRecord(shelf, id) ?? [])
    .find((record) => isSame(differenceBetween(record.facts, facts)));
}

function tellDifference(
  { report }: Publication,
  difference: Difference | undefined,
  facts: Facts,
): readonly string[] {
  const lines = difference
    ? differenceLines(difference)
    : [SAID.first(Object.keys(facts.articles).length, facts.menu.length)];
  report.changes(lines);
  return lines;
}

/** Publishes what changed; the build may have begun meanwhile. */
async function publishFrom(
  publication: Publication,
  build: EarlyBuild,
  { own, before, site }: { own: OwnFacts; before: Facts | undefined; site: string },
): Promise<Outcome> {
  const { options, target, report } = publication;
  const live = liveId(target.shelf);
  // What is made anew throws away what the last build has left, which is not done before everything is known.
  const begin = options.isDryRun || options.isForced ? () => undefined : build.begin;
  if (before && !isSame(differenceBetween(before, { ...before, ...own }))) begin();
  const facts = await fetchFacts(publication, own, begin);
  const difference = before && differenceBetween(before, facts);
  await report.stage('compare', () => undefined);
  const isWhole = unfinishedId(target.shelf) === undefined;
  if (live !== undefined && isWhole && difference && isSame(difference) && !options.isForced)
    return { result: 'nothing-changed', id: live, lines: [] };
  const lines = tellDifference(publication, difference, facts);
  insist(publication, doubtLines(doubtsAbout(before, facts, options)));
  if (options.isDryRun) return { result: 'dry-run', id: live ?? '', lines };
  const whole = wholeRelease(publication, facts);
  if (whole) {
    await build.end();
    report.say(SAID.goesOn(whole.id));
    return { result: 'published', id: await deliver(publication, whole, { fill: () => undefined }), lines };
  }
  const draft = difference && isSmall(difference, facts) ? beginDraft(target.shelf) : undefined;
  try {
    const making = { build, facts, site, draft };
    await buildAndCheck(publication, making);
    return { result: 'published', id: await release(publication, making), lines };
  } finally {
    await draft?.drop();
  }
}

/**
 * Publishes what changed.
 * @throws PublishFailure that says why not; what was live still is
 */
export async function publish(publication: Publication): Promise<Outcome> {
  const { options, target, work, content } = publication;
  const live = liveId(target.shelf);
  const before = live === undefined ? undefined : readRecord(target.shelf, live)?.facts;
  const own = content();
  const site = join(work, `site-${process.pid}`);
  const request = { answers: join(work, ANSWERS), site, isAnew: options.isForced, program: own.program };
  const build = earlyBuild(publication.build, request);
  try {
    return await publishFrom(publication, build, { own, before, site });
  } finally {
    await build.end();
    rmSync(site, { recursive: true, force: true });
  }
}
