#!/usr/bin/env node
// @ts-check
/**
 * Runs a script with everything it needs: `node scripts/with-node.mjs scripts/start.ts …`.
 *
 * 1. A recent Node. On an older one, npm's platform package of Node is put into `.cache/`.
 * 2. The packages of the lockfile, installed if they are missing or outdated.
 * 3. The script itself, in this process, with the following arguments.
 *
 * Files are written inside the project only. This file and `node/` have to run on Node 18 and without packages.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import module from 'node:module';
import { constants, homedir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { explainFailedStart } from './node/failed-start.mjs';
import { proxyFault, proxyNote, proxyVariables, readsProxy } from './node/proxy.mjs';

const self = fileURLToPath(import.meta.url);
const root = resolve(dirname(self), '..');
const cache = join(root, '.cache');
const onWindows = process.platform === 'win32';

/** The long-term release that is downloaded if the running Node is too old. */
const RELEASE = '24';
/** Exit codes of sysexits: wrong usage, and an unavailable requirement. */
const USAGE = 64;
const UNAVAILABLE = 69;

/**
 * Whether a Node can run the shop: Astro 7 requires 22.12, and native TypeScript requires 22.18 or 23.6.
 * @param {string} version as `process.version` prints it
 */
export function isRecentEnough(version) {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number);
  return major >= 24 || (major === 23 && minor >= 6) || (major === 22 && minor >= 18);
}

/**
 * The npm package that holds the Node executable of a platform.
 * @param {string} platform
 * @param {string} arch
 */
export function nodePackage(platform, arch) {
  const name = platform === 'darwin' && arch === 'arm64' ? 'node-bin' : 'node';
  return `${name}-${platform === 'win32' ? 'win' : platform}-${arch}`;
}

/**
 * Whether the installed packages (`node_modules/.package-lock.json`, which npm writes last) match the lockfile.
 * Optional packages of other platforms may be missing.
 * @param {{packages?: Record<string, {version?: string, optional?: boolean}>}} wanted
 * @param {{packages?: Record<string, {version?: string}>}} installed
 */
export function isInstalled(wanted, installed) {
  return Object.entries(wanted.packages ?? {}).every(([path, entry]) => {
    if (path === '') return true;
    const found = installed.packages?.[path];
    return found ? found.version === entry.version : entry.optional === true;
  });
}

/**
 * The shell's exit code of a process that ended like this.
 * @param {number | null} code
 * @param {NodeJS.Signals | null} signal
 */
export function exitCode(code, signal) {
  return code ?? 128 + (signal ? constants.signals[signal] : 0);
}

/** @param {string} text */
const say = (text) => process.stdout.write(`${text}\n`);

/**
 * @param {string} text
 * @param {number} [code]
 * @returns {never}
 */
function giveUp(text, code = UNAVAILABLE) {
  process.stderr.write(`\n✗ ${text}\n`);
  process.exit(code);
}

/** @param {string} path */
const readJson = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {});

/**
 * Runs npm with a cache inside the project; offline, from the machine's npm cache if there is one. A small request
 * detects that first, because an installation takes minutes to fail offline.
 * @param {string} directory
 * @param {string[]} args
 * @returns {boolean} whether it succeeded
 */
function npm(directory, args) {
  const cli = process.env.npm_execpath ?? '';
  const [command, ...first] = cli.endsWith('npm-cli.js') ? [process.execPath, cli] : ['npm'];
  const common = ['--prefix', directory, '--no-audit', '--no-fund', '--loglevel=error', '--logs-max=0'];
  /** @type {(wanted: string[], output: 'inherit' | 'ignore') => boolean} */
  const succeeds = (wanted, output) =>
    spawnSync(command, [...first, ...wanted, ...common], {
      cwd: directory,
      stdio: ['ignore', output, output],
      shell: onWindows && command === 'npm',
    }).status === 0;

  const own = ['--cache', join(cache, 'npm')];
  if (
    succeeds(['view', 'astro', 'name', '--fetch-retries=1', '--fetch-retry-mintimeout=500', ...own], 'ignore')
  )
    return succeeds([...args, ...own], 'inherit');
  say(`  the npm registry does not answer${proxyNote(process.env)}`);
  const machine = process.env.npm_config_cache ?? join(homedir(), '.npm');
  return (
    existsSync(join(machine, '_cacache')) && succeeds([...args, '--cache', machine, '--offline'], 'inherit')
  );
}

/** The executable of a recent Node inside the project, downloaded if it is missing. */
function fetchNode() {
  const name = nodePackage(process.platform, process.arch);
  const directory = join(cache, `node-${RELEASE}`);
  const executable = join(directory, 'node_modules', name, 'bin', onWindows ? 'node.exe' : 'node');
  const start = () => spawnSync(executable, ['--version'], { encoding: 'utf8' });
  /** @param {ReturnType<typeof start>} answer */
  const works = ({ status, stdout }) => status === 0 && isRecentEnough(stdout.trim());
  if (existsSync(executable) && works(start())) return executable;

  say(
    isRecentEnough(process.version)
      ? `Node ${process.version} cannot use the proxy of the environment: fetching Node ${RELEASE} LTS into .cache/ …`
      : `Node ${process.version} is too old for the shop: fetching Node ${RELEASE} LTS into .cache/ …`,
  );
  rmSync(directory, { recursive: true, force: true });
  mkdirSync(directory, { recursive: true });
  writeFileSync(join(directory, 'package.json'), '{ "private": true }\n');
  if (!npm(directory, ['install', '--no-save', '--ignore-scripts', `${name}@${RELEASE}`]))
    giveUp(
      `Node ${RELEASE} could not be fetched from the npm registry${proxyNote(process.env)}. Check the network, or install Node 22.18 or newer (https://nodejs.org) and try again.`,
    );
  if (!existsSync(executable))
    giveUp(
      `There is no Node ${RELEASE} for ${process.platform} on ${process.arch} in the npm registry. Install Node 22.18 or newer (https://nodejs.org) and try again.`,
    );
  const answer = start();
  if (!works(answer))
    giveUp(`Node ${RELEASE} was fetched but cannot run here. ${explainFailedStart(answer, executable)}`);
  return executable;
}

/** Installs the packages of the lockfile if they are missing or outdated. */
function ensurePackages() {
  const wanted = readJson(join(root, 'package-lock.json'));
  if (isInstalled(wanted, readJson(join(root, 'node_modules', '.package-lock.json')))) return;
  const started = Date.now();
  say('Installing the packages of package-lock.json (once; about a minute) …');
  if (!npm(root, ['ci', '--include=dev', '--include=optional']))
    giveUp(
      `The packages could not be installed${proxyNote(process.env)} (see above). Check the network and try again.`,
    );
  say(`✓ packages installed (${((Date.now() - started) / 1000).toFixed(1)} s)`);
}

/**
 * Runs this file again on another Node or with other variables, and forwards signals to it.
 * @param {string} executable
 * @param {string[]} args
 * @param {Record<string, string>} variables
 */
function continueOn(executable, args, variables) {
  const child = spawn(executable, [self, ...args], {
    stdio: 'inherit',
    env: { ...process.env, ...variables },
  });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(exitCode(code, signal)));
}

/** Ends this process with the npm that started it: npm sends a signal to a shell, and some shells do not forward it. */
function endWithNpm() {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
  }, 500).unref();
}

/** @param {string[]} args the script's path, then its own arguments */
async function main(args) {
  const [script, ...rest] = args;
  if (!script || !existsSync(resolve(script))) {
    process.stderr.write('usage: node scripts/with-node.mjs scripts/<script>.ts [arguments]\n');
    process.exit(USAGE);
  }
  endWithNpm();
  const fault = proxyFault(process.env);
  if (fault) giveUp(fault, USAGE);
  // Node reads these variables only at its start.
  const proxy = proxyVariables(process.env);
  const isFit = isRecentEnough(process.version) && (!proxy || readsProxy(process.version));
  if (!isFit || proxy) {
    continueOn(isFit ? process.execPath : fetchNode(), args, proxy ?? {});
    return;
  }
  ensurePackages();
  // Caches compiled scripts, which saves half a second of every start.
  module.enableCompileCache?.(join(cache, 'compiled'));
  process.env.ASTRO_TELEMETRY_DISABLED = '1';
  process.env.PATH = [dirname(process.execPath), join(root, 'node_modules', '.bin'), process.env.PATH].join(
    delimiter,
  );
  process.argv = [process.execPath, resolve(script), ...rest];
  await import(pathToFileURL(resolve(script)).href);
}

/**
 * Whether two paths name one file; on Windows drive letters are case-insensitive.
 * @param {string} one
 * @param {string} other
 */
const isSameFile = (one, other) => (onWindows ? one.toLowerCase() === other.toLowerCase() : one === other);

if (process.argv[1] && isSameFile(realpathSync(process.argv[1]), self)) await main(process.argv.slice(2));
