/** Changes of editors' files as lines for an editor: the file, and each value before and after. */
import type { Path } from '../../content/fault.ts';
import type { Changes } from '../facts/difference.ts';
import type { Facts, FileFacts } from '../facts/facts.ts';
import { placeKey } from '../facts/snapshot-facts.ts';
import { type MessageKey, message } from '../messages.ts';
import { changesInFile, type ValueChange } from './file-changes.ts';

/** Names of editors' files; the first pattern that matches the path applies. */
const FILES: readonly (readonly [path: RegExp, name: MessageKey])[] = [
  [/^src\/content\/(?=.*\.(?:avif|gif|jpe?g|png|webp)$)/i, 'file.picture'],
  [/^src\/content\/documents\/en\//, 'file.englishDocument'],
  [/^src\/content\/documents\//, 'file.document'],
  [/^src\/content\/landing-pages\/en\//, 'file.englishLandingPage'],
  [/^src\/content\/landing-pages\//, 'file.landingPage'],
  [/^src\/content\/reviews\//, 'file.reviews'],
  [/^src\/content\/videos\/(?=.*\.json$)/, 'file.videoData'],
  [/^src\/content\/videos\//, 'file.video'],
  [/^src\/content\/facts/, 'file.facts'],
  [/^src\/content\/home/, 'file.home'],
  [/^src\/content\/sets\//, 'file.set'],
  [/^src\/content\/size-guides\//, 'file.sizeGuide'],
  [/^src\/content\/delivery\/departments/, 'file.deliveries'],
  [/^src\/content\/delivery\/holidays/, 'file.holidays'],
  [/^src\/content\/delivery\/returns/, 'file.returns'],
  [/^src\/content\/locations/, 'file.locations'],
  [/^src\/content\/synonyms/, 'file.synonyms'],
  [/^src\/content\/search-words/, 'file.searchWords'],
  [/^src\/content\/search-places/, 'file.searchPlaces'],
  [/^src\/content\/measures/, 'file.measures'],
  [/^locales\/en\//, 'file.englishTexts'],
  [/^locales\//, 'file.texts'],
];

const LONGEST_VALUE = 60;
/** Characters before the first difference that are printed. */
const BEFORE_CHANGE = 20;
/** Changes of one file that are printed. */
const MAX_CHANGES = 6;

/** A value in quotation marks, shortened to fit a line. */
export const quoted = (text: string): string => {
  const short = text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE)}…` : text;
  return short === '' ? message('change.empty') : `«${short.replace(/\s+/g, ' ')}»`;
};

/** `Documento «Nosotros»`, `Guía de tallas (zarpaso/shoes-men)`, `Feriados`. */
function fileName(path: string, { title }: FileFacts): string {
  const [pattern, key] = FILES.find(([fits]) => fits.test(path)) ?? [/^/];
  const kind = key === undefined ? path : message(key);
  const rest = path
    .replace(pattern, '')
    .replace(/\.(?:md|json)$/, '')
    .replace(/^es-GT\//, '');
  if (title !== '') return `${kind} ${quoted(title)}`;
  return rest === '' ? kind : `${kind} (${rest})`;
}

/** Index at which an excerpt of two long texts begins: a little before their first difference. */
function excerptStart(from: string, to: string): number {
  let at = 0;
  while (at < from.length && from[at] === to[at]) at += 1;
  return from.length <= LONGEST_VALUE && to.length <= LONGEST_VALUE ? 0 : Math.max(0, at - BEFORE_CHANGE);
}

const excerpt = (text: string, start: number): string =>
  quoted(`${start > 0 ? '…' : ''}${text.slice(start)}`);

const isNumber = (text: string): boolean => /^-?\d+(?:\.\d+)?$/.test(text);
const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d(?:T[\d:]+)?$/.test(text);

/** A number or a day unquoted, another text in quotation marks. */
const shown = (text: string, start: number): string =>
  isNumber(text) || isDay(text) ? text : excerpt(text, start);

function changeLine({ from, to }: ValueChange): string {
  if (from === undefined) return message('change.part.added', { to: shown(to ?? '', 0) });
  if (to === undefined) return message('change.part.gone', { from: shown(from, 0) });
  const start = excerptStart(from, to);
  return message('change.part.changed', { from: shown(from, start), to: shown(to, start) });
}

const DELIVERY = 'src/content/delivery/departments.json';

/** A key of the delivery table with the name of its department or municipality. */
function placeName(path: Path, at: number, places: Facts['places'] = {}): string {
  const key = String(path[at]);
  const kind = path[at - 1] === 'municipalities' ? 'municipality' : 'department';
  const isPlace = at === 0 || kind === 'municipality';
  const name = isPlace ? places[placeKey(kind, key)] : undefined;
  return name === undefined ? key : `${name} (${key})`;
}

/** `Guatemala (1) › days › min`; items of lists are counted from 1. */
function pathText(file: string, path: Path, places: Facts['places']): string {
  return path
    .map((key, at) => {
      if (typeof key === 'number') return String(key + 1);
      return file === DELIVERY ? placeName(path, at, places) : String(key);
    })
    .join(' › ');
}

function partLines(file: string, from: FileFacts, to: FileFacts, places: Facts['places']): readonly string[] {
  if (from.text === undefined || to.text === undefined) return [];
  const changes = changesInFile(file, from.text, to.text);
  const lines = changes.slice(0, MAX_CHANGES).map((change) => {
    const place = pathText(file, change.path, places);
    return `  ${place === '' ? '' : `${place}: `}${changeLine(change)}`;
  });
  const more = changes.length - MAX_CHANGES;
  return more > 0 ? [...lines, message('more', { count: more })] : lines;
}

/** The lines of each file. */
export function fileLines(
  { added, gone, changed }: Changes<FileFacts>,
  places: Facts['places'],
): readonly (readonly string[])[] {
  const line = (kind: 'added' | 'gone' | 'changed', path: string, file: FileFacts): string =>
    message(`change.file.${kind}`, { name: fileName(path, file) });
  return [
    ...added.map(([path, file]) => [line('added', path, file)]),
    ...gone.map(([path, file]) => [line('gone', path, file)]),
    ...changed.map(({ key, from, to }) => [line('changed', key, to), ...partLines(key, from, to, places)]),
  ];
}
