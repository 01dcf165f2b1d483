/** What hosts take in one publication: their numbers as data, and a site compared with them. */
import { stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { listFiles } from '../../publish/site-folder.ts';
import type { HostName } from './address.ts';

/** The most that a host takes; what is missing has no limit. */
export interface Limits {
  readonly files?: number;
  readonly filesOfFolder?: number;
  readonly fileBytes?: number;
}

const MIB = 1024 * 1024;

/** Of the plans that cost nothing, as documented; a paid Cloudflare Pages takes 100,000 files (`--max-files`). */
export const HOST_LIMITS: Readonly<Record<HostName, Limits>> = {
  'cloudflare-pages': { files: 20_000, fileBytes: 25 * MIB },
  netlify: { filesOfFolder: 54_000 },
};

/** What a site has too much of. */
export type Excess =
  | { readonly kind: 'files'; readonly count: number; readonly most: number }
  | { readonly kind: 'folder'; readonly folder: string; readonly count: number; readonly most: number }
  | { readonly kind: 'size'; readonly file: string; readonly bytes: number; readonly most: number };

async function tooLarge(site: string, files: readonly string[], most: number): Promise<readonly Excess[]> {
  const found: Excess[] = [];
  for (const file of files) {
    const { size } = await stat(join(site, file));
    if (size > most) found.push({ kind: 'size', file, bytes: size, most });
  }
  return found;
}

/**
 * Compares a site with what a host takes.
 * @param added files that join those of the site on its way
 */
export async function excessOf(
  site: string,
  added: readonly string[],
  limits: Limits,
): Promise<readonly Excess[]> {
  const { files: mostFiles = Infinity, filesOfFolder: mostOfFolder = Infinity, fileBytes } = limits;
  const own = await listFiles(site);
  const all = [...new Set([...own, ...added])];
  const folders = Map.groupBy(all, (file) => dirname(file));
  return [
    ...(all.length > mostFiles ? [{ kind: 'files', count: all.length, most: mostFiles } as const] : []),
    ...[...folders].flatMap(([folder, { length: count }]) =>
      count > mostOfFolder ? [{ kind: 'folder', folder, count, most: mostOfFolder } as const] : [],
    ),
    ...(fileBytes === undefined ? [] : await tooLarge(site, own, fileBytes)),
  ];
}
