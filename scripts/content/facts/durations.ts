/** Numbers of days, weeks, months and years in texts, in both languages. */

const NUMBERS_ES: Readonly<Record<string, number>> = {
  un: 1,
  uno: 1,
  una: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
  ocho: 8,
  nueve: 9,
  diez: 10,
  once: 11,
  doce: 12,
  quince: 15,
  veinte: 20,
  treinta: 30,
  sesenta: 60,
  noventa: 90,
  cien: 100,
};
const NUMBERS_EN: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  sixty: 60,
  ninety: 90,
  hundred: 100,
};

/** Precedes a number that a placeholder was filled with. */
export const FILLED = '\u2060';
const SEPARATOR = '\\s*(?:a|y|o|u|hasta|to|and|or|–|—|-)\\s*';

/** 'de 1 a 6 días hábiles', 'Treinta días', '90-day warranty', '10 calendar days', '30 (treinta) días', 'a month'. */
function durationPattern(names: Readonly<Record<string, number>>, units: string): RegExp {
  const number = `${FILLED}?\\d{1,3}|${Object.keys(names).join('|')}`;
  return new RegExp(
    `(?<![\\p{L}\\d]|\\d[.,])(?:(?<from>${number})${SEPARATOR})?(?<![\\p{L}\\d])(?<upTo>${number})(?:\\s*\\([^()]{1,15}\\))?[\\s-]+${units}(?![\\p{L}\\d])`,
    'giu',
  );
}

const SPANISH = durationPattern(
  NUMBERS_ES,
  '(?<unit>d[íi]as?|semanas?|mes(?:es)?|años?)(?:\\s+(?<working>h[áa]bil(?:es)?|laborales|laborables))?',
);
const ENGLISH = durationPattern(
  NUMBERS_EN,
  '(?:(?:(?<working>working|business)|calendar|full)\\s+)?(?<unit>days?|weeks?|months?|years?)',
);

/** The fewest and the most days of a unit. */
const UNITS: readonly (readonly [unit: RegExp, least: number, most: number])[] = [
  [/^d/i, 1, 1],
  [/^(?:s|w)/i, 7, 7],
  [/^m/i, 28, 31],
  [/^(?:a|y)/i, 360, 366],
];

/** How often something happens, how old something is: no terms of the shop. */
const BEFORE = /(?:once|twice|times?|days?|hours?|half|every|each|per|cada|hace|llevamos|last|past)\s+$/i;
const AFTER =
  /^\s+(?:an? (?:week|month)|(?:a la|por) semana|al mes|ago|atr[aá]s|old|de edad|de experiencia|sin intereses|interest)/i;

/** A number with its unit; a month has 28 to 31 days. */
export interface Days {
  readonly least: number;
  readonly most: number;
}

/** A duration in a text. */
export interface Duration {
  /** As it is written. */
  readonly said: string;
  readonly start: number;
  readonly end: number;
  /** One number, or the two of '1 a 6 días'. */
  readonly days: readonly Days[];
  readonly isInDays: boolean;
  /** Whether its days are working days. */
  readonly isWorking: boolean;
}

function daysOf(number: string, unit: string): Days {
  const name = number.toLowerCase();
  const count = NUMBERS_ES[name] ?? NUMBERS_EN[name] ?? Number(number.replace(FILLED, ''));
  const [, least = 1, most = 1] = UNITS.find(([fits]) => fits.test(unit)) ?? [];
  return { least: count * least, most: count * most };
}

function durationOf(found: RegExpExecArray, text: string): readonly Duration[] {
  const { from, upTo = '', unit = '', working } = found.groups ?? {};
  const [start, end] = [found.index, found.index + found[0].length];
  const numbers = [from, upTo].flatMap((number) => (number ? [number] : []));
  const isFilled = numbers.every((number) => number.startsWith(FILLED));
  const isInDays = /^d/i.test(unit);
  // 'Un día más' is no term, and 'a day' says how often.
  const isArticle = isInDays && /^(?:una?|an?)$/i.test(upTo);
  if (isFilled || isArticle || BEFORE.test(text.slice(0, start)) || AFTER.test(text.slice(end))) return [];
  return [
    {
      said: found[0].replaceAll(FILLED, '').trim(),
      start,
      end,
      days: numbers.map((number) => daysOf(number, unit)),
      isInDays,
      isWorking: working !== undefined,
    },
  ];
}

/** The durations in a text; those whose numbers are all filled in are left out. */
export function durationsIn(text: string): readonly Duration[] {
  return [SPANISH, ENGLISH].flatMap((pattern) =>
    Array.from(text.matchAll(pattern)).flatMap((found) => durationOf(found, text)),
  );
}
