/** Numbers of hours, days, weeks, months and years in texts, in both languages. */
import { NUMBER_EN, NUMBER_ES, numberOf } from './number-words.ts';

/** Marks a number that was filled into a placeholder. */
export const FILLED = '\u2060';
const SEPARATOR = '\\s*(?:a|y|o|u|hasta|to|and|or|–|—|-|/)\\s*';

/** 'de 1 a 6 días hábiles', 'Treinta días', '90-day warranty', '30 (treinta) días', 'a month and a half'. */
function durationPattern(names: string, units: string): RegExp {
  const number = `${FILLED}?\\d{1,3}|${names}`;
  return new RegExp(
    `(?<![\\p{L}\\d]|\\d[.,])(?:(?<from>${number})${SEPARATOR})?(?<![\\p{L}\\d])(?<upTo>${number})(?:\\s*\\([^()]{1,25}\\))?(?<halfBefore>\\s+(?:y\\s+medi[oa]|and\\s+a\\s+half))?[\\s-]+${units}(?<half>\\s+(?:y\\s+medi[oa]|and\\s+a\\s+half)(?![\\p{L}\\d-]))?(?![\\p{L}\\d])`,
    'giu',
  );
}

const SPANISH = durationPattern(
  NUMBER_ES,
  '(?<unit>horas?|d[íi]as?|semanas?|mes(?:es)?|años?)(?:\\s+(?<working>h[áa]bil(?:es)?|laborales|laborables))?',
);
const ENGLISH = durationPattern(
  NUMBER_EN,
  '(?:(?:(?<working>working|business)|calendar|full)\\s+)?(?<unit>hours?|days?|weeks?|months?|years?)',
);

const HALF = 0.5;
const HOURS_A_DAY = 24;
/** A quick test: most texts have no unit. */
const ANY_UNIT = /hora|hour|d[íi]a|day|semana|week|mes|month|año|year/iu;

/** The minimum and maximum hours of a unit. */
const UNITS: readonly (readonly [unit: RegExp, least: number, most: number])[] = [
  [/^h/i, 1, 1],
  [/^d/i, HOURS_A_DAY, HOURS_A_DAY],
  [/^(?:s|w)/i, 7 * HOURS_A_DAY, 7 * HOURS_A_DAY],
  [/^m/i, 28 * HOURS_A_DAY, 31 * HOURS_A_DAY],
  [/^(?:a|y)/i, 360 * HOURS_A_DAY, 366 * HOURS_A_DAY],
];

/** Frequencies and ages, which are not terms of the shop. */
const BEFORE = /(?:once|twice|times?|days?|hours?|half|every|each|per|cada|hace|llevamos|last|past)\s+$/i;
const AFTER =
  /^\s+(?:an? (?:week|month)|(?:a la|por) semana|al mes|ago|atr[aá]s|old|de edad|de experiencia|sin intereses|interest)/i;

/** Words that make hours a waiting time: 'de 9 a 18 horas' are hours of a day. */
const WITHIN =
  /(?:\b(?:en|in|within|menos de|than|tarda|takes?|m[aá]ximo(?: de)?|next)|pr[oó]ximas|siguientes)\s+$/i;
const OF_DAY = /(?:\blas|\bthe)\s+$/i;
const EVERY_DAY = /^\s+(?:al d[ií]a|del d[ií]a|diarias|a day)/i;

/** A number with its unit; a month has 28 to 31 days. */
export interface Days {
  readonly least: number;
  readonly most: number;
}

/** A duration in a text. */
export interface Duration {
  /** The original text. */
  readonly said: string;
  readonly start: number;
  readonly end: number;
  /** One number, or the two of '1 a 6 días'. */
  readonly days: readonly Days[];
  readonly isInDays: boolean;
  readonly isInHours: boolean;
  /** Whether its days are working days. */
  readonly isWorking: boolean;
}

function daysOf(number: number, unit: string): Days {
  const [, least = 0, most = 0] = UNITS.find(([fits]) => fits.test(unit)) ?? [];
  return { least: (number * least) / HOURS_A_DAY, most: (number * most) / HOURS_A_DAY };
}

/** Whether hours are times of day or opening hours: 'las 24 horas', 'de 9 a 18 horas'. */
function isOfDay(last: number, before: string, after: string): boolean {
  return OF_DAY.test(before) || EVERY_DAY.test(after) || (last < HOURS_A_DAY && !WITHIN.test(before));
}

function durationOf(found: RegExpExecArray, text: string): readonly Duration[] {
  const { from, upTo = '', unit = '', working, half, halfBefore = half } = found.groups ?? {};
  const [start, end] = [found.index, found.index + found[0].length];
  const [before, after] = [text.slice(0, start), text.slice(end)];
  const numbers = [from, upTo].flatMap((number) => (number ? [number] : []));
  const isFilled = numbers.every((number) => number.startsWith(FILLED));
  const isInDays = /^d/i.test(unit);
  const isInHours = /^h/i.test(unit);
  const more = halfBefore === undefined ? 0 : HALF;
  const counts = numbers.map((number) => numberOf(number.replace(FILLED, '')));
  const last = (counts.at(-1) ?? 0) + more;
  // 'Un día más' is not a term, and 'a day' is a frequency.
  const isArticle = isInDays && more === 0 && /^(?:una?|an?)$/i.test(upTo);
  if (isFilled || isArticle || BEFORE.test(before) || AFTER.test(after)) return [];
  if (isInHours && isOfDay(last, before, after)) return [];
  return [
    {
      said: found[0].replaceAll(FILLED, '').trim(),
      start,
      end,
      days: [...counts.slice(0, -1), last].map((count) => daysOf(count, unit)),
      isInDays,
      isInHours,
      isWorking: working !== undefined,
    },
  ];
}

/** The durations in a text, except those whose numbers were all filled in. */
export function durationsIn(text: string): readonly Duration[] {
  if (!ANY_UNIT.test(text)) return [];
  return [SPANISH, ENGLISH].flatMap((pattern) =>
    Array.from(text.matchAll(pattern)).flatMap((found) => durationOf(found, text)),
  );
}
