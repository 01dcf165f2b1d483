/**
 * A folder of another machine, as `folder-target.ts` has one of this: `releases/{id}/`, whose files are links to those of
 * the live release where they did not change, and `current`, which is moved in one step.
 */
import { EXIT, PublishFailure } from '../../failure.ts';
import { nginxFile, prepareServer } from '../../folder/prepare-server.ts';
import { currentReleaseId, RELEASE_GLOB, type ReleaseStore, releaseIds } from '../../folder/releases.ts';
import type { Reporter } from '../../report.ts';
import type { Address } from '../address.ts';
import type { Target, TargetContext } from '../target.ts';
import { TARGET_MESSAGES } from '../words.ts';
import { openRemoteShell, type RemoteShell } from './remote-shell.ts';

/** A release on its way, which the next run goes on with. */
const INCOMING = '.incoming';
/** What a script ends with that could not make its folder. */
const NO_FOLDER = 9;

/** Takes the file that was sent for the configuration, and puts the one before back where it could not be read. */
function exchange(reload: string): string {
  const take =
    '{ test ! -e nginx.conf || { rm -f nginx.conf.before && cp -p nginx.conf nginx.conf.before; }; } && mv nginx.conf.new nginx.conf';
  const putBack = '{ test ! -e nginx.conf.before || mv nginx.conf.before nginx.conf; exit 1; }';
  return reload === '' ? take : `${take} && { (${reload}) || ${putBack}; }`;
}

/** Has the configuration sent, and read, where it is another than before. */
async function prepare(
  {
    store,
    shell,
    folder,
  }: { readonly store: ReleaseStore; readonly shell: RemoteShell; readonly folder: string },
  { options, report, sleep }: TargetContext,
  id: string,
): Promise<void> {
  const serverFile = nginxFile(`${folder}/current`, options.hasBrotli);
  const copy = shell.copyLine('nginx.conf', `${folder}/nginx.conf.new`);
  const send = (reload: string): string =>
    `${copy} && ${shell.lineFor(`cd ${folder} && ${exchange(reload)}`)}`;
  await prepareServer({ options, target: store, serverFile, send, report, sleep }, id);
}

/** Folders that a script makes there are for a web server of another user, whatever its umask is. */
const PUBLIC_MASK = 'umask 022';
/** The exit codes of a script that looks whether such a server can read a release. */
const [UNREADABLE, OWNERS_ONLY] = [10, 11];

/** Prints nothing where other users can read everything below a folder. */
const UNREADABLE_BELOW = '\\( -type d ! -perm -005 -o -type f ! -perm -004 \\) | head -n 1';

/**
 * Checks on the other machine that its web server can read a release.
 * @throws PublishFailure when it cannot
 */
async function requireReadableThere(shell: RemoteShell, site: string, report: Reporter): Promise<void> {
  const code = await shell.run(
    [
      `cd ${site}`,
      `if test -n "$(find . ${UNREADABLE_BELOW})"; then exit ${UNREADABLE}; fi`,
      'at=$(pwd -P)',
      `while test "$at" != /; do if test -n "$(find "$at" -prune ! -perm -001 ! -perm -010)"; then exit ${OWNERS_ONLY}; fi; at=$(dirname "$at"); done`,
    ].join(' && '),
  );
  if (code === UNREADABLE) throw new PublishFailure(EXIT.target, TARGET_MESSAGES.notReadable(site));
  if (code === OWNERS_ONLY) report.say(TARGET_MESSAGES.privateFolders(site));
}

/** The target that a folder of another machine is. */
export function serverTarget(
  store: ReleaseStore,
  { host, folder }: Extract<Address, { kind: 'server' }>,
  context: TargetContext,
): Target {
  const shell = openRemoteShell({ host, cwd: store.folder, env: { ...process.env, ...context.env } });
  const noFolder = (): PublishFailure =>
    new PublishFailure(EXIT.target, TARGET_MESSAGES.notThere(host, folder));
  const must = async (script: string): Promise<void> => {
    if ((await shell.run(`cd ${folder} && ${script}`)) !== 0) throw noFolder();
  };
  return {
    store,
    showsCompressed: true,
    resumes: true,
    reach: shell.reach,
    accept: async () => undefined,
    async put({ id }) {
      const releases = `${folder}/releases`;
      const found = await shell.run(
        `${PUBLIC_MASK}; mkdir -p ${releases} && chmod 755 ${releases} || exit ${NO_FOLDER}; test -d ${releases}/${id}`,
      );
      if (found === NO_FOLDER) throw noFolder();
      const live = currentReleaseId(store);
      const links = live === undefined ? [] : [`--link-dest=../${live}`];
      // A release that is there is only added to: the hashed files of others, for pages that are open.
      if (found === 0) await shell.copy(store.siteOf(id), `${releases}/${id}`, links);
      else {
        await shell.copy(store.siteOf(id), `${releases}/${INCOMING}`, ['--delete', ...links]);
        await must(`mv -T releases/${INCOMING} releases/${id}`);
      }
      await requireReadableThere(shell, `${folder}/releases/${id}`, context.report);
    },
    prepare: ({ id }) => prepare({ store, shell, folder }, context, id),
    show: ({ id }) => must(`ln -sfn releases/${id} .current-new && mv -T .current-new current`),
    async tidy() {
      const kept = releaseIds(store).join('|');
      const remove = `for id in *; do case $id in ${kept}) ;; ${RELEASE_GLOB}) rm -rf "$id" ;; esac; done`;
      if ((await shell.run(`cd ${folder}/releases && ${remove}`)) !== 0)
        context.report.say(TARGET_MESSAGES.notTidied);
    },
  };
}
