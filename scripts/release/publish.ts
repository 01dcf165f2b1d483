/** One publication, from the fetch to the check of the live address. Until the switch the live release is unchanged. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { SnapshotError } from '../../src/build/snapshot/snapshot-error.ts';
import type { ShopNames, UnknownName } from '../content/names/shop-names.ts';
import {
  type Build,
  buildAndCheck,
  createRelease,
  publishRelease,
  reportNotices,
  requireConfirmation,
} from './build-release.ts';
import { differenceLines, warningLines } from './describe/changes.ts';
import { failedCallLines, LEFT_OUT } from './describe/services.ts';
import { type Difference, differenceBetween, isSame } from './facts/difference.ts';
import type { Facts, ProjectFacts } from './facts/facts.ts';
import { isNewlyUnknown, shopNames, unreadableSettings, validateChanges } from './facts/validate-changes.ts';
import { EXIT, isDiskFull, PublishFailure } from './failure.ts';
import { articleCount, entryCount, message } from './messages.ts';
import { isUnattended, type PublishOptions } from './options.ts';
import { printProgress } from './progress.ts';
import type { Outcome, Reporter } from './report.ts';
import { takeFacts } from './snapshot/take-facts.ts';
import { type ReleaseRecord, readRecord } from './store/records.ts';
import { currentReleaseId, unfinished, unverified } from './store/release-store.ts';
import type { Target } from './targets/target.ts';
import { verifyRelease } from './verify/verify-release.ts';

/** The functions of a project that a publication calls; tests replace them. */
export interface Project {
  readonly build: Build;
  readonly content: () => ProjectFacts;
  /** Mistakes in editors' files, one line each. */
  readonly faults?: () => readonly string[];
  /** Probable mistakes in editors' files; `phone` is that of the services, '' without one. */
  readonly notices?: (phone: string) => Promise<readonly string[]>;
  /** Names in editors' files that the shop does not have. */
  readonly unknownNames?: (shop: ShopNames) => readonly UnknownName[];
  /** The list of the shop's packages, as text. */
  readonly packages?: () => Promise<string>;
  readonly sleep: (ms: number) => Promise<unknown>;
}

/** Everything that one publication uses. */
export interface Publication extends Project {
  readonly options: PublishOptions;
  readonly target: Target;
  /** Folder for the fetched data and the build of this target. */
  readonly work: string;
  readonly report: Reporter;
}

/** File of the recorded answers, in the work folder. */
const ANSWERS = 'answers.sqlite';

/**
 * Publishes the changes.
 * @throws PublishFailure with the reason; the live release is then unchanged
 */
export async function publish(publication: Publication): Promise<Outcome> {
  const { work } = publication;
  const site = join(work, `site-${process.pid}`);
  const taken = join(work, `taken-${process.pid}`);
  const clear = (): void => {
    for (const folder of [site, taken]) {
      try {
        rmSync(folder, { recursive: true, force: true });
      } catch {
        // The next publication removes it.
      }
    }
  };
  process.once('exit', clear);
  try {
    return await publishChanges(publication, { site, taken });
  } finally {
    process.off('exit', clear);
    clear();
  }
}

async function publishChanges(
  publication: Publication,
  { site, taken }: { readonly site: string; readonly taken: string },
): Promise<Outcome> {
  const { options, target, report, work, content } = publication;
  const { store } = target;
  const live = currentReleaseId(store);
  const before = live === undefined ? undefined : readRecord(store, live)?.facts;
  const project = content();
  if (!before || !isSame(differenceBetween(before, { ...before, ...project }))) refuseFaults(publication);
  const { facts, notes } = await fetchFacts(publication, project, taken);
  const difference = before && differenceBetween(before, facts);
  const services = serviceNotices(before, facts, notes);
  const names = await namesAndNotices(publication, before, facts);
  await report.stage('compare', () => undefined);
  const isInterrupted = unfinished.id(store) !== undefined;
  if (live !== undefined && !isInterrupted && difference && isSame(difference) && !options.isForced) {
    report.notices([...services, ...(isUnattended(options) ? [] : names.notices)]);
    await verifyAgain(publication, live);
    return { result: 'nothing-changed', id: live, lines: [] };
  }
  const lines = differenceOrFirst(difference, facts);
  report.changes(lines);
  report.notices([...services, ...names.notices]);
  const warnings = warningLines(validateChanges(before, facts, options));
  requireConfirmation(publication, [...warnings, ...names.doubts]);
  if (options.isDryRun) return { result: 'dry-run', id: live ?? '', lines };
  const complete = completeRelease(publication, facts);
  if (complete) {
    report.say(message('resumes', { id: complete.id }));
    const id = await publishRelease(publication, complete, {});
    return { result: 'published', id, lines };
  }
  await target.checkConnection();
  const request = { answers: join(work, ANSWERS), taken, site, program: project.program };
  const notices = await buildAndCheck(publication, request, facts);
  const id = await createRelease(publication, site, facts);
  // Again at the end of the output.
  reportNotices(report, notices);
  return { result: 'published', id, lines };
}

/** Refuses editors' files that cannot be built, before the services are called, also in a dry run. */
function refuseFaults({ faults = () => [] }: Publication): void {
  const lines = faults();
  if (lines.length > 0) throw new PublishFailure(EXIT.build, message('noContent'), lines);
}

async function fetchFacts(
  { options, work, report, sleep }: Publication,
  project: ProjectFacts,
  taken: string,
): Promise<{ readonly facts: Facts; readonly notes: readonly string[] }> {
  const { apiUrl, parallel, failureShare, isForced: ignoresCache, quick } = options;
  const request = { apiUrl, answers: join(work, ANSWERS), parallel, failureShare, sleep };
  const { facts, notes, counts, skipped } = await report.stage('fetch', () =>
    takeFacts(
      { ...request, progress: printProgress(report, 'progress', SECONDS_BETWEEN_LINES) },
      { program: project.program, quick, ignoresCache, now: Date.now, taken },
    ).catch((error: unknown) => {
      if (isDiskFull(error)) throw error;
      const lines = error instanceof SnapshotError ? failedCallLines(error) : [String(error)];
      throw new PublishFailure(EXIT.data, message('noData'), lines);
    }),
  );
  const articles = articleCount(Object.keys(facts.articles).length);
  report.say(message('fetched', { ...counts, articles }));
  if (skipped > 0) report.say(message('notAsked', { articles: articleCount(skipped) }));
  for (const sku of quick ?? [])
    if (!Object.hasOwn(facts.articles, sku)) report.say(message('noArticle', { sku }));
  return { facts: { ...facts, ...project }, notes };
}

const SECONDS_BETWEEN_LINES = 2;

/** Notices about data that is not used as sent, apart from values that require a confirmation. */
function serviceNotices(
  before: Facts | undefined,
  facts: Facts,
  notes: readonly string[],
): readonly string[] {
  const confirmed = unreadableSettings(before, facts).filter(({ isKnown }) => isKnown);
  return [...confirmed.map((setting) => LEFT_OUT.setting({ ...setting, used: '', isRead: false })), ...notes];
}

/** Unknown names and probable mistakes in editors' files: `doubts` require a confirmation, `notices` do not. */
async function namesAndNotices(
  { options, notices = async () => [], unknownNames = () => [] }: Publication,
  before: Facts | undefined,
  facts: Facts,
): Promise<{ readonly doubts: readonly string[]; readonly notices: readonly string[] }> {
  const unknown = unknownNames(shopNames(facts));
  const context = { before, facts, isUnattended: isUnattended(options) };
  const isDoubtful = (name: UnknownName): boolean => isNewlyUnknown(name, context);
  const doubts = new Set(unknown.filter(isDoubtful).map(({ line }) => line));
  const others = new Set(unknown.map(({ line }) => line)).difference(doubts);
  // An unreadable phone requires a confirmation already.
  const phone = 'phone' in facts.unreadable ? '' : (facts.settings['phone'] ?? '');
  return { doubts: [...doubts], notices: [...others, ...(await notices(phone))] };
}

/** If the last check of the live address failed, prepares the server again and repeats the check. */
async function verifyAgain(publication: Publication, live: string): Promise<void> {
  const { target, options, report } = publication;
  if (options.isDryRun || options.live === '' || unverified.id(target.store) !== live) return;
  const record = readRecord(target.store, live);
  if (!record) return;
  await report.stage('prepare', () => target.configureServer(record));
  await verifyRelease(publication, record);
}

function differenceOrFirst(difference: Difference | undefined, facts: Facts): readonly string[] {
  if (difference) return differenceLines(difference);
  const articles = articleCount(Object.keys(facts.articles).length);
  return [message('first', { articles, entries: entryCount(facts.menu.length) })];
}

/** After an interrupted upload: the release with equal facts that is complete in the release store, if any. */
function completeRelease({ target, options }: Publication, facts: Facts): ReleaseRecord | undefined {
  const { store } = target;
  const interrupted = unfinished.id(store);
  if (interrupted === undefined || options.isForced) return undefined;
  return [interrupted, currentReleaseId(store) ?? '']
    .flatMap((id) => readRecord(store, id) ?? [])
    .find((record) => isSame(differenceBetween(record.facts, facts)));
}
