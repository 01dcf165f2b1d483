/** Finds the subject of a duration in a text (decision 218, Contradictions). */
import { FACT_FILES } from '../../../src/shared/i18n/facts/read-facts.ts';
import type { Duration } from './durations.ts';
import { NUMBER_EN, NUMBER_ES } from './number-words.ts';

/** A subject, with the facts that own its days. */
export interface Topic {
  readonly owner: string;
  /** Each fact, or the two of a range. */
  readonly facts: readonly (readonly string[])[];
  /** Words for it in both languages. */
  readonly about: RegExp;
}

/** 'Desde la entrega', 'si tu pedido', 'within 30 days of delivery': these days belong to another subject. */
const NOT_AFTER =
  '(?<!(?<!\\p{L})(?:desde|despu[eé]s de|luego de|tras|a partir de|cuando|si|al?|no|from|after|since|of|following|once|when|if)\\s+(?:\\p{L}+\\s+){0,3})';

const DELIVERY = {
  owner: FACT_FILES.delivery,
  facts: [
    ['delivery.min', 'delivery.max'],
    ['delivery.capitalMin', 'delivery.capitalMax'],
    ['delivery.restMin', 'delivery.restMax'],
  ],
} as const;

const WORKING_DELIVERY: Topic = {
  ...DELIVERY,
  about:
    /\benv[ií]os?\b|entreg|llega|todo el pa[ií]s|deliver|shipping|arriv|across the country|nationwide/giu,
};

/** About delivery, a sentence without 'hábiles' only counts if it says how long an order takes. */
const CALENDAR_DELIVERY: Topic = {
  ...DELIVERY,
  about: new RegExp(
    `${NOT_AFTER}(?:entrega|env[ií]o|env[ií]amos|en llegar|rec[ií]bel[oa]|pedidos?\\b|paquetes?\\b|todo el pa[ií]s|deliver|shipping|\\bships?\\b|\\borders?\\b|parcel|package|across the country|nationwide)`,
    'giu',
  ),
};

/** A clause about how long something takes. */
const SAYS_HOW_LONG = new RegExp(
  [
    '(?<!\\bno (?:te |se )?)(?:tarda|demora|\\blleg)|plazos? de entrega|\\btakes?\\b|(?<!not )arrive|deliver(?:ed|y):? (?:in|within|time)|ships? (?:in|within)',
    // These count only with a number.
    '(?:entregas?|env[ií]os?):?\\s+(?:en|de|hasta)\\s+NUMBER',
    '(?:\\brecib(?:es?|ir[aá]s)\\b|\\brec[ií]bel[oa]\\b|entregamos|enviamos|\\bget\\b|\\breceive\\b).*?\\b(?:en|de|entre|dentro de|hasta|in|within|between)\\s+NUMBER',
  ]
    .join('|')
    .replaceAll(
      'NUMBER',
      `(?:\\d|(?:\\p{L}+|${NUMBER_ES}|${NUMBER_EN})[\\s-]+(?:hor|d[ií]|sem|mes|hour|day|week|month))`,
    ),
  'iu',
);

/** A heading about how long a delivery takes. */
const ASKS_HOW_LONG =
  /tarda[^?]*(?:llega|entrega|env[ií]o|pedido)|(?:tiempos?|plazos?) de entrega|how long[^?]*(?:deliver|shipping|arriv|order)|delivery times?/i;

const TERMS: readonly Topic[] = [
  {
    owner: FACT_FILES.shop,
    facts: [['warranty.days'], ['warranty.bagDays']],
    about: /garant|warrant|guarant/giu,
  },
  {
    owner: FACT_FILES.returns,
    facts: [['returns.days'], ['returns.refundDays']],
    about: /\bcambi(?:ar|os?\b)|devol|reembols|exchang|\breturn|refund/giu,
  },
];

/** Subjects whose days no file owns. */
const OTHER: Topic = {
  owner: '',
  facts: [],
  about:
    /\b(?:un|una|el|al|del?|tu|su|este|con) vales?\b|\bvales\b|cup[oó]n|tarjetas? de regalo|gift cards?|voucher|\bpuntos\b|\bpoints\b|\bbancos?\b|\bbanks?\b|\bofertas?\b|promo|\b(?:the|this|our) offer|\bcuotas\b|instal?lments?|guarda|\bapart(?:a|ad)|reserv|\bhold\b|\bkeep\b/giu,
};

/** A text and the position from which distances are measured. */
type Around = readonly [text: string, place: number];

/** The topic named nearest to a position. */
function nearestIn(topics: readonly Topic[], [text, place]: Around): Topic | undefined {
  const named = topics
    .map((topic) => ({
      topic,
      far: Math.min(...Array.from(text.matchAll(topic.about), ({ index }) => Math.abs(index - place))),
    }))
    .filter(({ far }) => Number.isFinite(far))
    .sort((one, other) => one.far - other.far);
  return named[0]?.topic;
}

const CLAUSE_BREAK = /,\s|[()]|\s(?:y|e|pero|and|but)\s/giu;

/** The clause that contains a duration. */
function clauseOf(sentence: string, { start, end }: Duration): Around {
  const breaks = Array.from(sentence.matchAll(CLAUSE_BREAK), ({ index, 0: mark }) => [index, mark.length]);
  const before = breaks.filter(([index = 0, length = 0]) => index + length <= start).at(-1);
  const after = breaks.find(([index = 0]) => index >= end);
  const from = before ? (before[0] ?? 0) + (before[1] ?? 0) : 0;
  return [sentence.slice(from, after?.[0] ?? sentence.length), start - from];
}

/** The text around a sentence. */
export interface Surroundings {
  readonly heading: string;
  readonly paragraph: string;
}

/** The topic of a duration: that of its clause, of its sentence, of the heading above it or of its paragraph. */
function subjectOf(
  sentence: string,
  duration: Duration,
  { heading, paragraph }: Surroundings,
): Topic | undefined {
  const clause = clauseOf(sentence, duration);
  const { start, isWorking, isInDays } = duration;
  const leads = SAYS_HOW_LONG.test(clause[0]) ? [CALENDAR_DELIVERY] : [];
  const own = isWorking ? [WORKING_DELIVERY] : [...TERMS, ...leads];
  const named =
    nearestIn([...own, OTHER], clause) ??
    (leads.length > 0 && !isWorking ? nearestIn(leads, [sentence, start]) : undefined) ??
    nearestIn([...own, OTHER], [sentence, start]);
  if (named) return named === OTHER ? undefined : named;
  if (!isWorking && ASKS_HOW_LONG.test(heading)) return CALENDAR_DELIVERY;
  const others = isWorking ? [WORKING_DELIVERY] : TERMS;
  // Paragraphs often name weeks and months that are not terms.
  return nearestIn(others, [heading, 0]) ?? (isInDays ? nearestIn(others, [paragraph, start]) : undefined);
}

/** The topic of a duration; hours count only for deliveries. */
export function topicOf(sentence: string, duration: Duration, around: Surroundings): Topic | undefined {
  const topic = subjectOf(sentence, duration, around);
  return duration.isInHours && topic?.owner !== DELIVERY.owner ? undefined : topic;
}
