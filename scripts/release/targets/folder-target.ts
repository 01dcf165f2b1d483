/** A folder of this machine: the server shows the shelf itself, whose link the switch moves. */
import { realpathSync } from 'node:fs';
import { dirname } from 'node:path';
import { ownersOnly, setPublicFolder } from '../../commands/public-modes.ts';
import { nginxFile, prepareServer } from '../folder/prepare-server.ts';
import type { Shelf } from '../folder/releases.ts';
import { SAID } from '../words.ts';
import type { Target, TargetContext } from './target.ts';

const nothing = async (): Promise<void> => undefined;

/** The target that a shelf itself is. */
export function folderTarget(shelf: Shelf, { options, report, sleep }: TargetContext): Target {
  const serverFile = nginxFile(shelf.current, options.hasBrotli);
  return {
    shelf,
    showsCompressed: true,
    resumes: false,
    reach: nothing,
    accept: nothing,
    async put({ id }) {
      setPublicFolder(dirname(shelf.siteOf(id)));
      const folders = ownersOnly(realpathSync(shelf.folder));
      if (folders.length > 0) report.say(SAID.ownersOnly(folders));
    },
    prepare: ({ id }) => prepareServer({ options, target: shelf, serverFile, report, sleep }, id),
    show: nothing,
    tidy: nothing,
  };
}
