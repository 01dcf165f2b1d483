/** Finds the Chromium of the browser tests: `CHROMIUM_PATH`, a system path, or Playwright's own; if none runs, installs one. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { run } from './commands/process.ts';

const root = resolve(import.meta.dirname, '..');

/** Playwright's downloads stay inside the project unless the machine is configured otherwise. */
process.env['PLAYWRIGHT_BROWSERS_PATH'] ??= join(root, '.cache', 'playwright');

/** The headless build first: it renders the same pages in about two thirds of the time. */
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

/** The browser of the tests and its arguments. */
export interface BrowserChoice {
  /** The executable; undefined if no Chromium runs. */
  readonly path: string | undefined;
  /** Launch arguments: no sandbox for root, who cannot have one. */
  readonly args: string[];
}

/** Access to the machine; replaced in tests. */
export interface BrowserProbe {
  readonly wanted: string | undefined;
  readonly playwright: () => string;
  readonly runs: (path: string) => boolean;
}

/** The candidates in order of preference; `CHROMIUM_PATH` excludes the others. */
export function browserCandidates(probe: Pick<BrowserProbe, 'wanted' | 'playwright'>): readonly string[] {
  return probe.wanted ? [probe.wanted] : [...SYSTEM_PATHS, probe.playwright()];
}

const machine: BrowserProbe = {
  wanted: process.env['CHROMIUM_PATH'],
  playwright: () => chromium.executablePath(),
  // A snap stub and a build without its libraries exist but cannot print their version.
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

/** The installation commands, in order. */
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
 * The path of a Chromium that runs, installed if there is none.
 * @throws Error with the command to type when no installation succeeds
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
