/** `npm test`: every check of the project, one after the other; the last line is `N passed, M failed`. */
import { closeSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type AuditResult, printFinding } from './audit/finding.ts';
import { auditPackages } from './audit/packages/package-audits.ts';
import { auditPatterns } from './audit/patterns/pattern-audit.ts';
import { auditSite } from './audit/site/site-audits.ts';
import { auditSource } from './audit/source/source-audits.ts';
import { ensureBrowser } from './browser.ts';
import { hasProgram, programFile } from './commands/has-program.ts';
import { onEnd, run } from './commands/process.ts';
import type { RunningShop } from './commands/shop.ts';
import { say, step } from './commands/steps.ts';
import {
  add,
  auditCounts,
  type Counts,
  countPlaywright,
  countRun,
  countVitest,
  FAILED,
  failedUnitTests,
  PASSED,
} from './commands/test-counts.ts';
import { ensureEngine, type OtherEngine } from './engines.ts';
import { serve } from './serve/serve.ts';
import { buildTestSite, startTestSandbox, TEST_SITE } from './serve-for-tests.ts';

const root = resolve(import.meta.dirname, '..');
/** In CI every check must run; elsewhere one that cannot run is reported and does not fail. */
const isRequired = process.env['CI'] === 'true';
const reports = join(root, '.cache', 'test');
const bin = (...path: string[]): string => join(root, 'node_modules', ...path);

/** A part of the tests that failed. */
class PartFailure extends Error {
  readonly counts: Counts;
  constructor(counts: Counts) {
    super(`${counts.failed} failed`);
    this.counts = counts;
  }
}

/** The failures, repeated at the end, because a log may be truncated. */
const failed: string[] = [];

/**
 * Runs a part of the tests; an error is printed and counts as one failure.
 * @param details its failures, one line each
 */
async function part(
  name: string,
  work: () => Promise<Counts> | Counts,
  details: () => readonly string[] = () => [],
): Promise<Counts> {
  try {
    return await step(name, async () => {
      const counts = await work();
      if (counts.failed > 0) throw new PartFailure(counts);
      return counts;
    });
  } catch (error) {
    failed.push(`failed: ${name}`, ...details().map((line) => `  ${line}`));
    if (error instanceof PartFailure) return error.counts;
    say(`  ${error instanceof Error ? error.message : String(error)}`);
    return FAILED;
  }
}

/** Runs a tool of `node_modules` that passes or fails as a whole. */
function tool(name: string, script: string, args: readonly string[]): Promise<Counts> {
  return part(name, async () =>
    (await run(process.execPath, [script, ...args], { cwd: root })) === 0 ? PASSED : FAILED,
  );
}

/** Checks the types in parallel with all other checks; its output is printed in one piece. */
function types(): Promise<Counts> {
  return part('types', async () => {
    const file = join(reports, 'types.log');
    const output = openSync(file, 'w');
    const astro = bin('astro', 'bin', 'astro.mjs');
    const args = [astro, 'check', '--minimumFailingSeverity', 'warning'];
    const code = await run(process.execPath, args, { cwd: root, output });
    closeSync(output);
    say(readFileSync(file, 'utf8'));
    return code === 0 ? PASSED : FAILED;
  });
}

/** The checks that cannot run on this machine, reported at the end. */
const notTried: string[] = [];

function audit(result: AuditResult): Promise<Counts> {
  const untried = result.notTried ? [`not tried: ${result.name}: ${result.notTried}`] : [];
  notTried.push(...untried);
  const findings = result.findings.map(printFinding);
  const work = (): Counts => {
    for (const line of [...untried, ...result.notes, ...findings]) say(`  ${line}`);
    return auditCounts(result, isRequired);
  };
  return part(`audit: ${result.name}`, work, () => findings);
}

/** Checks that the machine has another browser than Chromium for the journeys. */
function engine(name: string, other: OtherEngine): Promise<Counts> {
  return part(`a ${name} to test with`, async () => {
    const remedy = await ensureEngine(other);
    if (remedy === undefined) return PASSED;
    notTried.push(`not tried: ${name}: ${remedy}`);
    return auditCounts({ findings: [], notTried: remedy }, isRequired);
  });
}

/** Checks that the machine has a program that the tests of `npm run publish` copy files with. */
function program(name: string): Promise<Counts> {
  return part(`${name} to publish with`, () => {
    if (hasProgram(name)) return PASSED;
    const remedy = `install ${name}, e.g. apt-get install ${name}`;
    notTried.push(`not tried: publishing with ${name}: ${remedy}`);
    return auditCounts({ findings: [], notTried: remedy }, isRequired);
  });
}

/** Checks that the machine has a web server for the tests of generated configurations. */
function server(name: string, packages = name): Promise<Counts> {
  return part(`${name} to try its configuration in`, () => {
    if (programFile(name)) return PASSED;
    const remedy = `install ${name}, e.g. apt-get install ${packages}`;
    notTried.push(`not tried: the configuration for ${name}: ${remedy}`);
    return auditCounts({ findings: [], notTried: remedy }, isRequired);
  });
}

/** Finds unused files, exports, types and packages. */
function unused(name: string, ...args: readonly string[]): Promise<Counts> {
  return tool(name, bin('knip', 'bin', 'knip.js'), ['--config', 'scripts/audit/knip.config.ts', ...args]);
}

async function checkSource(): Promise<readonly Counts[]> {
  const checkedTypes = types();
  const counts = [
    await tool('format and lint', bin('@biomejs', 'biome', 'bin', 'biome'), [
      'ci',
      '--error-on-warnings',
      '.',
    ]),
    await tool('markup lint', bin('eslint', 'bin', 'eslint.js'), [
      '-c',
      'scripts/audit/eslint.config.mjs',
      '--max-warnings=0',
      'src',
    ]),
    await unused('nothing that nobody uses'),
    await unused('nothing that only tests use', '--production'),
  ];
  for (const result of [...auditSource(root), ...auditPackages(root), auditPatterns(root)])
    counts.push(await audit(result));
  return [...counts, await checkedTypes];
}

function unitTests(): Promise<Counts> {
  const file = join(reports, 'vitest.json');
  const work = async (): Promise<Counts> => {
    const args = ['run', '--config', 'tests/vitest.config.ts', '--reporter=default', '--reporter=json'];
    const vitest = bin('vitest', 'vitest.mjs');
    const code = await run(process.execPath, [vitest, ...args, `--outputFile.json=${file}`], { cwd: root });
    return countRun(file, code, countVitest);
  };
  return part('unit tests', work, () => failedUnitTests(file));
}

function browserTests(shop: RunningShop): Promise<Counts> {
  const file = join(reports, 'playwright.json');
  return part('browser tests', async () => {
    const server = await serve({ root: TEST_SITE, port: shop.port, isTested: true });
    const playwright = bin('@playwright', 'test', 'cli.js');
    const code = await run(process.execPath, [playwright, 'test', '-c', 'tests/playwright.config.ts'], {
      cwd: root,
      env: {
        ...shop.env,
        SHOP_ORIGIN: shop.siteOrigin,
        SANDBOX_ORIGIN: shop.apiOrigin,
        PROVIDER_ORIGIN: shop.providerOrigin,
        PLAYWRIGHT_JSON_OUTPUT_FILE: file,
      },
    });
    await server.close();
    return countRun(file, code, countPlaywright);
  });
}

async function siteAudits(): Promise<readonly Counts[]> {
  const counts: Counts[] = [];
  for (const result of await auditSite(TEST_SITE)) counts.push(await audit(result));
  return counts;
}

async function checkSite(): Promise<readonly Counts[]> {
  const shop = await startTestSandbox();
  onEnd(shop.close);
  const build = await part('production build', async () => {
    await buildTestSite(shop);
    return PASSED;
  });
  // Without a site there is nothing to measure or visit; the failed build counts.
  const counts = build.failed > 0 ? [build] : [build, ...(await siteAudits()), await browserTests(shop)];
  await shop.close();
  return counts;
}

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const browser = await part('a Chromium to test with', async () => {
  process.env['CHROMIUM_PATH'] = await ensureBrowser();
  return PASSED;
});
const means = [
  ...[await engine('Firefox', 'firefox'), await engine('WebKit', 'webkit')],
  ...[await program('rclone'), await program('rsync')],
  ...[await server('nginx', 'nginx-light'), await server('apache2'), await server('caddy')],
];
const site = async (): Promise<readonly Counts[]> => {
  try {
    return await checkSite();
  } catch (error) {
    say(`✗ sandbox: ${error instanceof Error ? error.message : String(error)}`);
    return [FAILED];
  }
};
const total = add([browser, ...means, ...(await checkSource()), await unitTests(), ...(await site())]);
for (const line of notTried) say(`\n${line}`);
if (failed.length > 0) say(`\n${failed.join('\n')}`);
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`, () =>
  process.exit(total.failed === 0 ? 0 : 1),
);
