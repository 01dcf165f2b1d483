import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { printFinding } from '../../../scripts/audit/finding.ts';
import { auditLocales } from '../../../scripts/audit/source/locales.ts';

const roots: string[] = [];
afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true });
});

function audit(files: Readonly<Record<string, unknown>>): readonly string[] {
  const root = mkdtempSync(join(tmpdir(), 'locales-'));
  roots.push(root);
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, 'locales', path)), { recursive: true });
    writeFileSync(join(root, 'locales', path), JSON.stringify(content));
  }
  return auditLocales(root).map(printFinding);
}

test('the same keys and variables in both languages pass', () => {
  const spanish = { left: { line_one: 'Queda uno', line_other: 'Quedan {{count}}' } };
  const english = { left: { line_one: '{{count}} left', line_other: '{{count}} left' } };
  expect(audit({ 'es-GT/cart.json': spanish, 'en/cart.json': english })).toEqual([]);
});

test.each([
  [{ a: 'x', b: { c: 'y' } }, { a: 'x' }, 'locales/en/cart.json: b.c is missing'],
  [{ a: 'x' }, { a: 'x', d: 'z' }, 'locales/es-GT/cart.json: d is missing'],
  [{ a: '' }, { a: 'x' }, 'locales/es-GT/cart.json: a is empty'],
  [{ a: 'Hola {{name}}' }, { a: 'Hi' }, 'locales/es-GT/cart.json: a has {{name}}, its translation {{}}'],
  [{ a_one: 'x' }, { a_one: 'x' }, 'locales/es-GT/cart.json: a_one has no _other'],
])('the difference of %j and %j is found', (spanish, english, message) => {
  expect(audit({ 'es-GT/cart.json': spanish, 'en/cart.json': english })).toContain(message);
});

test("a dictionary of the services' words exists in the other language alone", () => {
  const english = { a: 'x', words: { color: { Negro: 'Black' } } };
  expect(audit({ 'es-GT/catalogue.json': { a: 'x' }, 'en/catalogue.json': english })).toEqual([]);
  expect(audit({ 'es-GT/cart.json': { a: 'x' }, 'en/cart.json': { ...english, b: 'y' } })).toEqual([
    'locales/es-GT/cart.json: b is missing',
  ]);
});

test('a namespace that one language lacks is found', () => {
  expect(audit({ 'es-GT/cart.json': { a: 'x' } })).toContain('locales/en/cart.json: the file is missing');
});
