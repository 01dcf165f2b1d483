/** Verifies that the live address shows a release, as the last stage of a publication or a rollback. */
import { pagePath, slugPath } from '../../../src/shared/i18n/paths.ts';
import { EXIT, PublishFailure } from '../failure.ts';
import { message } from '../messages.ts';
import type { Reporter } from '../report.ts';
import { type ReleaseRecord, readRecords, stepBack } from '../store/records.ts';
import { unverified } from '../store/release-store.ts';
import type { Target } from '../targets/target.ts';
import { checkAddress } from './check-address.ts';

interface Context {
  readonly options: { readonly live: string };
  readonly target: Target;
  readonly report: Reporter;
  readonly sleep: (ms: number) => Promise<unknown>;
}

/** The pages to check: home, a list of the menu, an article, and the checkout, which receives card data. */
function pagesToCheck({ menu, articles }: ReleaseRecord['facts']): readonly string[] {
  const [list] = menu.map(({ slug }) => slugPath.categoryPage(slug));
  const [article] = Object.keys(articles).map((sku) => slugPath.product(sku));
  return ['/', list ?? [], article ?? [], pagePath.checkout].flat();
}

/**
 * Verifies a release, if the live address is known.
 * @throws PublishFailure with the problems; the release stays, and the next run verifies it again
 */
export async function verifyRelease(
  { options: { live }, target: { store }, report, sleep }: Context,
  record: ReleaseRecord,
): Promise<void> {
  if (live === '') {
    unverified.clear(store);
    return report.say(message('notLooked'));
  }
  unverified.set(store, record.id);
  await report.stage('look', async () => {
    const { fetch } = globalThis;
    const pages = pagesToCheck(record.facts);
    const problems = await checkAddress({ live, site: store.siteOf(record.id), pages, fetch, sleep });
    if (problems.length === 0) return;
    const hasPrevious = stepBack(readRecords(store), record.id, 1) !== undefined;
    throw new PublishFailure(EXIT.live, message(hasPrevious ? 'notLive.later' : 'notLive.first'), problems);
  });
  unverified.clear(store);
}
