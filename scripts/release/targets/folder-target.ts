/** A folder of this machine: the server shows the release store itself, whose link the switch moves. */
import { realpathSync } from 'node:fs';
import { dirname } from 'node:path';
import { privateFolders, setPublicFolder } from '../../commands/public-modes.ts';
import { nginxFile, prepareServer } from '../folder/prepare-server.ts';
import type { ReleaseStore } from '../folder/releases.ts';
import { MESSAGES } from '../words.ts';
import type { Target, TargetContext } from './target.ts';

const nothing = async (): Promise<void> => undefined;

/** The target that a release store itself is. */
export function folderTarget(store: ReleaseStore, { options, report, sleep }: TargetContext): Target {
  const serverFile = nginxFile(store.current, options.hasBrotli);
  return {
    store,
    showsCompressed: true,
    resumes: false,
    reach: nothing,
    accept: nothing,
    async put({ id }) {
      setPublicFolder(dirname(store.siteOf(id)));
      const folders = privateFolders(realpathSync(store.folder));
      if (folders.length > 0) report.say(MESSAGES.privateFolders(folders));
    },
    prepare: ({ id }) => prepareServer({ options, target: store, serverFile, report, sleep }, id),
    show: nothing,
    tidy: nothing,
  };
}
