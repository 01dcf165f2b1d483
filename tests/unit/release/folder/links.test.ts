/** The links of a target, also as Windows has them: junctions, which need no administrator and hold whole paths. */
import { mkdirSync, mkdtempSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { replaceLink } from '../../../../scripts/release/folder/links.ts';
import { unfinished } from '../../../../scripts/release/folder/marks.ts';
import { makeLive } from '../../../../scripts/release/folder/put-release.ts';
import {
  isCurrentTaken,
  liveId,
  openShelf,
  type Shelf,
} from '../../../../scripts/release/folder/releases.ts';

const [ONE, TWO] = ['20260101-000000000-aaaaaa', '20260102-000000000-bbbbbb'];

let shelf: Shelf;
beforeEach(() => {
  shelf = openShelf(mkdtempSync(join(tmpdir(), 'links-')));
  for (const id of [ONE, TWO]) mkdirSync(shelf.siteOf(id));
});
afterEach(() => rmSync(shelf.folder, { recursive: true }));

test.each(['linux', 'win32'] as const)(
  'on %s a release replaces another, and is known as the live one',
  (platform) => {
    for (const id of [ONE, TWO]) {
      makeLive(shelf, id, platform);
      expect([liveId(shelf), isCurrentTaken(shelf)]).toEqual([id, false]);
    }
    expect(readlinkSync(shelf.current)).toBe(platform === 'win32' ? shelf.siteOf(TWO) : `releases/${TWO}`);
  },
);

test.each(['linux', 'win32'] as const)('on %s a release is marked, and another after it', (platform) => {
  for (const id of [ONE, TWO]) {
    unfinished.set(shelf, id, platform);
    expect(unfinished.id(shelf)).toBe(id);
  }
  unfinished.clear(shelf);
  expect(unfinished.id(shelf)).toBeUndefined();
});

test('a link to the releases of another folder is somebody else’s', () => {
  const other = openShelf(join(shelf.folder, 'other'));
  replaceLink(other.siteOf(ONE), shelf.current);
  expect(isCurrentTaken(shelf)).toBe(true);
});
