/**
 * Where the Chromium of the browser tests comes from: `CHROMIUM_PATH`, a known system path,
 * Playwright's own, and when none of them runs, an installation.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { run } from './commands/process.ts';

const root = resolve(import.meta.dirname, '..');

/** Playwright's downloads stay inside the project unless the machine says otherwise. */
process.env['PLAYWRIGHT_BROWSERS_PATH'] ??= join(root, '.cache', 'playwright');

/** The build without windows first: it draws the same pages in about two thirds of the time. */
const SYSTEM_PATHS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** What a shopper's browser needs on the machine that runs the tests. */
export interface BrowserChoice {
  /** The executable, or undefined when no Chromium that runs was found. */
  readonly path: string | undefined;
  /** Launch arguments: no sandbox only for root, who cannot have one. */
  readonly args: string[];
}

/** Everything the search asks of the machine; replaced in tests. */
export interface BrowserProbe {
  readonly wanted: string | undefined;
  readonly playwright: () => string;
  readonly runs: (path: string) => boolean;
}

/** The places to look, in the order of preference; `CHROMIUM_PATH` excludes the others. */
export function browserCandidates(probe: Pick<BrowserProbe, 'wanted' | 'playwright'>): readonly string[] {
  return probe.wanted ? [probe.wanted] : [...SYSTEM_PATHS, probe.playwright()];
}

const machine: BrowserProbe = {
  wanted: process.env['CHROMIUM_PATH'],
  playwright: () => chromium.executablePath(),
  // A snap stub and a build without its libraries both exist and cannot say their version.
  runs: (path) => existsSync(path) && spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0,
};

/** The first Chromium that runs. */
export function findBrowser(probe: BrowserProbe = machine): BrowserChoice {
  const isRoot = process.getuid?.() === 0;
  return {
    path: browserCandidates(probe).find(probe.runs),
    args: isRoot ? ['--no-sandbox', '--disable-background-networking'] : [],
  };
}

/** The installations to try, one after the other, each as a command line. */
export function browserInstallers(isRoot: boolean): readonly (readonly string[])[] {
  const admin = isRoot ? [] : ['sudo', '-n'];
  const debian = [...admin, 'apt-get', 'install', '-y', '-q', '--no-install-recommends'];
  const playwright = join(root, 'node_modules', 'playwright', 'cli.js');
  return [
    [process.execPath, playwright, 'install', '--no-shell', 'chromium'],
    [...admin, 'apt-get', 'update', '-q'],
    [...debian, 'chromium-headless-shell'],
    [...debian, 'chromium'],
  ];
}

/**
 * The path of a Chromium that runs, installed first when there is none.
 * @throws Error that says exactly what to type, when no installation succeeds
 */
export async function ensureBrowser(): Promise<string> {
  const found = findBrowser().path;
  if (found) return found;
  if (machine.wanted) throw new Error(`CHROMIUM_PATH=${machine.wanted} does not run.`);
  for (const [command = '', ...args] of browserInstallers(process.getuid?.() === 0)) {
    process.stdout.write(`  no Chromium found, trying: ${command} ${args.join(' ')}\n`);
    await run(command, args, { cwd: root });
    const path = findBrowser().path;
    if (path) return path;
  }
  throw new Error(
    [
      'No Chromium for the browser tests, and none could be installed. Type one of:',
      '  npx playwright install --with-deps chromium',
      '  sudo apt-get install chromium',
      '  CHROMIUM_PATH=/path/to/chromium npm test',
    ].join('\n'),
  );
}
