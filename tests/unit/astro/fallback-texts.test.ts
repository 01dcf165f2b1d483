import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { fallbackTexts, withFallback } from '../../../scripts/astro/fallback-texts.ts';
import { FACT_FILES } from '../../../src/shared/i18n/facts/read-facts.ts';

const ROOT = resolve(import.meta.dirname, '../../..');

const roots: string[] = [];
afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true });
});

describe('the texts of a language', () => {
  test('are completed with the English ones, at every depth, and otherwise unchanged', () => {
    const own = { a: 'uno', deep: { b: 'dos' } };
    const english = { a: 'one', deep: { b: 'two', c: 'three' }, d: { e: 'four' } };
    expect(withFallback(own, english)).toEqual({
      a: 'uno',
      deep: { b: 'dos', c: 'three' },
      d: { e: 'four' },
    });
  });

  test('do not get the dictionary that translates from them', () => {
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
    for (const owner of Object.values(FACT_FILES)) {
      mkdirSync(dirname(join(root, owner)), { recursive: true });
      copyFileSync(join(ROOT, owner), join(root, owner));
    }
    const watched: string[] = [];
    const context = { addWatchFile: (file: string) => watched.push(file) };
    const read = (path: string): unknown => {
      const answer = fallbackTexts(root).transform.call(context, files[path] ?? '', join(root, path));
      return answer === undefined ? undefined : JSON.parse(answer);
    };
    return { read, watched, root };
  }

  test('gets the completed texts with the facts, and is rebuilt when the English ones or the facts change', () => {
    const { read, watched, root } = bundle({
      'locales/es-GT/cart.json': '{"a":"{{returns.days}} de {{count}}"}',
      'locales/en/cart.json': '{"a":"one","b":"two"}',
    });
    expect(read('locales/es-GT/cart.json')).toEqual({ a: '30 de {{count}}', b: 'two' });
    const facts = Object.values(FACT_FILES).map((owner) => join(root, owner));
    expect(watched.sort()).toEqual([...facts, join(root, 'locales/en/cart.json')].sort());
  });

  test('gets English texts and extra namespaces with their facts, and all other files unchanged', () => {
    const { read } = bundle({
      'locales/en/cart.json': '{"a":"{{warranty.days}}"}',
      'locales/es-GT/own.json': '{}',
      'src/content/cart.json': '{}',
    });
    expect(read('locales/en/cart.json')).toEqual({ a: '90' });
    expect(read('locales/es-GT/own.json')).toEqual({});
    expect(read('src/content/cart.json')).toBeUndefined();
  });
});
