/**
 * A folder of another machine, by rsync and ssh: `releases/{id}/`, whose unchanged files are hard links to the live release, and
 * the link `current`, which is replaced atomically.
 */
import { EXIT, PublishFailure } from '../failure.ts';
import { message } from '../messages.ts';
import { releaseIds } from '../store/records.ts';
import { currentReleaseId, RELEASE_GLOB, type ReleaseStore } from '../store/release-store.ts';
import type { Address } from './address.ts';
import { runTool, type Tool, type ToolResult } from './run-tool.ts';
import { configureServer, nginxFile } from './server-config.ts';
import { skip, type Target, type TargetContext } from './target.ts';

const RSYNC: Tool = { command: 'rsync', install: 'sudo apt-get install rsync (aquí y en el servidor)' };
const SHELL: Tool = { command: 'sh', install: 'sudo apt-get install dash' };

/** ssh notices a machine that has gone away (ssh_config(5)). */
const SSH = 'ssh -o ConnectTimeout=20 -o ServerAliveInterval=15 -o ServerAliveCountMax=4';
/** ssh's exit code when it could not run the script. */
const UNREACHABLE = 255;
/** Long enough to type a password. */
const CONNECTION_TIMEOUT_MS = 60_000;

/** Modes do not depend on this machine, files are compared by content, and a copy ends after five minutes without a byte. */
const RSYNC_ARGS = [
  ...['--recursive', '--links', '--perms', '--chmod=D755,F644', '--checksum'],
  // rsync names every file, so that it ends when nobody reads its output any more.
  ...['-v', '--timeout=300'],
];

/** The folder of an upload, which the next run continues. */
const INCOMING = '.incoming';
/** Exit codes of our scripts. */
const [NO_FOLDER, UNREADABLE, PRIVATE_FOLDER] = [9, 10, 11];

/** Quotes a word for a shell. */
const quote = (word: string): string => `'${word.replaceAll("'", `'\\''`)}'`;

/** The script that installs the uploaded nginx.conf, and restores the previous one when the server rejects it. */
function exchangeScript(reload: string): string {
  const install =
    '{ test ! -e nginx.conf || { rm -f nginx.conf.before && cp -p nginx.conf nginx.conf.before; }; } && mv nginx.conf.new nginx.conf';
  const restore = '{ test ! -e nginx.conf.before || mv nginx.conf.before nginx.conf; exit 1; }';
  return reload === '' ? install : `${install} && { (${reload}) || ${restore}; }`;
}

/** The script that checks whether a web server of another user can read a site. */
const readableScript = (site: string): string =>
  [
    `cd ${site}`,
    `if test -n "$(find . \\( -type d ! -perm -005 -o -type f ! -perm -004 \\) | head -n 1)"; then exit ${UNREADABLE}; fi`,
    'at=$(pwd -P)',
    `while test "$at" != /; do if test -n "$(find "$at" -prune ! -perm -001 ! -perm -010)"; then exit ${PRIVATE_FOLDER}; fi; at=$(dirname "$at"); done`,
  ].join(' && ');

/** The shell of another machine. Its functions throw a `PublishFailure`. */
function openShell(host: string, cwd: string, env: NodeJS.ProcessEnv) {
  const ssh = env['RSYNC_RSH'] || SSH;
  const commandFor = (script: string): string => `${ssh} ${quote(host)} ${quote(script)}`;
  const runScript = async (script: string, timeoutMs?: number): Promise<ToolResult> => {
    const result = await runTool(SHELL, { args: ['-c', commandFor(script)], cwd, env, timeoutMs });
    const isReached = timeoutMs === undefined ? result.code !== UNREACHABLE : result.code === 0;
    if (isReached) return result;
    throw new PublishFailure(EXIT.target, message('target.noServer', { host }), result.lastLines);
  };
  return {
    /** The local command that runs a script on the machine. */
    commandFor,
    /** Runs a script on the machine; returns its exit code. */
    run: async (script: string): Promise<number> => (await runScript(script)).code,
    checkConnection: async (): Promise<void> => void (await runScript('true', CONNECTION_TIMEOUT_MS)),
    /** The local command that copies a file to the machine. */
    copyCommand: (from: string, to: string): string =>
      `rsync --perms --chmod=F644 --rsh=${quote(ssh)} ${quote(from)} ${quote(`${host}:${to}`)}`,
    /** Copies the content of a folder to the machine. */
    async copy(from: string, to: string, args: readonly string[]): Promise<void> {
      const all = [...RSYNC_ARGS, `--rsh=${ssh}`, ...args, `${from}/`, `${host}:${to}/`];
      const { code, lastLines } = await runTool(RSYNC, { args: all, cwd, env });
      if (code !== 0) throw new PublishFailure(EXIT.target, message('target.interrupted'), lastLines);
    },
  };
}

/** The target of a folder of another machine. */
export function serverTarget(
  store: ReleaseStore,
  { host, folder }: Extract<Address, { kind: 'server' }>,
  context: TargetContext,
): Target {
  const { options, report } = context;
  const shell = openShell(host, store.folder, { ...process.env, ...context.env });
  const releases = `${folder}/releases`;
  const notWritable = (): PublishFailure =>
    new PublishFailure(EXIT.target, message('target.notWritable', { host, folder }));
  const runInFolder = async (script: string): Promise<void> => {
    if ((await shell.run(`cd ${folder} && ${script}`)) !== 0) throw notWritable();
  };
  const requireReadable = async (site: string): Promise<void> => {
    const code = await shell.run(readableScript(site));
    if (code === UNREADABLE) throw new PublishFailure(EXIT.target, message('target.notReadable', { site }));
    if (code === PRIVATE_FOLDER) report.say(message('target.privateFolders', { site }));
  };
  return {
    store,
    servesCompressed: true,
    canResume: true,
    checkConnection: shell.checkConnection,
    checkLimits: skip,
    async upload({ id }) {
      // Folders are readable for a web server of another user, whatever the umask there is.
      const found = await shell.run(
        `umask 022; mkdir -p ${releases} && chmod 755 ${releases} || exit ${NO_FOLDER}; test -d ${releases}/${id}`,
      );
      if (found === NO_FOLDER) throw notWritable();
      const live = currentReleaseId(store);
      const links = live === undefined ? [] : [`--link-dest=../${live}`];
      // An existing release only receives the hashed files of others, for open pages.
      if (found === 0) await shell.copy(store.siteOf(id), `${releases}/${id}`, links);
      else {
        await shell.copy(store.siteOf(id), `${releases}/${INCOMING}`, ['--delete', ...links]);
        await runInFolder(`mv -T releases/${INCOMING} releases/${id}`);
      }
      await requireReadable(`${releases}/${id}`);
    },
    configureServer({ id }) {
      const copy = shell.copyCommand('nginx.conf', `${folder}/nginx.conf.new`);
      const commandFor = (reload: string): string =>
        `${copy} && ${shell.commandFor(`cd ${folder} && ${exchangeScript(reload)}`)}`;
      const serverFile = nginxFile(`${folder}/current`, options.hasBrotli);
      return configureServer({ ...context, store, serverFile, commandFor }, id);
    },
    activate: ({ id }) => runInFolder(`ln -sfn releases/${id} .current-new && mv -T .current-new current`),
    async removeUnused() {
      const kept = releaseIds(store).join('|');
      const remove = `for id in *; do case $id in ${kept}) ;; ${RELEASE_GLOB}) rm -rf "$id" ;; esac; done`;
      if ((await shell.run(`cd ${releases} && ${remove}`)) !== 0) report.say(message('target.notRemoved'));
    },
  };
}
