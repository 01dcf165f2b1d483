/** One publication from the first question to the look at the live address. Until its last step what is live is untouched. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { SnapshotError } from '../../src/build/snapshot/snapshot-error.ts';
import type { UnknownName } from '../content/names/shop-names.ts';
import {
  buildAndCheck,
  createRelease,
  publishRelease,
  reportNotices,
  requireConfirmation,
} from './build-release.ts';
import { differenceLines, warningLines } from './describe.ts';
import { type EarlyBuild, earlyBuild } from './early-build.ts';
import { type Difference, differenceBetween, isSame, isSmall } from './facts/difference.ts';
import type { Facts } from './facts/facts.ts';
import { isNewlyUnknown, shopNames } from './facts/names.ts';
import { unreadableSettings, validateChanges } from './facts/validate-changes.ts';
import { EXIT, isDiskFull, PublishFailure } from './failure.ts';
import { runsByItself } from './options.ts';
import type { Outcome, OwnFacts, Publication } from './publication.ts';
import { takeFacts } from './snapshot/take-facts.ts';
import { failedCallLines, LEFT_OUT } from './snapshot/words.ts';
import { type ReleaseRecord, readRecord } from './store/records.ts';
import { currentReleaseId, unfinished, unverified } from './store/release-store.ts';
import { verifyRelease } from './verify/verify-release.ts';
import { MESSAGES } from './words.ts';

/** File of the recorded answers, in the cache folder. */
const ANSWERS = 'answers.sqlite';

/** @param changing is called with every answer that is not what it was */
async function fetchFacts(
  { options, work, report, sleep }: Publication,
  { own, taken }: { readonly own: OwnFacts; readonly taken: string },
  changing: () => void,
): Promise<{ readonly facts: Facts; readonly notes: readonly string[] }> {
  const { apiUrl, parallel, failureShare, isForced: ignoresCache, quick: named } = options;
  const { facts, notes, asked, notAsked } = await report.stage('fetch', () =>
    takeFacts(
      {
        apiUrl,
        answers: join(work, ANSWERS),
        parallel,
        failureShare,
        sleep,
        progress: (progress) => report.say(MESSAGES.progress(progress)),
      },
      { program: own.program, named, ignoresCache, now: Date.now, changing, taken },
    ).catch((error: unknown) => {
      if (isDiskFull(error)) throw error;
      throw new PublishFailure(
        EXIT.data,
        MESSAGES.noData,
        error instanceof SnapshotError ? failedCallLines(error) : [String(error)],
      );
    }),
  );
  report.say(MESSAGES.fetched(Object.keys(facts.articles).length, asked.answers, asked.unchanged));
  if (notAsked > 0) report.say(MESSAGES.notAsked(notAsked));
  for (const sku of named ?? []) if (!Object.hasOwn(facts.articles, sku)) report.say(MESSAGES.noArticle(sku));
  return { facts: { ...facts, ...own }, notes };
}

/**
 * After a run whose release did not arrive: the release of these very facts that is whole on the release store, the one that was
 * on its way before the live one. Nothing has to be built for it.
 */
function wholeRelease({ target, options }: Publication, facts: Facts): ReleaseRecord | undefined {
  const { store } = target;
  const begun = unfinished.id(store);
  if (begun === undefined || options.isForced) return undefined;
  return [begun, currentReleaseId(store) ?? '']
    .flatMap((id) => readRecord(store, id) ?? [])
    .find((record) => isSame(differenceBetween(record.facts, facts)));
}

function reportDifference(
  { report }: Publication,
  difference: Difference | undefined,
  facts: Facts,
): readonly string[] {
  const lines = difference
    ? differenceLines(difference)
    : [MESSAGES.first(Object.keys(facts.articles).length, facts.menu.length)];
  report.changes(lines);
  return lines;
}

/**
 * Files that cannot be built stop a run before the services are asked, also in a dry run, so that the editor hears of
 * it at once.
 */
function refuseFaults({ faults = () => [] }: Publication): void {
  const lines = faults();
  if (lines.length > 0) throw new PublishFailure(EXIT.build, MESSAGES.noContent, lines);
}

/** What a publication begins with. */
interface Beginning {
  readonly own: OwnFacts;
  readonly before: Facts | undefined;
  readonly site: string;
  readonly taken: string;
}

/** After a look at the live address that found something wrong: has its server read its configuration once more, and looks. */
async function lookAgain(publication: Publication, live: string): Promise<void> {
  const { target, options, report } = publication;
  if (options.isDryRun || options.live === '' || unverified.id(target.store) !== live) return;
  const record = readRecord(target.store, live);
  if (!record) return;
  await report.stage('prepare', () => target.configureServer(record));
  await verifyRelease(publication, record);
}

/** What the services sent that is not used as it is, apart from values that need `--confirm`. */
function serviceNotices(
  before: Facts | undefined,
  facts: Facts,
  notes: readonly string[],
): readonly string[] {
  const confirmed = unreadableSettings(before, facts).filter(({ isKnown }) => isKnown);
  return [...confirmed.map((setting) => LEFT_OUT.setting({ ...setting, used: '', isRead: false })), ...notes];
}

/** What the report says about editors' files before the build: what stops a publication, and what does not. */
async function namesAndNotices(
  { options, notices = async () => [], unknownNames = () => [] }: Publication,
  before: Facts | undefined,
  facts: Facts,
): Promise<{ readonly doubts: readonly string[]; readonly notices: readonly string[] }> {
  const unknown = unknownNames(shopNames(facts));
  const isDoubtful = (name: UnknownName): boolean =>
    isNewlyUnknown(name, { before, facts, isUnattended: runsByItself(options) });
  const doubts = new Set(unknown.filter(isDoubtful).map(({ line }) => line));
  const others = new Set(unknown.map(({ line }) => line)).difference(doubts);
  // A value that cannot be read requires confirmation already.
  const phone = 'phone' in facts.unreadable ? '' : (facts.settings['phone'] ?? '');
  return { doubts: [...doubts], notices: [...others, ...(await notices(phone))] };
}

/** Publishes what changed; the build may have begun meanwhile. */
async function publishFrom(
  publication: Publication,
  build: EarlyBuild,
  { own, before, site, taken }: Beginning,
): Promise<Outcome> {
  const { options, target, report } = publication;
  const live = currentReleaseId(target.store);
  // What is made anew throws away what the last build has left, which is not done before everything is known.
  const begin = options.isDryRun || options.isForced ? () => undefined : build.begin;
  const isOwnSame = before !== undefined && isSame(differenceBetween(before, { ...before, ...own }));
  if (!isOwnSame) refuseFaults(publication);
  if (before && !isOwnSame) begin();
  const { facts, notes } = await fetchFacts(publication, { own, taken }, begin);
  const difference = before && differenceBetween(before, facts);
  const services = serviceNotices(before, facts, notes);
  const names = await namesAndNotices(publication, before, facts);
  await report.stage('compare', () => undefined);
  const isWhole = unfinished.id(target.store) === undefined;
  if (live !== undefined && isWhole && difference && isSame(difference) && !options.isForced) {
    // Files that are not read change nothing, so the report names them here, too.
    report.notices([...services, ...(runsByItself(options) ? [] : names.notices)]);
    await lookAgain(publication, live);
    return { result: 'nothing-changed', id: live, lines: [] };
  }
  const lines = reportDifference(publication, difference, facts);
  report.notices([...services, ...names.notices]);
  requireConfirmation(publication, [
    ...warningLines(validateChanges(before, facts, options)),
    ...names.doubts,
  ]);
  if (options.isDryRun) return { result: 'dry-run', id: live ?? '', lines };
  const whole = wholeRelease(publication, facts);
  if (whole) {
    await build.end();
    report.say(MESSAGES.goesOn(whole.id));
    return {
      result: 'published',
      id: await publishRelease(publication, whole, {}),
      lines,
    };
  }
  await target.checkConnection();
  const inputs = { build, facts, site, isSmall: difference !== undefined && isSmall(difference, facts) };
  const notices = await buildAndCheck(publication, inputs);
  const id = await createRelease(publication, inputs);
  // Once more where nothing scrolls it away.
  reportNotices(report, notices);
  return { result: 'published', id, lines };
}

/**
 * Publishes what changed.
 * @throws PublishFailure that says why not; what was live still is
 */
export async function publish(publication: Publication): Promise<Outcome> {
  const { options, target, work, content } = publication;
  const live = currentReleaseId(target.store);
  const before = live === undefined ? undefined : readRecord(target.store, live)?.facts;
  const own = content();
  const site = join(work, `site-${process.pid}`);
  const taken = join(work, `taken-${process.pid}`);
  const build = earlyBuild(publication.build, {
    answers: join(work, ANSWERS),
    taken,
    site,
    ignoresCache: options.isForced,
    program: own.program,
  });
  const clear = (): void => {
    for (const folder of [site, taken]) {
      try {
        rmSync(folder, { recursive: true, force: true });
      } catch {
        // What cannot be taken away now, or is still written into, goes before the next publication.
      }
    }
  };
  process.once('exit', clear);
  try {
    return await publishFrom(publication, build, { own, before, site, taken });
  } finally {
    await build.end();
    process.off('exit', clear);
    clear();
  }
}
