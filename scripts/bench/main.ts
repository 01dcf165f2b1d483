/**
 * `npm run bench` compares the speed of the shop with bare pages with the same pictures, served by the same edge (HTTP/2,
 * TLS, brotli). It prints medians and writes all values into `.cache/bench/<date>.json`.
 */
import { resolve } from 'node:path';
import { ensureBrowser } from '../browser.ts';
import { onEnd } from '../commands/process.ts';
import { fail, say, step } from '../commands/steps.ts';
import { jobsOf, runJobs } from './jobs.ts';
import { launchBrowser } from './measure/browser.ts';
import { type BenchOptions, readOptions, USAGE } from './options.ts';
import { openPlace } from './place.ts';
import {
  alignedText,
  collect,
  commitOf,
  compareOutcomes,
  markdownTable,
  type Outcome,
  printOutcome,
  readOutcome,
  writeOutcome,
} from './report.ts';
import { makeShopper } from './shopper.ts';

const root = resolve(import.meta.dirname, '../..');

const conditionsOf = (browser: string, { runs, products }: BenchOptions): readonly string[] => [
  `median of ${runs}, ${products} articles, Chromium ${browser}, one HTTP/2 + TLS + brotli edge for all`,
  'load: Lighthouse’s mobile preset with simulated throttling (slow 4G, 4× slower processor); bytes with headers',
  'view, rest, tap, next page: the edge’s own line of 150 ms and 1.6 Mbit/s; all of these but rest, and INP: 4× slower processor',
];

async function measure(options: BenchOptions): Promise<Outcome> {
  await ensureBrowser();
  const place = await openPlace(root, options.products);
  onEnd(place.close);
  const { browser } = await launchBrowser(place.spki);
  try {
    const stored = await step('a shopper with an article in the cart', () => makeShopper(browser, place));
    const jobs = jobsOf({ place, browser, stored }, options);
    const { readings, problems } = await runJobs(jobs, options.runs, (text) => say(`… ${text}`));
    return {
      madeAt: new Date().toISOString(),
      commit: commitOf(root),
      conditions: [...conditionsOf(browser.version(), options)],
      figures: [...collect(readings)],
      problems: [...problems],
    };
  } finally {
    await browser.close();
    await place.close();
  }
}

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  if (options.help) return say(USAGE);
  // Read first, so that a missing file fails before an hour of measuring.
  const before = options.compare ? readOutcome(resolve(options.compare)) : undefined;
  const outcome = await measure(options);
  say(`\n${printOutcome(outcome, options.asMarkdown)}`);
  if (before) {
    const lines = compareOutcomes(before, outcome);
    say(`\nCompared with ${before.commit} of ${before.madeAt}`);
    say((options.asMarkdown ? markdownTable : alignedText)(lines));
  }
  say(`\n  ${writeOutcome(resolve(root, '.cache', 'bench'), outcome)}`);
  if (outcome.problems.length > 0) process.exitCode = 1;
}

await main().catch(fail);
