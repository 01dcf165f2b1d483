/** Finds unknown fact names in editors' files, and numbers that contradict the file that owns them. */
import { type MdastNode, markdownToMdast } from 'satteri';
import type { Facts } from '../../../src/shared/i18n/facts/facts.ts';
import type { Fault, Path } from '../fault.ts';
import { nearestName } from '../names/nearest-name.ts';
import { FACTS } from '../words.ts';
import { type Days, type Duration, durationsIn, FILLED } from './durations.ts';
import { otherPhones } from './phones.ts';
import { type Surroundings, topicOf } from './topics.ts';

/** A text and its position. */
interface Text {
  readonly text: string;
  readonly path: Path;
  readonly line?: number | undefined;
  /** The heading above it, which may name its topic. */
  readonly heading?: string;
}

/** Sentences end at these; the point of an abbreviation does not count. */
const SENTENCE_END = /(?<=(?<!\b(?:tels?|ext|no|n[uú]m|ej|aprox|m[aá]x|m[ií]n))[.;!?])\s+/iu;
const PLACEHOLDER = /\{\{([^{}]*)\}\}/g;
const MARKS = /[*_]/g;

/** A text with its facts; each filled number is marked. */
const withNumbers = (text: string, facts: Facts): string =>
  text.replace(PLACEHOLDER, (whole, name: string) => {
    const value = facts[name.trim()];
    return value === undefined ? whole : `${/^\d{1,3}$/.test(value) ? FILLED : ''}${value}`;
  });

/** A sentence that names the whole country and no region of it. */
const isOfCountry = (sentence: string): boolean =>
  /todo el pa[ií]s|toda guatemala|across the country|whole country|nationwide/i.test(sentence) &&
  !/capital|ciudad|\bcity\b|\bresto\b|\brest\b|interior|municipi/i.test(sentence);

/** Whether a duration equals the one that the owner of its topic states. */
function isOwned({ days, isInDays, isWorking }: Duration, owned: readonly (readonly number[])[]): boolean {
  const isEqual = ({ least, most }: Days, number: number): boolean => least <= number && number <= most;
  const ranges = owned.filter(({ length }) => length > 1);
  if (ranges.length === 0) return days.every((each) => owned.flat().some((number) => isEqual(each, number)));
  if (days.length > 1) return ranges.some((range) => days.every((each, at) => isEqual(each, range[at] ?? 0)));
  const [{ least, most } = { least: 0, most: 0 }] = days;
  if (isInDays && isWorking) return owned.flat().includes(least);
  // A single number of days matches any day on which an order may arrive.
  return most >= Math.min(...owned.flat()) && least <= Math.max(...owned.flat());
}

function ownFact(name: string, facts: Facts): readonly (readonly [name: string, value: string])[] {
  const value = facts[name];
  return value === undefined ? [] : [[name, value]];
}

/** The durations of a sentence that contradict the owners of their topics. */
function contradictions(sentence: string, around: Surroundings, facts: Facts): readonly string[] {
  return durationsIn(sentence).flatMap((duration) => {
    const topic = topicOf(sentence, duration, around);
    if (!topic) return [];
    const known = topic.facts
      .map((names) => names.flatMap((name) => ownFact(name, facts)))
      .filter(({ length }) => length > 0);
    const isOfRange = topic.facts.some(({ length }) => length > 1) && duration.days.length > 1;
    const asked = isOfRange && isOfCountry(sentence) ? known.slice(0, 1) : known;
    const numbers = asked.map((group) => group.map(([, value]) => Number(value)));
    if (isOwned(duration, numbers)) return [];
    return [FACTS.contradiction(duration.said, topic.owner, asked)];
  });
}

/** Unknown fact names; in `locales/` names without a dot are filled by the code. */
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
  const paragraph = withNumbers(text.replace(MARKS, ''), facts);
  const whats = [
    ...unknownNames(text, facts, isLocale),
    ...paragraph
      .split(SENTENCE_END)
      .flatMap((sentence) => [
        ...contradictions(sentence, { heading, paragraph }, facts),
        ...otherPhones(sentence, facts),
      ]),
  ];
  return whats.map((what) => ({
    path: place.path,
    what,
    ...(place.line !== undefined && { line: place.line }),
  }));
}

/** The texts of data with their paths; repeated YAML anchors are read once. */
function textsIn(part: unknown, path: Path = [], seen: Set<object> = new Set()): readonly Text[] {
  if (typeof part === 'string') return [{ text: part, path }];
  if (typeof part !== 'object' || part === null || seen.has(part)) return [];
  seen.add(part);
  return Object.entries(part).flatMap(([key, value]: [string, unknown]) =>
    textsIn(value, [...path, Array.isArray(part) ? Number(key) : key], seen),
  );
}

/** The text of a node; the cells of a row are words of one sentence. */
const plainText = (node: MdastNode): string => {
  if ('children' in node) return node.children.map(plainText).join(node.type === 'tableRow' ? ' ' : '');
  return node.type === 'text' ? node.value : '';
};

const BLOCKS = new Set(['paragraph', 'heading', 'tableRow']);

/** The paragraphs of a Markdown text, including the addresses of its links. */
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

/** The faulty facts in a file. */
export function factFaults(
  { data, body }: { readonly data: unknown; readonly body: string },
  facts: Facts,
  { isLocale = false }: { readonly isLocale?: boolean } = {},
): readonly Fault[] {
  return [...textsIn(data), ...paragraphsIn(body)].flatMap((text) => faultsOf(text, facts, isLocale));
}
