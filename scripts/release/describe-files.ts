/** Changes of editors' files as lines for an editor: which file, and what in it was before and is now. */
import type { Path } from '../content/fault.ts';
import type { Changes } from './facts/difference.ts';
import type { Facts, FileFacts } from './facts/facts.ts';
import { placeKey } from './facts/snapshot-facts.ts';
import { changesInFile, type PartChange } from './facts/text-changes.ts';
import { CHANGED } from './words.ts';

/** What editors write, by its path; the first that fits. */
const FILES: readonly (readonly [path: RegExp, name: string])[] = [
  [/^src\/content\/(?=.*\.(?:avif|gif|jpe?g|png|webp)$)/i, 'Imagen'],
  [/^src\/content\/documents\/en\//, 'Documento en inglés'],
  [/^src\/content\/documents\//, 'Documento'],
  [/^src\/content\/landing-pages\/en\//, 'Página de temporada en inglés'],
  [/^src\/content\/landing-pages\//, 'Página de temporada'],
  [/^src\/content\/reviews\//, 'Opiniones'],
  [/^src\/content\/videos\/(?=.*\.json$)/, 'Datos de un video'],
  [/^src\/content\/videos\//, 'Video'],
  [/^src\/content\/facts/, 'Garantía y teléfono'],
  [/^src\/content\/home/, 'Página de inicio'],
  [/^src\/content\/sets\//, 'Conjunto'],
  [/^src\/content\/size-guides\//, 'Guía de tallas'],
  [/^src\/content\/delivery\/departments/, 'Tabla de entregas'],
  [/^src\/content\/delivery\/holidays/, 'Feriados'],
  [/^src\/content\/delivery\/returns/, 'Plazos de cambio'],
  [/^src\/content\/locations/, 'Tiendas y kioscos'],
  [/^src\/content\/synonyms/, 'Sinónimos del buscador'],
  [/^src\/content\/search-words/, 'Palabras del buscador'],
  [/^src\/content\/search-places/, 'Páginas de ayuda del buscador'],
  [/^src\/content\/measures/, 'Medidas'],
  [/^locales\/en\//, 'Textos en inglés'],
  [/^locales\//, 'Textos'],
];

const LONGEST_VALUE = 60;
/** Letters of an unchanged beginning that are shown before the first one that changed. */
const BEFORE_CHANGE = 20;
/** The changes of one file, as the report lists them. */
const MAX_CHANGES = 6;

/** A value in quotation marks, cut to what fits on a line. */
export const quoted = (text: string): string => {
  const short = text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE)}…` : text;
  return short === '' ? CHANGED.empty : `«${short.replace(/\s+/g, ' ')}»`;
};

/** `Documento «Nosotros»`, `Guía de tallas (zarpaso/shoes-men)`, `Feriados`. */
function fileName(path: string, { title }: FileFacts): string {
  const [pattern, kind] = FILES.find(([fits]) => fits.test(path)) ?? [/^/, path];
  const rest = path
    .replace(pattern, '')
    .replace(/\.(?:md|json)$/, '')
    .replace(/^es-GT\//, '');
  if (title !== '') return `${kind} ${quoted(title)}`;
  return rest === '' ? kind : `${kind} (${rest})`;
}

/** Where two texts begin to differ, with some letters before it. */
function differingPlace(from: string, to: string): number {
  let at = 0;
  while (at < from.length && from[at] === to[at]) at += 1;
  return from.length <= LONGEST_VALUE && to.length <= LONGEST_VALUE ? 0 : Math.max(0, at - BEFORE_CHANGE);
}

const excerpt = (text: string, start: number): string =>
  quoted(`${start > 0 ? '…' : ''}${text.slice(start)}`);

const isNumber = (text: string): boolean => /^-?\d+(?:\.\d+)?$/.test(text);
const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d(?:T[\d:]+)?$/.test(text);

/** Numbers and days as they are, other texts in quotation marks. */
const shown = (text: string, start: number): string =>
  isNumber(text) || isDay(text) ? text : excerpt(text, start);

function changeLine({ from, to }: PartChange): string {
  if (from === undefined) return CHANGED.part.added(shown(to ?? '', 0));
  if (to === undefined) return CHANGED.part.gone(shown(from, 0));
  const start = differingPlace(from, to);
  return CHANGED.part.changed(shown(from, start), shown(to, start));
}

const DELIVERY = 'src/content/delivery/departments.json';

/** A key of the table of deliveries with the name of its place. */
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
  return more > 0 ? [...lines, `  ${CHANGED.more(more).trim()}`] : lines;
}

/** The lines of each file. */
export function fileLines(
  { added, gone, changed }: Changes<FileFacts>,
  places: Facts['places'],
): readonly (readonly string[])[] {
  return [
    ...added.map(([path, file]) => [CHANGED.file.added(fileName(path, file))]),
    ...gone.map(([path, file]) => [CHANGED.file.gone(fileName(path, file))]),
    ...changed.map(({ key, from, to }) => [
      CHANGED.file.changed(fileName(key, to)),
      ...partLines(key, from, to, places),
    ]),
  ];
}
