/** Numbers up to three hundred and ninety-nine as words, in both languages. */
import { slugOf } from '../../../src/shared/text/slug.ts';

type Values = Readonly<Record<string, number>>;

const ARTICLES_ES: Values = { un: 1, una: 1 };
const ONES_ES: Values = {
  ...ARTICLES_ES,
  uno: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
  ocho: 8,
  nueve: 9,
};
const TEENS_ES: Values = {
  diez: 10,
  once: 11,
  doce: 12,
  trece: 13,
  catorce: 14,
  quince: 15,
  dieciséis: 16,
  diecisiete: 17,
  dieciocho: 18,
  diecinueve: 19,
  veintiún: 21,
  veintiuno: 21,
  veintiuna: 21,
  veintidós: 22,
  veintitrés: 23,
  veinticuatro: 24,
  veinticinco: 25,
  veintiséis: 26,
  veintisiete: 27,
  veintiocho: 28,
  veintinueve: 29,
};
const TENS_ES: Values = {
  veinte: 20,
  treinta: 30,
  cuarenta: 40,
  cincuenta: 50,
  sesenta: 60,
  setenta: 70,
  ochenta: 80,
  noventa: 90,
};
const HUNDREDS_ES: Values = {
  cien: 100,
  ciento: 100,
  doscientos: 200,
  doscientas: 200,
  trescientos: 300,
  trescientas: 300,
};

const ARTICLES_EN: Values = { a: 1, an: 1 };
const ONES_EN: Values = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
};
const TEENS_EN: Values = {
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
};
const TENS_EN: Values = {
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
};

const VALUES: ReadonlyMap<string, number> = new Map(
  [ONES_ES, TEENS_ES, TENS_ES, HUNDREDS_ES, ARTICLES_EN, ONES_EN, TEENS_EN, TENS_EN]
    .flatMap((values) => Object.entries(values))
    .map(([name, value]) => [slugOf(name), value]),
);
const HUNDRED = 100;

/** Matches any of these words, with or without accents. */
const anyOf = (...values: readonly Values[]): string =>
  `(?:${values
    .flatMap((each) => Object.keys(each))
    .map((name) => name.replace(/[éóú]/g, (letter) => `[${letter}${slugOf(letter)}]`))
    .join('|')})(?!\\p{L})`;

/** A word with an optional smaller one: 'cuarenta' in 'cuarenta y cinco' is not a number by itself. */
const withSmaller = (word: string, glue: string, smaller: string): string =>
  `${word}(?:${glue}${smaller}|(?!${glue}${smaller}))`;

function numberPattern(
  [ones, teens, tens, hundreds]: readonly [string, string, string, string],
  glue: { readonly tens: string; readonly hundreds: string },
): string {
  const small = `(?:${withSmaller(tens, glue.tens, ones)}|${teens}|${ones})`;
  return `(?:${withSmaller(hundreds, glue.hundreds, small)}|${small})`;
}

/** 'veintiún', 'cuarenta y cinco', 'ciento ochenta'. */
export const NUMBER_ES = numberPattern(
  [anyOf(ONES_ES), anyOf(TEENS_ES), anyOf(TENS_ES), anyOf(HUNDREDS_ES)],
  { tens: '\\s+y\\s+', hundreds: '\\s+' },
);
/** 'a', 'twenty-one', 'a hundred and eighty'. */
export const NUMBER_EN = `(?:${numberPattern(
  [
    anyOf(ONES_EN),
    anyOf(TEENS_EN),
    anyOf(TENS_EN),
    `(?:${anyOf(ARTICLES_EN, ONES_EN)}\\s+)?hundred(?!\\p{L})`,
  ],
  { tens: '[\\s-]+', hundreds: '\\s+(?:and\\s+)?' },
)}|${anyOf(ARTICLES_EN)})`;

/** Parses a number written in words or digits. */
export function numberOf(said: string): number {
  if (/^\d+$/.test(said)) return Number(said);
  return slugOf(said)
    .split('-')
    .reduce(
      (sum, word) => (word === 'hundred' ? Math.max(1, sum) * HUNDRED : sum + (VALUES.get(word) ?? 0)),
      0,
    );
}
