/** Finds retired names, which were replaced by the field's words. */
import type { Finding } from '../finding.ts';
import type { CitingFile } from './citations.ts';
import words from './retired-words.json' with { type: 'json' };

/** The retired names with their replacements. */
const RETIRED: ReadonlyMap<string, string> = new Map(Object.entries(words));

const WORD = /[A-Za-z_$][\w$]*/g;

/** Each retired name of a file, once. */
export function auditRetiredWords(files: readonly CitingFile[]): readonly Finding[] {
  return files.flatMap(({ file, text }) =>
    [...new Set(text.match(WORD))].flatMap((word) => {
      const now = RETIRED.get(word);
      return now === undefined ? [] : [{ file, message: `uses '${word}'; write '${now}'` }];
    }),
  );
}
