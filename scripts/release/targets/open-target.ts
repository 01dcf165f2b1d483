/** The target that an address names. */
import { createHash } from 'node:crypto';
import { join, resolve } from 'node:path';
import { EXIT, PublishFailure } from '../failure.ts';
import { clearLeftovers, isCurrentTaken, numberRecords, openShelf, type Shelf } from '../folder/releases.ts';
import { SAID } from '../words.ts';
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
 * Folder of a target's shelf: the target itself, or one of this machine's own.
 * @param cache folder that holds those of all targets
 */
export const shelfFolder = (address: Address, cache: string): string =>
  address.kind === 'folder' ? resolve(address.folder) : join(cache, folderName(address));

function targetOf(address: Address, shelf: Shelf, context: TargetContext): Target {
  switch (address.kind) {
    case 'folder':
      return folderTarget(shelf, context);
    case 'bucket':
      return bucketTarget(shelf, address, context);
    case 'server':
      return serverTarget(shelf, address, context);
    case 'host':
      return hostTarget(shelf, address, context);
  }
}

/**
 * Opens a target whose lock is held.
 * @param folder of its shelf
 * @throws PublishFailure when something else stands where its link belongs
 */
export function openTarget(folder: string, context: TargetContext): Target {
  const shelf = openShelf(folder);
  if (isCurrentTaken(shelf)) throw new PublishFailure(EXIT.usage, SAID.notALink(shelf.current));
  clearLeftovers(shelf);
  if (!context.options.isDryRun) numberRecords(shelf);
  return targetOf(context.options.target, shelf, context);
}
