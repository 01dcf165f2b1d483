/**
 * `npm run bench`: measures how fast the shop is, compared with bare pages with the same pictures, built in the same
 * run and served by the same edge (HTTP/2, TLS, brotli). Prints medians, and writes every value into
 * `.cache/bench/<date>.json`.
 */
import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { jobsOf, runJobs } from './bench/jobs.ts';
import { launchBrowser } from './bench/measure/browser.ts';
import { type BenchOptions, readOptions, USAGE } from './bench/options.ts';
import { openPlace } from './bench/place.ts';
import { compareOutcomes } from './bench/report/compare.ts';
import { collect, type Outcome } from './bench/report/figures.ts';
import { readOutcome, writeOutcome } from './bench/report/files.ts';
import { alignedText, markdownTable, printOutcome } from './bench/report/table.ts';
import { makeShopper } from './bench/shopper.ts';
import { ensureBrowser } from './browser.ts';
import { onEnd } from './commands/process.ts';
import { fail, say, step } from './commands/steps.ts';

const root = resolve(import.meta.dirname, '..');

const conditionsOf = (browser: string, { runs, products }: BenchOptions): readonly string[] => [
  `median of ${runs}, ${products} articles, Chromium ${browser}, one HTTP/2 + TLS + brotli edge for all`,
  'load: Lighthouse’s mobile preset with simulated throttling (slow 4G, 4× slower processor); bytes with headers',
  'view, rest, tap, next page: the edge’s own line of 150 ms and 1.6 Mbit/s; all of these but rest, and INP: 4× slower processor',
];

function commit(): string {
  try {
    return execFileSync('git', ['describe', '--always', '--dirty'], { cwd: root, encoding: 'utf8' }).trim();
  } catch {
    return 'unknown';
  }
}

/** Measures everything that the options ask for. */
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
      commit: commit(),
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
  // Read first: nobody measures for an hour to hear that a file is not there.
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
