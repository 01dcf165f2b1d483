import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { fallbackTexts, withFallback } from '../../../scripts/astro/fallback-texts.ts';

const roots: string[] = [];
afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true });
});

describe('the texts of a language', () => {
  test('are filled up with the English ones, at every depth, and stay what they are', () => {
    const own = { a: 'uno', deep: { b: 'dos' } };
    const english = { a: 'one', deep: { b: 'two', c: 'three' }, d: { e: 'four' } };
    expect(withFallback(own, english)).toEqual({
      a: 'uno',
      deep: { b: 'dos', c: 'three' },
      d: { e: 'four' },
    });
  });

  test('are not given the dictionary that translates from them', () => {
    const english = { a: 'one', words: { color: { Negro: 'Black' } } };
    expect(withFallback({ a: 'uno' }, english)).toEqual({ a: 'uno' });
  });

  test('keep their own plural forms', () => {
    expect(withFallback({ left_other: 'Quedan' }, { left_one: 'One left', left_other: 'Left' })).toEqual({
      left_other: 'Quedan',
    });
  });

  test('keep their own shape where the English one has another', () => {
    expect(withFallback({ a: { b: 'uno' } }, { a: 'one' })).toEqual({ a: { b: 'uno' } });
    expect(withFallback({ a: 'uno' }, { a: { b: 'one' } })).toEqual({ a: 'uno' });
  });
});

describe('a bundle', () => {
  function bundle(files: Readonly<Record<string, string>>) {
    const root = mkdtempSync(join(tmpdir(), 'texts-'));
    roots.push(root);
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    }
    const watched: string[] = [];
    const context = { addWatchFile: (file: string) => watched.push(file) };
    const read = (path: string): unknown => {
      const answer = fallbackTexts(root).transform.call(context, files[path] ?? '', join(root, path));
      return answer === undefined ? undefined : JSON.parse(answer);
    };
    return { read, watched, root };
  }

  test('gets the filled texts, and is made anew when the English ones change', () => {
    const { read, watched, root } = bundle({
      'locales/es-GT/cart.json': '{"a":"uno"}',
      'locales/en/cart.json': '{"a":"one","b":"two"}',
    });
    expect(read('locales/es-GT/cart.json')).toEqual({ a: 'uno', b: 'two' });
    expect(watched).toEqual([join(root, 'locales/en/cart.json')]);
  });

  test('gets English texts, namespaces that English lacks and all other files as they are', () => {
    const { read } = bundle({
      'locales/en/cart.json': '{}',
      'locales/es-GT/own.json': '{}',
      'src/content/cart.json': '{}',
    });
    expect(read('locales/en/cart.json')).toBeUndefined();
    expect(read('locales/es-GT/own.json')).toBeUndefined();
    expect(read('src/content/cart.json')).toBeUndefined();
  });
});
