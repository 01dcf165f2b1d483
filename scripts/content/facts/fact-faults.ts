/** Facts in what editors write: names that no fact has, and numbers that contradict the file that owns them. */
import { type MdastNode, markdownToMdast } from 'satteri';
import type { Facts } from '../../../src/domain/document/facts.ts';
import { FACT_FILES } from '../../../src/i18n/facts/read-facts.ts';
import type { Fault } from '../fault.ts';
import type { Path } from '../part-of.ts';
import { FACTS } from '../words.ts';
import { nearestName } from './nearest-name.ts';

/** A text, and the place of it. */
interface Text {
  readonly text: string;
  readonly path: Path;
  readonly line?: number | undefined;
  /** The heading above it, which may say what it is about. */
  readonly heading?: string;
}

/** What a sentence is about, in both languages, and the facts that may have its days. */
interface Topic {
  readonly about: RegExp;
  readonly owner: string;
  readonly facts: readonly string[];
  /** Whether its days are working days. */
  readonly isWorking: boolean;
}

const TOPICS: readonly Topic[] = [
  {
    about: /garant|warrant|guarant/gi,
    owner: FACT_FILES.shop,
    facts: ['warranty.days', 'warranty.bagDays'],
    isWorking: false,
  },
  {
    about: /\bcambi(?:ar|os?\b)|devol|reembols|exchang|\breturn|refund/gi,
    owner: FACT_FILES.returns,
    facts: ['returns.days', 'returns.refundDays'],
    isWorking: false,
  },
  {
    about: /\benv[ií]os?\b|entreg|llega|todo el pa[ií]s|deliver|shipping|arriv|across the country/gi,
    owner: FACT_FILES.delivery,
    facts: [
      'delivery.min',
      'delivery.max',
      'delivery.capitalMin',
      'delivery.capitalMax',
      'delivery.restMin',
      'delivery.restMax',
    ],
    isWorking: true,
  },
];

/** Numbers as words, in both languages, that say how many days. */
const WORDS: Readonly<Record<string, number>> = {
  siete: 7,
  ocho: 8,
  diez: 10,
  quince: 15,
  veinte: 20,
  treinta: 30,
  sesenta: 60,
  noventa: 90,
  cien: 100,
  seven: 7,
  eight: 8,
  ten: 10,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  sixty: 60,
  ninety: 90,
  hundred: 100,
};
const NUMBER = `\\d{1,3}|${Object.keys(WORDS).join('|')}`;
/** 'de 1 a 6 días hábiles', 'Treinta días', '90-day warranty', '10 calendar days'. */
const DAYS = new RegExp(
  `(?:\\b(${NUMBER})\\s*(?:a|y|to|and|–|-)\\s*)?\\b(${NUMBER})[\\s-]+(?:(calendar|working|business)\\s+)?d(?:ías|ias|ays?)\\b(?:\\s+(hábiles))?`,
  'gi',
);
const SENTENCE_END = /(?<=[.;!?:])\s+/;
const PLACEHOLDER = /\{\{([^{}]*)\}\}/g;
const MARKS = /[*_]/g;

/** A telephone number of Guatemala as people write it. */
const PHONE = /(?:\+?502[\s-]?)?\b([2-7]\d{3})[\s-](\d{4})\b/g;
const CALLING = /tel[eé]fono|ll[aá]m|whatsapp|escr[ií]b|phone|call|write to us/i;

/** Telephone numbers that are not the shop's. */
function otherPhones(sentence: string, facts: Facts): readonly string[] {
  const own = (facts['shop.phone'] ?? '').replace(/\D/g, '').slice(-8);
  if (own === '' || !CALLING.test(sentence)) return [];
  return Array.from(sentence.matchAll(PHONE))
    .filter(([, one = '', two = '']) => one + two !== own)
    .map(([said]) => FACTS.contradiction(said, FACT_FILES.shop, [['shop.phone', facts['shop.phone'] ?? '']]));
}

const numberOf = (number: string): number => WORDS[number.toLowerCase()] ?? Number(number);

/** How far from a place in a text a topic is named. */
const distanceTo = (text: string, { about }: Topic, place: number): number =>
  Math.min(...Array.from(text.matchAll(about), ({ index }) => Math.abs(index - place)));

/** The topic that is named nearest to a number: in its sentence, in the heading above it, or in its paragraph. */
function topicOf(topics: readonly Topic[], texts: readonly string[], place: number): Topic | undefined {
  return texts.flatMap((text) => {
    const named = topics
      .map((topic) => ({ topic, far: distanceTo(text, topic, place) }))
      .filter(({ far }) => Number.isFinite(far))
      .sort((one, other) => one.far - other.far);
    return named.slice(0, 1).map(({ topic }) => topic);
  })[0];
}

/** The numbers of a sentence that its topic's owner does not say; `around` are the heading and the paragraph. */
function contradictions(sentence: string, around: readonly string[], facts: Facts): readonly string[] {
  return Array.from(sentence.matchAll(DAYS)).flatMap((found) => {
    const [said, from, upTo = '', kind = '', working] = found;
    const isWorking = working !== undefined || /working|business/i.test(kind);
    const topics = TOPICS.filter((topic) => topic.isWorking === isWorking);
    const topic = topicOf(topics, [sentence, ...around], found.index);
    if (!topic) return [];
    const numbers = [from, upTo].flatMap((number) => (number ? [numberOf(number)] : []));
    const owned = topic.facts.flatMap((name) => (facts[name] === undefined ? [] : [Number(facts[name])]));
    if (numbers.every((number) => owned.includes(number))) return [];
    return [
      FACTS.contradiction(
        said.trim(),
        topic.owner,
        topic.facts.map((name) => [name, facts[name] ?? ''] as const),
      ),
    ];
  });
}

/** Names that are no facts; in `locales/` names without a dot are filled by the code. */
function unknownNames(text: string, facts: Facts, isLocale: boolean): readonly string[] {
  const names = Array.from(text.matchAll(PLACEHOLDER), ([, name = '']) => name.trim());
  const wrong = names
    .filter((name) => !(name in facts) && (!isLocale || name.includes('.')))
    .map((name) => FACTS.unknown(name, nearestName(name, Object.keys(facts))));
  const rest = text.replace(PLACEHOLDER, '');
  const isOpen = !isLocale && (rest.includes('{{') || rest.includes('}}'));
  return isOpen ? [...wrong, FACTS.open] : wrong;
}

function faultsOf({ text, heading = '', ...place }: Text, facts: Facts, isLocale: boolean): readonly Fault[] {
  const sentences = text.replace(MARKS, '').split(SENTENCE_END);
  const whats = [
    ...unknownNames(text, facts, isLocale),
    ...sentences.flatMap((sentence) => [
      ...contradictions(sentence, [heading, text], facts),
      ...otherPhones(sentence, facts),
    ]),
  ];
  return whats.map((what) => ({
    path: place.path,
    what,
    ...(place.line !== undefined && { line: place.line }),
  }));
}

/** The texts of data with the paths to them; what anchors of YAML repeat is looked at once. */
function textsIn(part: unknown, path: Path = [], seen: Set<object> = new Set()): readonly Text[] {
  if (typeof part === 'string') return [{ text: part, path }];
  if (typeof part !== 'object' || part === null || seen.has(part)) return [];
  seen.add(part);
  return Object.entries(part).flatMap(([key, value]: [string, unknown]) =>
    textsIn(value, [...path, Array.isArray(part) ? Number(key) : key], seen),
  );
}

const plainText = (node: MdastNode): string => {
  if ('children' in node) return node.children.map(plainText).join('');
  return node.type === 'text' ? node.value : '';
};

const BLOCKS = new Set(['paragraph', 'heading', 'tableCell']);

/** The paragraphs of a text in Markdown, the addresses of its links included. */
function paragraphsIn(body: string): readonly Text[] {
  let heading = '';
  const look = (node: MdastNode): readonly Text[] => {
    const line = node.position?.start.line;
    const urls = node.type === 'link' ? [{ text: node.url, path: [], line }] : [];
    const below = 'children' in node ? node.children.flatMap(look) : [];
    if (!BLOCKS.has(node.type)) return [...urls, ...below];
    const text = plainText(node);
    if (node.type === 'heading') heading = text;
    return [{ text, path: [], line, heading: node.type === 'heading' ? '' : heading }, ...below];
  };
  return look(markdownToMdast(body));
}

/** What is wrong with the facts in a file. */
export function factFaults(
  { data, body }: { readonly data: unknown; readonly body: string },
  facts: Facts,
  { isLocale = false }: { readonly isLocale?: boolean } = {},
): readonly Fault[] {
  return [...textsIn(data), ...paragraphsIn(body)].flatMap((text) => faultsOf(text, facts, isLocale));
}
