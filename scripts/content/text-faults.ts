/** Reports invalid texts of `locales/`, and differences between the two languages. */
import { locales } from '../../src/shared/i18n/locales.ts';
import type { ContentFile } from './content-file.ts';
import { factFaults } from './facts/fact-faults.ts';
import type { Fault, Path } from './fault.ts';
import { linesOf, type Readings } from './readings.ts';
import { type FlatTexts, flatTexts, type TextDifference, textDifferences } from './text-differences.ts';
import { faultLine, TEXTS, UNREADABLE, WRONG } from './words.ts';

const FOLDER = 'locales';

const fileIn = (language: string, name: string): string => `${FOLDER}/${language}/${name}`;

const pathOf = (key: string): Path => (key === '' ? [] : key.split('.'));

/** Values in a group of texts that are not texts. */
const nonTextsIn = ({ data }: ContentFile): readonly Fault[] =>
  flatTexts(data).strangers.map((key) =>
    key === '' ? { path: [], what: UNREADABLE.noEntries } : { path: pathOf(key), what: WRONG.type('string') },
  );

/** The texts of a file; undefined if it cannot be read. */
function textsIn({ read }: Readings, file: string): FlatTexts | undefined {
  const content = read(file);
  return 'fault' in content ? undefined : new Map(flatTexts(content.data).texts);
}

/** @param isFirst whether it is the first of the two languages: differences are reported only there */
function differenceWords(found: TextDifference, twin: string, isFirst: boolean): string | undefined {
  switch (found.kind) {
    case 'missing':
      return TEXTS.missing(twin);
    case 'empty':
      return WRONG.empty;
    case 'noOther':
      return TEXTS.noOther;
    case 'variables':
      return isFirst ? TEXTS.variables(found.own, found.other, twin) : undefined;
  }
}

/** Compares a file with its translation if both can be read. */
function differencesIn(looked: Readings, file: string, twin: string): readonly Fault[] {
  const [own, other] = [textsIn(looked, file), textsIn(looked, twin)];
  if (!own || !other) return [];
  const isFirst = file.startsWith(fileIn(locales[0], ''));
  return textDifferences(own, other).flatMap((found) => {
    const what = differenceWords(found, twin, isFirst);
    return what === undefined ? [] : [{ path: pathOf(found.key), what }];
  });
}

/** Lines about the texts. */
export function textFaults(looked: Readings): readonly string[] {
  const files = new Set(locales.flatMap((language) => looked.filesOf(fileIn(language, '*.json'))));
  if (files.size === 0) return [faultLine(`${FOLDER}/*/*.json`, {}, UNREADABLE.noFile)];
  const names = new Set(Array.from(files, (file) => file.slice(file.lastIndexOf('/') + 1)));
  return locales.flatMap((language, at) => {
    const other = locales[1 - at] ?? language;
    return [...names].sort().flatMap((name) => {
      const [file, twin] = [fileIn(language, name), fileIn(other, name)];
      if (!files.has(file)) return [faultLine(file, {}, TEXTS.noFile(twin))];
      const hasTwin = files.has(twin);
      return linesOf(looked, file, (content) => {
        const strangers = nonTextsIn(content);
        const facts = looked.facts ? factFaults(content, looked.facts, { isLocale: true }) : [];
        if (strangers.length > 0 || !hasTwin) return [...strangers, ...facts];
        return [...differencesIn(looked, file, twin), ...facts];
      });
    });
  });
}
