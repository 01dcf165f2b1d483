/** The look at the live address, as a stage of a publication or of a way back. */
import { slugPath } from '../../../src/shared/i18n/paths.ts';
import { EXIT, PublishFailure } from '../failure.ts';
import { stepBack } from '../folder/history.ts';
import { unseen } from '../folder/marks.ts';
import { type ReleaseRecord, readRecords } from '../folder/releases.ts';
import type { Reporter } from '../report.ts';
import type { Target } from '../targets/target.ts';
import { MESSAGES } from '../words.ts';
import { checkLiveAddress, pagesToLookAt } from './check-live-address.ts';
import { liveProblemText } from './words.ts';

interface Looking {
  readonly options: { readonly live: string };
  readonly target: Target;
  readonly report: Reporter;
  readonly sleep: (ms: number) => Promise<unknown>;
}

/**
 * Looks at the live address, if one is known.
 * @throws PublishFailure that names what is not as it should be; the release stays, and the next run looks again
 */
export async function verifyRelease(
  { options, target, report, sleep }: Looking,
  record: ReleaseRecord,
): Promise<void> {
  const { store } = target;
  if (options.live === '') {
    // Nobody is going to look: what was found the last time no longer counts.
    unseen.clear(store);
    return report.say(MESSAGES.notLooked);
  }
  const { menu, articles } = record.facts;
  const pages = pagesToLookAt(
    menu.map(({ slug }) => slugPath.categoryPage(slug)),
    Object.keys(articles).map((sku) => slugPath.product(sku)),
  );
  const look = { live: options.live, site: store.siteOf(record.id), pages, fetch: globalThis.fetch };
  unseen.set(store, record.id);
  await report.stage('look', async () => {
    const problems = await checkLiveAddress({ ...look, sleep });
    if (problems.length === 0) return;
    const hasEarlier = stepBack(readRecords(store), record.id, 1) !== undefined;
    throw new PublishFailure(EXIT.live, MESSAGES.notLive(hasEarlier), problems.map(liveProblemText));
  });
  unseen.clear(store);
}
