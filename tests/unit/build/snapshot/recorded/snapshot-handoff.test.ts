import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { collectSnapshot, type Snapshot } from '#build/snapshot/collect.ts';
import {
  hasSnapshot,
  readSnapshotHandoff,
  takeSnapshotInto,
} from '#build/snapshot/recorded/snapshot-handoff.ts';
import { fakeApi } from '../fake-api.ts';

const folders: string[] = [];
async function folder(): Promise<string> {
  const made = await mkdtemp(join(tmpdir(), 'handoff-'));
  folders.push(made);
  return made;
}
afterAll(async () => {
  for (const made of folders) await rm(made, { recursive: true });
});

const detailsOf = ({ details }: Snapshot) =>
  new Map([...details.keys()].map((sku) => [sku, details.get(sku)]));

test('a snapshot in a folder is the one that was taken, for every thread that reads it', async () => {
  const place = await folder();
  await takeSnapshotInto(place, fakeApi(30).source);
  const { details: _, ...expected } = await collectSnapshot(fakeApi(30).source);
  for (let reader = 0; reader < 2; reader += 1) {
    const snapshot = readSnapshotHandoff(place);
    const { details, ...rest } = snapshot;
    expect(rest).toEqual(expected);
    expect(details.size).toBe(30);
    expect(detailsOf(snapshot)).toEqual(detailsOf(await collectSnapshot(fakeApi(30).source)));
  }
});

test('a folder has a snapshot once it is complete, with its details', async () => {
  const place = await folder();
  expect(hasSnapshot(place)).toBe(false);
  await expect(takeSnapshotInto(place, fakeApi(0).source)).rejects.toThrow();
  expect(hasSnapshot(place)).toBe(false);
  await takeSnapshotInto(place, fakeApi(2).source);
  expect(hasSnapshot(place)).toBe(true);
  for (const name of await readdir(place)) if (name.endsWith('.sqlite')) await rm(join(place, name));
  expect(hasSnapshot(place)).toBe(false);
});
