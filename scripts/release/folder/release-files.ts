/** Copies a finished site into a target and switches to it atomically. */
import { existsSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setPublicModes } from '../../commands/public-modes.ts';
import { replaceFile } from '../../commands/replace-file.ts';
import { listFiles } from '../../publish/site-folder.ts';
import { EXIT, PublishFailure } from '../failure.ts';
import { MESSAGES } from '../words.ts';
import type { Draft } from './draft.ts';
import { flushDisk, flushNames } from './flush.ts';
import { replaceLink } from './links.ts';
import {
  currentReleaseId,
  currentSite,
  incomingSite,
  linkTo,
  type ReleaseRecord,
  type ReleaseStore,
  readRecords,
  releaseIds,
} from './releases.ts';
import { copyReusing, linkWithForms } from './reuse-files.ts';

/** Folder of the files whose name changes with their content; pages that are open ask for them later. */
export const HASHED = '_astro';

/** The hashed files of a site that was just built. */
export async function hashedFiles(site: string): Promise<readonly string[]> {
  const folder = join(site, HASHED);
  return existsSync(folder) ? listFiles(folder) : [];
}

/** Copies the hashed files of previous releases into a site, so that their pages still find them. */
export async function retainPreviousAssets(
  target: ReleaseStore,
  site: string,
  lenders: readonly ReleaseRecord[],
): Promise<void> {
  const to = join(site, HASHED);
  const there = new Set(await hashedFiles(site));
  for (const { id, assets } of lenders) {
    const known = new Set(await hashedFiles(target.siteOf(id)));
    const lent = assets.filter((asset) => known.has(asset) && !there.has(asset));
    linkWithForms(lent, { from: join(target.siteOf(id), HASHED), to, known });
    for (const asset of lent) there.add(asset);
  }
}

const MAX_PATHS = 12;

/**
 * Gives a site the modes that a web server of another user needs, whatever the umask is.
 * @throws PublishFailure that names the files that such a server cannot read
 */
export function requireReadable(site: string): void {
  const unreadable = setPublicModes(site);
  if (unreadable.length === 0) return;
  throw new PublishFailure(
    EXIT.target,
    MESSAGES.notReadable(unreadable.length),
    unreadable.slice(0, MAX_PATHS),
  );
}

/**
 * Copies a site onto the release store, whole or not at all. What was copied is on the disk itself before it counts as a release.
 * @param compress makes the compressed forms of those files that have none yet
 * @param draft what was begun before of it
 * @throws Error of the file system, after taking away what was copied
 */
export async function storeSite(
  target: ReleaseStore,
  site: string,
  record: ReleaseRecord,
  compress: (paths: readonly string[]) => Promise<void>,
  draft?: Draft,
): Promise<void> {
  const incoming = draft?.folder ?? incomingSite(target, record.id);
  const whole = target.siteOf(record.id);
  try {
    if (draft) await draft.fill(site, compress);
    else await copyReusing(site, incoming, currentSite(target), compress);
    await retainPreviousAssets(target, incoming, readRecords(target));
    replaceFile(target.recordOf(record.id), JSON.stringify(record));
    requireReadable(incoming);
    await flushDisk(target.folder);
    renameSync(incoming, whole);
    flushNames(dirname(whole));
  } catch (error) {
    rmSync(incoming, { recursive: true, force: true });
    rmSync(target.recordOf(record.id), { force: true });
    throw error;
  }
}

/** Makes a release the live one: a reader sees the old one or the new one, never neither. */
export function switchCurrent(target: ReleaseStore, id: string, platform = process.platform): void {
  const next = join(target.folder, `.current-${process.pid}`);
  replaceLink(linkTo(id), target.current, { next, platform });
  flushNames(target.folder);
}

/** Takes the oldest releases away until `keep` are left; the live one always stays. */
export function removeOldReleases(target: ReleaseStore, keep: number): void {
  const others = releaseIds(target).filter((id) => id !== currentReleaseId(target));
  const surplus = others.slice(0, Math.max(0, others.length - Math.max(0, keep - 1)));
  for (const id of surplus) removeRelease(target, id);
}

/** Takes a release away, which must not be the live one. */
export function removeRelease(target: ReleaseStore, id: string): void {
  rmSync(target.recordOf(id), { force: true });
  rmSync(target.packagesOf(id), { force: true });
  rmSync(target.siteOf(id), { recursive: true, force: true });
}
