/**
 * A snapshot that a publication has taken to look for changes, left for its build, which would read the same answers again (decision
 * 183, Critical path).
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { Snapshot } from '../collect.ts';
import { adoptDetailFile, createHandoffDetailFile, type DetailFile } from '../details/detail-table.ts';
import { withRelatedCards } from '../details/related-cards.ts';

const FILE = 'snapshot';

type Left = { readonly snapshot: Omit<Snapshot, 'details'>; readonly details: string };

/** What a file of this module's own says, written by the same program. */
const readLeft = (file: string): Left => deserialize(readFileSync(file));

/** A snapshot that is being taken for a build. */
export type SnapshotHandoff = {
  /** Takes where the details stand in the recorded answers. */
  readonly details: DetailFile;
  /** Leaves it. */
  readonly leave: (snapshot: Snapshot) => void;
  /** Is the last that is done with it. */
  readonly close: () => void;
};

/**
 * Begins one in a folder, which the caller removes.
 * @param answers the file of recorded answers
 * @throws Error of the file system
 */
export function beginSnapshotHandoff(folder: string, answers: string): SnapshotHandoff {
  mkdirSync(folder, { recursive: true });
  rmSync(join(folder, FILE), { force: true });
  const details = createHandoffDetailFile(folder, answers);
  return {
    details,
    leave: ({ details: _, ...snapshot }) => {
      const left: Left = { snapshot, details: details.share() };
      writeFileSync(join(folder, FILE), serialize(left));
    },
    close: details.close,
  };
}

/** The snapshot that was left in a folder, once: its details go with this process. Undefined where there is none. */
export function readSnapshotHandoff(folder: string | undefined): Snapshot | undefined {
  if (folder === undefined || !existsSync(join(folder, FILE))) return undefined;
  const { snapshot, details } = readLeft(join(folder, FILE));
  if (!existsSync(details)) return undefined;
  return { ...snapshot, details: withRelatedCards(adoptDetailFile(details), snapshot) };
}
