/**
 * Finds the Firefox and the WebKit of the journeys (`browser.ts` finds Chromium): that of an environment variable, a
 * system one, or Playwright's own; if none exists, tries to install it. Without them the journeys run in Chromium
 * only.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { firefox, webkit } from '@playwright/test';
import './browser.ts';
import { run } from './commands/process.ts';

const root = resolve(import.meta.dirname, '..');

/** A Firefox: Playwright's build has its own protocol, all others use WebDriver BiDi. */
export interface FirefoxChoice {
  readonly by: 'playwright' | 'bidi';
  readonly path: string;
}

/** A WebKit: Playwright's build, or WebKitGTK with its driver and a virtual display. */
export type WebKitChoice =
  | { readonly by: 'playwright'; readonly path: string }
  | { readonly by: 'webdriver'; readonly driver: string; readonly browser: string; readonly xvfb: string };

/** Access to the machine; replaced in tests. */
export interface EngineProbe {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Path of Playwright's own build. */
  readonly playwright: (name: 'firefox' | 'webkit') => string;
  readonly exists: (path: string) => boolean;
  /** Whether a program can print its version. */
  readonly runs: (path: string) => boolean;
  readonly glob: (pattern: string) => readonly string[];
}

const FIREFOX_PATHS = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/usr/lib/firefox/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];
const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver';
/** The minimal browser of WebKitGTK, which its packages install next to the library. */
const MINI_BROWSERS = '/usr/{lib,libexec}{,64}{,/*-linux-gnu*}/webkit2gtk-4.*/MiniBrowser';
const XVFB = '/usr/bin/Xvfb';

const machine: EngineProbe = {
  env: process.env,
  playwright: (name) => ({ firefox, webkit })[name].executablePath(),
  exists: existsSync,
  // A snap stub exists but cannot print its version.
  runs: (path) => existsSync(path) && spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0,
  glob: (pattern) => globSync(pattern).sort(),
};

/** The first Firefox that runs; `FIREFOX_PATH` excludes the others. */
export function findFirefox({
  env,
  playwright,
  exists,
  runs,
}: EngineProbe = machine): FirefoxChoice | undefined {
  const own = playwright('firefox');
  const wanted = env['FIREFOX_PATH'];
  if (wanted) return runs(wanted) ? { by: wanted === own ? 'playwright' : 'bidi', path: wanted } : undefined;
  if (exists(own) && runs(own)) return { by: 'playwright', path: own };
  const path = FIREFOX_PATHS.find(runs);
  return path === undefined ? undefined : { by: 'bidi', path };
}

/**
 * Playwright's WebKit, or WebKitGTK's driver, browser and display, if all three exist. `WEBKIT_DRIVER`,
 * `WEBKIT_BROWSER` and `XVFB_PATH` name the programs of the second.
 */
export function findWebKit({
  env,
  playwright,
  exists,
  glob,
}: EngineProbe = machine): WebKitChoice | undefined {
  const own = playwright('webkit');
  if (!env['WEBKIT_DRIVER'] && exists(own)) return { by: 'playwright', path: own };
  const driver = env['WEBKIT_DRIVER'] ?? WEBKIT_DRIVER;
  const browser = env['WEBKIT_BROWSER'] ?? glob(MINI_BROWSERS).at(-1);
  const xvfb = env['XVFB_PATH'] ?? XVFB;
  return browser && [driver, browser, xvfb].every(exists)
    ? { by: 'webdriver', driver, browser, xvfb }
    : undefined;
}

/** The three engines of the journeys. */
export type EngineName = 'chromium' | 'firefox' | 'webkit';

/** The engines on this machine; Chromium is required by the other browser tests. */
export function enginesHere(): readonly EngineName[] {
  return [
    'chromium',
    ...(findFirefox() ? (['firefox'] as const) : []),
    ...(findWebKit() ? (['webkit'] as const) : []),
  ];
}

/** An engine that may have to be installed. */
export type OtherEngine = Exclude<EngineName, 'chromium'>;

const DEBIAN: Readonly<Record<OtherEngine, readonly string[]>> = {
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'xvfb'],
};

/** The variable that selects an engine's program and excludes the others. */
const VARIABLES: Readonly<Record<OtherEngine, string>> = {
  firefox: 'FIREFOX_PATH',
  webkit: 'WEBKIT_DRIVER',
};

/** The installation commands, in order; they do not ask for a password. */
export function engineInstallers(name: OtherEngine, isRoot: boolean): readonly (readonly string[])[] {
  const admin = isRoot ? [] : ['sudo', '-n'];
  const playwright = join(root, 'node_modules', 'playwright', 'cli.js');
  return [
    [process.execPath, playwright, 'install', ...(isRoot ? ['--with-deps'] : []), name],
    [...admin, 'apt-get', 'update', '-q'],
    [...admin, 'apt-get', 'install', '-y', '-q', '--no-install-recommends', ...DEBIAN[name]],
  ];
}

/** The command that a user must type if an engine cannot be installed. */
export function engineRemedy(name: OtherEngine): string {
  return [
    `the journeys of a shopper. Type one of:`,
    `  npx playwright install --with-deps ${name}`,
    `  sudo apt-get install ${DEBIAN[name].join(' ')}`,
  ].join('\n');
}

/**
 * Installs an engine if it is missing.
 * @returns the command to type if that failed
 */
export async function ensureEngine(name: OtherEngine): Promise<string | undefined> {
  const isHere = (): boolean => enginesHere().includes(name);
  if (isHere()) return undefined;
  const variable = VARIABLES[name];
  if (process.env[variable]) return `${variable}=${process.env[variable]} does not run`;
  for (const [command = '', ...args] of engineInstallers(name, process.getuid?.() === 0)) {
    process.stdout.write(`  no ${name} found, trying: ${command} ${args.join(' ')}\n`);
    await run(command, args, { cwd: root });
    if (isHere()) return undefined;
  }
  return engineRemedy(name);
}
