/** The links of a target, also on Windows: junctions, which need no administrator and store whole paths. */
import { mkdirSync, mkdtempSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  currentReleaseId,
  isCurrentTaken,
  openReleaseStore,
  type ReleaseStore,
  replaceLink,
  switchCurrent,
  unfinished,
} from '../../../../scripts/release/store/release-store.ts';

const [ONE, TWO] = ['20260101-000000000-aaaaaa', '20260102-000000000-bbbbbb'];

let store: ReleaseStore;
beforeEach(() => {
  store = openReleaseStore(mkdtempSync(join(tmpdir(), 'links-')));
  for (const id of [ONE, TWO]) mkdirSync(store.siteOf(id));
});
afterEach(() => rmSync(store.folder, { recursive: true }));

test.each(['linux', 'win32'] as const)(
  'on %s a release replaces another, and is known as the live one',
  (platform) => {
    for (const id of [ONE, TWO]) {
      switchCurrent(store, id, platform);
      expect([currentReleaseId(store), isCurrentTaken(store)]).toEqual([id, false]);
    }
    expect(readlinkSync(store.current)).toBe(platform === 'win32' ? store.siteOf(TWO) : `releases/${TWO}`);
  },
);

test.each(['linux', 'win32'] as const)('on %s a release is marked, and another after it', (platform) => {
  for (const id of [ONE, TWO]) {
    unfinished.set(store, id, platform);
    expect(unfinished.id(store)).toBe(id);
  }
  unfinished.clear(store);
  expect(unfinished.id(store)).toBeUndefined();
});

test('a link to the releases of another folder is foreign', () => {
  const other = openReleaseStore(join(store.folder, 'other'));
  replaceLink(other.siteOf(ONE), store.current);
  expect(isCurrentTaken(store)).toBe(true);
});
