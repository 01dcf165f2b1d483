/**
 * Stores the size of the catalogue, so that a catalogue that suddenly shrank is not published (decision 99, Shrunk
 * catalogue).
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import * as z from 'zod/mini';
import { SnapshotError } from './snapshot-error.ts';
import type { SnapshotSource } from './source.ts';

const memory = z.object({ apiUrl: z.string(), products: z.number() });

/** The smallest accepted share of the last catalogue's size. */
const BELIEVABLE_SHARE = 0.5;

/** Rejects if the last snapshot from the same API had more than twice as many articles, unless forced. */
export async function rejectShrunkCatalogue(source: SnapshotSource, count: number): Promise<void> {
  const before = await lastCount(source);
  if (source.force || count >= before * BELIEVABLE_SHARE) return;
  throw new SnapshotError(
    { apiUrl: source.apiUrl, path: '/api/v1/items/menu' },
    { kind: 'catalogue-shrunk', before, now: count },
  );
}

/** Stores the count for the next build. */
export async function saveArticleCount({ apiUrl, memoryFile }: SnapshotSource, count: number): Promise<void> {
  await mkdir(dirname(memoryFile), { recursive: true });
  await writeFile(memoryFile, `${JSON.stringify({ apiUrl, products: count })}\n`);
}

async function lastCount({ apiUrl, memoryFile }: SnapshotSource): Promise<number> {
  try {
    const parsed = memory.safeParse(JSON.parse(await readFile(memoryFile, 'utf8')));
    return parsed.success && parsed.data.apiUrl === apiUrl ? parsed.data.products : 0;
  } catch {
    // Without a readable file there is nothing to compare with.
    return 0;
  }
}
