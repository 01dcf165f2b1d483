import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { waitUntilValid } from '../../../scripts/content/wait-until-valid.ts';

const PROJECT = resolve(import.meta.dirname, '../../..');
const HOME = 'src/content/home.json';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'content-'));
  for (const folder of ['src/content', 'locales'])
    cpSync(join(PROJECT, folder), join(root, folder), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

test('a fault is reported once, and the build waits until it is fixed', async () => {
  const reports: string[] = [];
  await waitUntilValid(root, (text) => reports.push(text));
  expect(reports).toEqual([]);

  const whole = readFileSync(join(root, HOME), 'utf8');
  const without = (text: string): string => whole.replace(text, text.slice(0, -1));
  writeFileSync(join(root, HOME), without('{ "block": "hero" },'));
  const mended = vi.fn();
  const waiting = waitUntilValid(root, (text) => reports.push(text)).then(mended);
  await vi.waitFor(() => expect(reports).toHaveLength(1));
  expect(reports[0]).toContain(`${HOME}, renglón 5: no se entiende`);
  expect(reports[0]).toContain('la tienda arranca sola');
  writeFileSync(join(root, HOME), whole.replace('{ "block": "hero" },', ''));
  await vi.waitFor(() => expect(reports).toHaveLength(2));
  expect(reports[1]).toContain('falta la portada');
  expect(mended).not.toHaveBeenCalled();
  writeFileSync(join(root, HOME), whole);
  await waiting;
  expect(reports).toHaveLength(2);
});
