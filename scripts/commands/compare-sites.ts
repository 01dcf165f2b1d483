/** Compares two built sites byte for byte. */
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from '../publish/site-folder.ts';

/** A file that differs between two sites. */
export interface SiteDifference {
  readonly file: string;
  /** Whether the file exists in one site only, or differs. */
  readonly how: 'first only' | 'second only' | 'differs';
}

async function isSame(one: string, other: string): Promise<boolean> {
  const [{ size }, { size: otherSize }] = await Promise.all([stat(one), stat(other)]);
  if (size !== otherSize) return false;
  const [bytes, otherBytes] = await Promise.all([readFile(one), readFile(other)]);
  return bytes.equals(otherBytes);
}

/** Every different file, by name. */
export async function compareSites(one: string, other: string): Promise<readonly SiteDifference[]> {
  const first = new Set(await listFiles(one));
  const second = new Set(await listFiles(other));
  const differences: SiteDifference[] = [];
  for (const file of [...first.union(second)].sort()) {
    if (!second.has(file)) differences.push({ file, how: 'first only' });
    else if (!first.has(file)) differences.push({ file, how: 'second only' });
    else if (!(await isSame(join(one, file), join(other, file)))) differences.push({ file, how: 'differs' });
  }
  return differences;
}
