/** The report of a publication lists each changed line of a text, and no other. */
import { expect, test } from 'vitest';
import { changesInFile } from '../../../../scripts/release/describe/file-changes.ts';
import { fileLines } from '../../../../scripts/release/describe/files.ts';

const DOCUMENT = 'src/content/documents/es-GT/nosotros.md';
const LINES = Array.from({ length: 16 }, (_, at) => `Renglón ${at + 1}, en días calendario.`);

const asText = (lines: readonly string[]): string => `---\ntitle: Nosotros\n---\n\n${lines.join('\n\n')}\n`;

/** `antes → después`, `+ nuevo`, `- quitado`. */
const changesOf = (from: readonly string[], to: readonly string[]): readonly string[] =>
  changesInFile(DOCUMENT, asText(from), asText(to)).map((change) => {
    if (change.from === undefined) return `+ ${change.to}`;
    return change.to === undefined ? `- ${change.from}` : `${change.from} → ${change.to}`;
  });

const withChanged = (lines: readonly string[], ...places: readonly number[]): readonly string[] =>
  lines.map((line, at) => (places.includes(at) ? line.replace('calendario', 'calendario corrido') : line));

test('two distant changed lines are two changes', () => {
  const file = (lines: readonly string[]) => ({
    digest: lines.join(),
    title: 'Nosotros',
    text: asText(lines),
  });
  const to = file(withChanged(LINES, 1, 14));
  const changed = [{ key: DOCUMENT, from: file(LINES), to }];
  expect(fileLines({ added: [], gone: [], changed }, {})).toEqual([
    [
      'Documento «Nosotros»: cambió',
      '  «Renglón 2, en días calendario.» → «Renglón 2, en días calendario corrido.»',
      '  «Renglón 15, en días calendario.» → «Renglón 15, en días calendario corrido.»',
    ],
  ]);
});

const [A, B, C, D, E, F] = ['uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis'] as const;

test.each([
  ['one line changed', [A, B, C], [A, F, C], [`${B} → ${F}`]],
  ['the first and the last line changed', [A, B, C], [D, B, F], [`${A} → ${D}`, `${C} → ${F}`]],
  ['a line was added', [A, B], [A, F, B], [`+ ${F}`]],
  ['a line was removed', [A, B, C], [A, C], [`- ${B}`]],
  ['a line was added above another that changed', [A, B, C, D], [F, A, B, E, D], [`+ ${F}`, `${C} → ${E}`]],
  ['a line was added and a distant one removed', [A, B, C, D], [A, F, B, C], [`+ ${F}`, `- ${D}`]],
  ['a line went down', [A, B, C], [B, C, A], [`- ${A}`, `+ ${A}`]],
  ['a line that is there twice was removed once', [A, B, A], [A, B], [`- ${A}`]],
  ['one line became two', [A, B, C], [A, E, F, C], [`- ${B}`, `+ ${E}`, `+ ${F}`]],
  ['all lines were removed', [A, B], [], [`- ${A}`, `- ${B}`]],
  ['all lines are new', [], [A, B], [`+ ${A}`, `+ ${B}`]],
  ['nothing changed', [A, B], [A, B], []],
])('%s', (_, from, to, changes) => {
  expect(changesOf(from, to)).toEqual(changes);
});

test('two distant items of a list are named by their positions', () => {
  const list = (...items: readonly number[]) => JSON.stringify({ items });
  expect(changesInFile('src/content/measures.json', list(1, 2, 3, 4, 5), list(1, 20, 3, 50))).toEqual([
    { path: ['items', 1], from: '2', to: '20' },
    { path: ['items', 3], from: '4', to: undefined },
    { path: ['items', 4], from: '5', to: undefined },
    { path: ['items', 3], from: undefined, to: '50' },
  ]);
});

test('a long text is compared line by line, and one without common lines as a whole', () => {
  const long = Array.from({ length: 20_000 }, (_, at) => `Renglón ${at} del calendario`);
  expect(changesOf(long, withChanged(long, 3, 19_990))).toHaveLength(2);
  const other = long.map((line) => line.toUpperCase());
  expect(changesOf(long, other)).toHaveLength(long.length);
});
