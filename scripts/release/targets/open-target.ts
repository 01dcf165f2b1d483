/** The target that an address names. */
import { createHash } from 'node:crypto';
import { join, resolve } from 'node:path';
import { EXIT, PublishFailure } from '../failure.ts';
import {
  clearLeftovers,
  isCurrentTaken,
  numberRecords,
  openReleaseStore,
  type ReleaseStore,
} from '../folder/releases.ts';
import { MESSAGES } from '../words.ts';
import type { Address } from './address.ts';
import { bucketTarget } from './bucket/bucket-target.ts';
import { folderTarget } from './folder-target.ts';
import { hostTarget } from './host/host-target.ts';
import { serverTarget } from './server/server-target.ts';
import type { Target, TargetContext } from './target.ts';

const DIGEST_LENGTH = 6;

/** A name for a folder that says what it is of: `bucket-shop-example-1f2e3d`. */
function folderName(address: Address): string {
  const text = Object.values(address).join('-');
  const digest = createHash('sha256').update(JSON.stringify(address)).digest('hex').slice(0, DIGEST_LENGTH);
  return `${text.replace(/[^\w.]+/g, '-')}-${digest}`;
}

/**
 * Folder of a target's release store: the target itself, or one of this machine's own.
 * @param cache folder that holds those of all targets
 */
export const releaseStoreFolder = (address: Address, cache: string): string =>
  address.kind === 'folder' ? resolve(address.folder) : join(cache, folderName(address));

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
 * @param folder of its release store
 * @throws PublishFailure when something else is in its link's place
 */
export function openTarget(folder: string, context: TargetContext): Target {
  const store = openReleaseStore(folder);
  if (isCurrentTaken(store)) throw new PublishFailure(EXIT.usage, MESSAGES.notALink(store.current));
  clearLeftovers(store);
  if (!context.options.isDryRun) numberRecords(store);
  return targetOf(context.options.target, store, context);
}
