import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type BuildContext, setBuildContext } from '#build/context.ts';
import { cachedDigest, changedPages } from '#build/snapshot/unchanged-pages.ts';
import { openPreviousBuild } from '../../../scripts/build/previous-build.ts';

let root = '';
let builds = 0;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'pages-'));
});
afterEach(() => {
  setBuildContext(undefined);
  rmSync(root, { recursive: true });
});

const cache = (): string => join(root, 'cache');

/** Opens the last build, as the thread does that lists the pages. */
function open(program: string) {
  const previous = openPreviousBuild(cache(), program);
  const info: BuildContext['info'] = { version: '1', commit: 'a', builtAt: '' };
  setBuildContext({ snapshot: '', info, digests: previous.digests });
  const rendered = { pages: [], sheets: new Map(), scripts: [], threads: 1, digests: previous.digests };
  return { previous, rendered };
}

/** One build of pages that show what they are made from; returns its folder and the files that were rendered. */
function build(data: Readonly<Record<string, string>>, program = 'code') {
  builds += 1;
  const site = join(root, `site-${builds}`);
  const { previous, rendered } = open(program);
  const made = changedPages(Object.entries(data), ([file, text]) => ({ file, madeFrom: text }));
  const files = made.map(([file, text]) => {
    mkdirSync(dirname(join(site, file)), { recursive: true });
    writeFileSync(join(site, file), text);
    const facts = {
      path: file,
      canonical: undefined,
      alternates: [],
      noIndex: false,
      scripts: [],
      styles: [],
    };
    return { file, facts: file.endsWith('.html') ? facts : undefined };
  });
  const restored = previous.restore(site, { ...rendered, files });
  previous.save(site, { ...rendered, files });
  const read = (file: string): string => readFileSync(join(site, file), 'utf8');
  return { site, read, made: made.map(([file]) => file), restored: restored.map(({ path }) => path) };
}

describe('a build', () => {
  test('takes unchanged pages from the last one, and renders the rest', () => {
    expect(build({ 'a.html': '1', 'en/b.html': '1' }).made).toEqual(['a.html', 'en/b.html']);
    const second = build({ 'a.html': '1', 'en/b.html': '2', 'c.html': '1' });
    expect(second).toMatchObject({ made: ['en/b.html', 'c.html'], restored: ['a.html'] });
    expect(['a.html', 'en/b.html', 'c.html'].map(second.read)).toEqual(['1', '2', '1']);
    const third = build({ 'a.html': '1', 'en/b.html': '2', 'c.html': '1' });
    expect(third.made).toEqual([]);
    expect(third.read('en/b.html')).toBe('2');
  });

  test('takes data files like pages, and does not report them', () => {
    const data = { 'a.html': '1', 'datos/a.json': '1', 'datos/b/c.json': '1' };
    expect(build(data).made).toEqual(Object.keys(data));
    const second = build({ ...data, 'datos/a.json': '2' });
    expect(second).toMatchObject({ made: ['datos/a.json'], restored: ['a.html'] });
    expect(['datos/a.json', 'datos/b/c.json'].map(second.read)).toEqual(['2', '1']);
    writeFileSync(join(cache(), 'pages', 'datos/b/c.json'), 'by hand');
    expect(build({ ...data, 'datos/a.json': '2' }).made).toEqual(['datos/b/c.json']);
    build({ 'a.html': '1' });
    expect(existsSync(join(cache(), 'pages', 'datos/a.json'))).toBe(false);
  });

  test('computes slow values once, for the same input and the same program', () => {
    mkdirSync(cache());
    const worked: string[] = [];
    const digest = (from: string): string =>
      cachedDigest(from, () => {
        worked.push(from);
        return { from };
      });
    const digests = ['one', 'two'].map((from) => {
      const { previous, rendered } = open('code');
      const all = [digest(from), digest('both')];
      previous.save(join(root, 'none'), { ...rendered, files: [] });
      return all;
    });
    expect(worked).toEqual(['one', 'both', 'two']);
    expect(digests[0]?.[1]).toBe(digests[1]?.[1]);
    open('code');
    digest('one');
    expect(worked).toHaveLength(4);
    open('other code');
    digest('both');
    expect(worked).toHaveLength(5);
  });

  test('renders everything for another program, without a list of the last one, or with a damaged one', () => {
    const data = { 'a.html': '1' };
    build(data);
    expect(build(data, 'other code').made).toEqual(['a.html']);
    rmSync(join(cache(), 'manifest.json'));
    expect(build(data, 'other code').made).toEqual(['a.html']);
    writeFileSync(join(cache(), 'manifest.json'), '{"program":"other code"');
    expect(build(data, 'other code').made).toEqual(['a.html']);
  });

  test('renders a page again whose file has changed', () => {
    build({ 'a.html': '1', 'b.html': '1' });
    writeFileSync(join(cache(), 'pages', 'a.html'), 'cut');
    rmSync(join(cache(), 'pages', 'b.html'));
    expect(build({ 'a.html': '1', 'b.html': '1' }).made).toEqual(['a.html', 'b.html']);
  });

  test('renders a page again that was edited by hand in a release, which shares the file', () => {
    const { site } = build({ 'a.html': '1', 'b.html': '1' });
    writeFileSync(join(site, 'a.html'), '2');
    utimesSync(join(site, 'a.html'), 1, 1);
    expect(readFileSync(join(cache(), 'pages', 'a.html'), 'utf8')).toBe('2');
    expect(build({ 'a.html': '1', 'b.html': '1' }).made).toEqual(['a.html']);
  });

  test("has the last build's own file where it rendered the same bytes again", () => {
    const identity = (site: string, file: string): number => statSync(join(site, file)).ino;
    const first = build({ 'a.html': '1', 'b.html': '1', 'datos/a.json': '1' });
    const second = build({ 'a.html': '1', 'b.html': '2', 'datos/a.json': '1' }, 'other code');
    expect(second.made).toHaveLength(3);
    for (const file of ['a.html', 'datos/a.json'])
      expect(identity(second.site, file), file).toBe(identity(first.site, file));
    expect(identity(second.site, 'b.html')).not.toBe(identity(first.site, 'b.html'));
    expect(readdirSync(second.site).sort()).toEqual(['a.html', 'b.html', 'datos']);
    expect(build({ 'a.html': '1', 'b.html': '2', 'datos/a.json': '1' }, 'other code').made).toEqual([]);
  });

  test('forgets pages that the shop no longer has', () => {
    build({ 'a.html': '1', 'b.html': '1' });
    expect(build({ 'b.html': '1' }).restored).toEqual(['b.html']);
    expect(existsSync(join(cache(), 'pages', 'a.html'))).toBe(false);
    expect(build({ 'a.html': '1', 'b.html': '1' }).made).toEqual(['a.html']);
  });
});

test('a build that is rendered again leaves no page out', () => {
  expect(changedPages(['a'], (file) => ({ file, madeFrom: '1' }))).toEqual(['a']);
});
