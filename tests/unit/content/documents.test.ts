import { describe, expect, test } from 'vitest';
import { documentSchema } from '../../../src/content/schemas/document.ts';
import { pagePath } from '../../../src/shared/i18n/paths.ts';
import { contentIds, flatTexts, readDocument, readJson } from './content-files.ts';

const ids = contentIds('documents', '.md');
const inLanguage = (language: string) =>
  ids.filter((id) => id.startsWith(`${language}/`)).map((id) => id.slice(language.length + 1));

/** Targets of the Markdown links of a text. */
function links(body: string): string[] {
  return [...body.matchAll(/\]\(([^)]+)\)/g)].map(([, target]) => target ?? '');
}

const headings = (body: string) => body.split('\n').flatMap((line) => /^(#+) /.exec(line)?.[1] ?? []);

describe('documents', () => {
  test('are the same in both languages', () => {
    expect(inLanguage('es-GT')).toEqual(inLanguage('en'));
    expect(inLanguage('es-GT')).toEqual([
      'nosotros',
      'politicas-de-devolucion',
      'preguntas-frecuentes',
      'terminos-y-condiciones',
      'ubicaciones',
    ]);
  });

  test.each(ids)('%s has a title, a description and a day', (id) => {
    const { title, description, updated, contents } = readDocument(id).frontMatter;
    const data = { title, description, updated: new Date(updated ?? ''), contents: contents === 'true' };
    expect(documentSchema.safeParse(data).error).toBeUndefined();
  });

  test.each(inLanguage('es-GT'))('%s has the same sections and links in both languages', (name) => {
    const spanish = readDocument(`es-GT/${name}`).body;
    const english = readDocument(`en/${name}`).body;
    expect(headings(english)).toEqual(headings(spanish));
    expect(links(english)).toEqual(links(spanish).map((link) => `/en${link}`));
  });

  test.each(ids)('%s links only to pages of the shop', (id) => {
    const paths: readonly string[] = Object.values(pagePath);
    const strangers = links(readDocument(id).body).filter(
      (link) => !paths.includes(link.replace(/^\/en/, '')),
    );
    expect(strangers).toEqual([]);
  });

  test.each(ids)('%s never skips a heading level and leaves level 1 to the page', (id) => {
    const levels = headings(readDocument(id).body).map((marks) => marks.length);
    expect(levels[0]).toBe(2);
    expect(levels.every((level, index) => level >= 2 && level <= (levels[index - 1] ?? 1) + 1)).toBe(true);
  });

  test('a document without a description is refused', () => {
    expect(
      documentSchema.safeParse({ title: 'A', description: ' ', updated: new Date(), contents: true }).success,
    ).toBe(false);
  });
});

describe.each(['documents', 'home'])('the texts of %s', (namespace) => {
  const spanish = flatTexts(readJson(`locales/es-GT/${namespace}.json`));
  const english = flatTexts(readJson(`locales/en/${namespace}.json`));
  const holes = (text: string) => [...text.matchAll(/\{\{\w+\}\}/g)].map(([hole]) => hole);

  test('have the same keys and the same {{values}} in both languages', () => {
    const shape = (texts: typeof spanish) => texts.map(([key, text]) => [key, holes(text)]);
    expect(shape(english)).toEqual(shape(spanish));
  });

  test('are never empty', () => {
    expect([...spanish, ...english].filter(([, text]) => text.trim() === '')).toEqual([]);
  });
});
