/**
 * Stores a snapshot in a folder for the threads that render pages, and hands a publication's snapshot over to its build,
 * which would otherwise read the same answers again (decision 183, Critical path).
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { collectSnapshot, type Snapshot } from '../collect.ts';
import { createDetailFile, type DetailFile, openDetailFile } from '../details/detail-table.ts';
import { withRelatedCards } from '../details/related-cards.ts';
import { recordedAnswers, type SnapshotSource } from '../source.ts';

const FILE = 'snapshot';

type Stored = { readonly snapshot: Omit<Snapshot, 'details'>; readonly details: string };

/** Reads a file that this module wrote, in the same program. */
const readStored = (file: string): Stored => deserialize(readFileSync(file));

/** A snapshot that is being taken for a build. */
export type SnapshotHandoff = {
  /** Receives the details. */
  readonly details: DetailFile;
  /** Stores the rest. */
  readonly leave: (snapshot: Snapshot) => void;
  /** Ends the use of the details. */
  readonly close: () => void;
};

/**
 * Creates a handoff in a folder, which the caller removes.
 * @param answers the file of recorded answers, where there is one
 * @throws Error of the file system
 */
export function beginSnapshotHandoff(folder: string, answers: string | undefined): SnapshotHandoff {
  mkdirSync(folder, { recursive: true });
  rmSync(join(folder, FILE), { force: true });
  const details = createDetailFile(folder, answers);
  return {
    details,
    leave: ({ details: _, ...snapshot }) => {
      const stored: Stored = { snapshot, details: details.share() };
      writeFileSync(join(folder, FILE), serialize(stored));
    },
    close: details.close,
  };
}

/** Whether a folder has a complete snapshot. */
export function hasSnapshot(folder: string): boolean {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names.includes(FILE) && names.some((name) => name.endsWith('.sqlite'));
}

/** Takes a snapshot into a folder. Rejects with `SnapshotError`. */
export async function takeSnapshotInto(folder: string, source: SnapshotSource): Promise<void> {
  const handoff = beginSnapshotHandoff(folder, recordedAnswers());
  try {
    handoff.leave(await collectSnapshot({ ...source, openDetails: () => handoff.details }));
  } finally {
    handoff.close();
  }
}

/** The snapshot of a folder. */
export function readSnapshotHandoff(folder: string): Snapshot {
  const { snapshot, details } = readStored(join(folder, FILE));
  return { ...snapshot, details: withRelatedCards(openDetailFile(details), snapshot) };
}
