/** Opens the target of an address. A folder of this machine is the release store that its server shows. */
import { createHash } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { privateFolders, setPublicFolder } from '../../commands/public-modes.ts';
import { EXIT, PublishFailure } from '../failure.ts';
import { message } from '../messages.ts';
import { numberRecords } from '../store/records.ts';
import {
  clearLeftovers,
  isCurrentTaken,
  openReleaseStore,
  type ReleaseStore,
} from '../store/release-store.ts';
import type { Address } from './address.ts';
import { bucketTarget } from './bucket-target.ts';
import { hostTarget } from './host-target.ts';
import { configureServer, nginxFile } from './server-config.ts';
import { serverTarget } from './server-target.ts';
import { skip, type Target, type TargetContext } from './target.ts';

const DIGEST_LENGTH = 6;

/** A readable folder name for an address: `bucket-shop-example-1f2e3d`. */
function folderName(address: Address): string {
  const text = Object.values(address).join('-');
  const digest = createHash('sha256').update(JSON.stringify(address)).digest('hex').slice(0, DIGEST_LENGTH);
  return `${text.replace(/[^\w.]+/g, '-')}-${digest}`;
}

/**
 * The folder of a target's release store: the target itself, or a folder on this machine.
 * @param cache parent folder of the stores on this machine
 */
export const releaseStoreFolder = (address: Address, cache: string): string =>
  address.kind === 'folder' ? resolve(address.folder) : join(cache, folderName(address));

function folderTarget(store: ReleaseStore, context: TargetContext): Target {
  const serverFile = nginxFile(store.current, context.options.hasBrotli);
  return {
    store,
    servesCompressed: true,
    canResume: false,
    checkConnection: skip,
    checkLimits: skip,
    async upload({ id }) {
      setPublicFolder(dirname(store.siteOf(id)));
      const folders = privateFolders(realpathSync(store.folder));
      const names = { folders: folders.join(', '), arguments: folders.join(' ') };
      if (folders.length > 0) context.report.say(message('privateFolders', names));
    },
    configureServer: ({ id }) => configureServer({ ...context, store, serverFile }, id),
    activate: skip,
    removeUnused: skip,
  };
}

function targetOf(address: Address, store: ReleaseStore, context: TargetContext): Target {
  switch (address.kind) {
    case 'folder':
      return folderTarget(store, context);
    case 'bucket':
      return bucketTarget(store, address, context);
    case 'server':
      return serverTarget(store, address, context);
    case 'host':
      return hostTarget(store, address, context);
  }
}

/**
 * Opens a target whose lock is held.
 * @param folder its release store
 * @throws PublishFailure when `current` is not the link of a release
 */
export function openTarget(folder: string, context: TargetContext): Target {
  const store = openReleaseStore(folder);
  if (isCurrentTaken(store))
    throw new PublishFailure(EXIT.usage, message('notALink', { path: store.current }));
  clearLeftovers(store);
  if (!context.options.isDryRun) numberRecords(store);
  return targetOf(context.options.target, store, context);
}
