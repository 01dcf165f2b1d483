/**
 * The next release, begun while the shop is still being built: of a few changed articles nearly all files stay, and to give
 * each of 72,000 another name takes a second and more.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { currentSite, incomingSite, type ReleaseStore } from './releases.ts';
import { copyReusing, linkAll } from './reuse-files.ts';

type Compress = (paths: readonly string[]) => Promise<void>;

/** A folder that becomes the next release. */
export interface Draft {
  readonly folder: string;
  /** Makes it what was built. Rejects with an error of the file system; the same for who asks again. */
  readonly fill: (site: string, compress: Compress) => Promise<void>;
  /** Takes it away, unless it has become a release; resolves when nothing is written any more. */
  readonly drop: () => Promise<void>;
}

/** Nobody has a release of this name: what is left of one is cleared away before the next publication. */
const NAME = 'next';

/** Begins one with the files of the live release. */
export function beginDraft(store: ReleaseStore): Draft {
  const folder = incomingSite(store, NAME);
  const live = currentSite(store);
  const clear = (): void => {
    try {
      rmSync(folder, { recursive: true, force: true });
    } catch {
      // What cannot be taken away now is before the next publication.
    }
  };
  const begin = async (site: string): Promise<ReadonlySet<string>> => {
    mkdirSync(folder);
    return linkAll(site, folder);
  };
  // What could not be begun is made whole later, which says why it cannot.
  const begun = live === undefined ? undefined : begin(live).catch(clear);
  let filled: Promise<void> | undefined;
  const fillOnce = async (site: string, compress: Compress): Promise<void> =>
    copyReusing(site, folder, live, compress, (await begun) ?? undefined);
  return {
    folder,
    fill: (site, compress) => {
      filled ??= fillOnce(site, compress);
      return filled;
    },
    drop: async () => {
      await begun;
      await filled?.catch(() => undefined);
      clear();
    },
  };
}
