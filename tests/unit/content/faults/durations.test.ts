/** Numbers that editors write as words. */
import { describe, expect, test } from 'vitest';
import { durationsIn } from '../../../../scripts/content/facts/durations.ts';

describe('every number up to ninety-nine', () => {
  const SPANISH =
    'un dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiún veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve'.split(
      ' ',
    );
  const SPANISH_TENS = 'treinta cuarenta cincuenta sesenta setenta ochenta noventa'.split(' ');
  const ENGLISH =
    'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
      ' ',
    );
  const ENGLISH_TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

  const spanish = (count: number): string => {
    const [tens, ones] = [Math.floor(count / 10), count % 10];
    if (tens < 3) return SPANISH[count - 1] ?? '';
    return `${SPANISH_TENS[tens - 3]}${ones === 0 ? '' : ` y ${SPANISH[ones - 1]}`}`;
  };
  const english = (count: number): string => {
    const [tens, ones] = [Math.floor(count / 10), count % 10];
    if (tens < 2) return ENGLISH[count - 1] ?? '';
    return `${ENGLISH_TENS[tens - 2]}${ones === 0 ? '' : `-${ENGLISH[ones - 1]}`}`;
  };

  test.each([
    ['Spanish', spanish, 'semanas'],
    ['English', english, 'weeks'],
  ])('is read in %s', (_, words, unit) => {
    for (let count = 1; count < 100; count += 1) {
      const said = `${words(count)} ${unit}`;
      expect(durationsIn(`Garantía: ${said}.`)).toEqual([
        expect.objectContaining({ said, days: [{ least: count * 7, most: count * 7 }] }),
      ]);
    }
  });
});
