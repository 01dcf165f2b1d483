/** Messages of the content check, in plain Spanish for editors. */
import type { FaultName } from '../../src/content/schemas/faults.ts';

/** Messages for the mistakes that schemas find. */
export const FAULT_WORDS: Readonly<Record<FaultName, string>> = {
  link: 'un enlace es una dirección de la tienda, como /productos/mujer',
  end: 'el final se escribe así: 2026-12-24T23:59',
  hero: 'falta la portada: { "block": "hero" }',
  blockTwice: 'un bloque está dos veces',
  videoPicture: 'un video necesita una imagen (picture), que se ve hasta que empieza',
  daysOrder: 'la entrega más larga (max) es más corta que la más corta (min)',
  monthDay: 'el día se escribe así: 12-24 (mes y día)',
  category: 'una categoría se escribe como en su dirección: mujer/zapatos',
  priceEmpty: 'el precio necesita from, upTo o los dos',
  priceOrder: 'from es mayor que upTo',
  ruleEmpty: 'falta decir qué artículos: skus, categories, tags o price',
  time: 'la hora se escribe así: 09:30',
  weekdayOrder: 'el último día (to) está antes que el primero (from)',
  hoursOrder: 'cierra (closes) antes de abrir (opens)',
  setLeast: 'un conjunto tiene por lo menos dos artículos',
  setMost: 'un conjunto tiene cuatro artículos como mucho',
  articleTwice: 'un artículo está dos veces',
  rangeOrder: 'la medida termina antes de empezar',
  sizeTwice: 'una talla está dos veces',
  brandCategories: 'una guía de marca no lleva categorías; una general sí',
  measures: 'cada talla lleva exactamente las medidas que dice measures',
  videoName: 'el nombre de un video lleva a–z, 0–9 y guiones, y termina en .mp4 o .webm',
  videoMissing: 'no hay tal archivo en src/content/videos/',
  videoSize: 'el video pesa más de 2 MB: hágalo más corto o más pequeño',
  day: 'el día se escribe así: 2026-10-02',
  stars: 'las estrellas son enteras, de 1 a 5',
};

/** Heading before the list of mistakes. */
export const CONTENT_FAULTS = 'Hay errores en lo que se escribió:';

/** Printed after the list while the command waits for saved files. */
export const CHECKED_AGAIN_ON_SAVE =
  'Cuando se corrijan y guarden, la tienda arranca sola. Se termina con Ctrl y C.';

const TYPES: Readonly<Record<string, string>> = {
  string: 'un texto entre comillas',
  number: 'un número',
  int: 'un número entero',
  boolean: 'true o false',
  array: 'una lista entre [ y ]',
  object: 'un grupo entre { y }',
  date: 'un día como 2026-10-02',
};

const quoted = (names: readonly unknown[]): string => names.map((name) => `«${String(name)}»`).join(', ');

/** Messages about invalid values. */
export const WRONG = {
  missing: 'falta',
  missingBeside: (names: readonly unknown[]): string => `falta; lo que hay es ${quoted(names)}`,
  type: (expected: string): string => `tiene que ser ${TYPES[expected] ?? expected}`,
  unknown: (names: readonly unknown[]): string =>
    `no se conoce ${quoted(names)}: ¿está bien escrito, y va aquí?`,
  options: (options: readonly unknown[]): string => `tiene que ser uno de estos: ${quoted(options)}`,
  empty: 'no puede estar vacío',
  short: (least: number): string => `tiene que haber por lo menos ${least}`,
  long: (most: number): string => `no puede haber más de ${most}`,
  longNumbers: (most: number): string => `no puede haber más de ${most} (los decimales van con punto: 23.5)`,
  letters: (most: number): string => `no puede tener más de ${most} letras`,
  low: (least: number): string => `tiene que ser ${least} o más`,
  high: (most: number): string => `tiene que ser ${most} o menos`,
  form: 'no tiene la forma que se espera',
  picture: (name: string): string => `no hay tal imagen: ${name}`,
  day: (written: string): string => `no hay tal día: ${written}`,
  page: (address: string, meant: string): string => `no hay tal página en la tienda: ${address}${meant}`,
  landingPage: (name: string, meant: string): string => `no hay tal página de temporada: «${name}»${meant}`,
  keyTwice: (key: string): string =>
    `«${key}» está dos veces en el mismo grupo, y solo contaría la última: quite una o cámbiele el nombre`,
  noHome: 'falta "home": { "blocks": [ … ] }',
} as const;

const holes = (names: readonly string[]): string =>
  names.length === 0 ? 'ninguno' : names.map((name) => `{{${name}}}`).join(', ');

/** Messages about a text and its translation, which is in the file `twin`. */
export const TEXTS = {
  missing: (twin: string): string => `falta aquí, o sobra en ${twin}`,
  noFile: (twin: string): string => `falta el archivo, o sobra ${twin}`,
  noOther: 'falta el mismo nombre con _other, para los demás números',
  variables: (own: readonly string[], other: readonly string[], twin: string): string =>
    `los nombres entre {{ y }} tienen que ser los mismos en los dos idiomas: aquí ${holes(own)}, en ${twin} ${holes(other)}`,
} as const;

const shortened = (text: string): string =>
  (text.length > 60 ? `${text.slice(0, 60)}…` : text).replace(/\s+/g, ' ');

/** Messages about forbidden markup. */
export const MARKUP = {
  html: (tag: string): string => `lleva HTML («${shortened(tag)}»), y aquí solo va texto: quítelo`,
  htmlInMarkdown: (tag: string): string =>
    `lleva HTML («${shortened(tag)}»): quítelo; la negrita se escribe **así** y un enlace [así](/contact)`,
  link: (address: string): string =>
    `un enlace no puede llevar a «${shortened(address)}»: escriba /contact, #una-parte, https://…, mailto:… o tel:…`,
  picture: (name: string): string =>
    `una imagen no puede ser «${shortened(name)}»: guárdela junto al archivo en .jpg, .png, .webp o .avif`,
} as const;

const placeholder = (name: string): string => `{{${name}}}`;

/** `15 ({{returns.days}})`, `1 a 8 ({{delivery.min}} a {{delivery.max}})`. */
const groupWords = (facts: readonly (readonly [name: string, value: string])[]): string =>
  `${facts.map(([, value]) => value).join(' a ')} (${facts.map(([name]) => placeholder(name)).join(' a ')})`;

/** Messages about facts in texts. */
export const FACTS = {
  unknown: (name: string, nearest: string | undefined): string =>
    `no hay ningún dato ${placeholder(name)}${nearest === undefined ? '' : `; ¿quiso decir ${placeholder(nearest)}?`}`,
  open: 'un dato se escribe entre {{ y }}, como {{returns.days}}',
  contradiction: (
    said: string,
    owner: string,
    facts: readonly (readonly (readonly [name: string, value: string])[])[],
  ): string =>
    `dice «${said}», y ${owner} dice ${facts.map(groupWords).join(' o ')}: escriba el dato entre {{ y }} en vez del número`,
} as const;

/** Messages about front matter, between its two lines ---. */
export const HEADER = {
  tab: 'empieza con un tabulador: ahí van espacios, dos por nivel',
  noBlank: 'después de «:» va un espacio',
  braces: 'un texto que empieza con {{ va entre comillas: "{{returns.days}} días…"',
  noEnd: 'falta la segunda línea --- entre lo de arriba (título, descripción) y el texto',
  keyTwice: (key: string): string => `«${key}» está dos veces: quite uno`,
} as const;

/** Messages about contradictions between files. */
export const BETWEEN = {
  landingName:
    'el nombre de este archivo es una dirección: lleva solo a–z, 0–9 y guiones, como dia-del-padre.md',
  noSpanish: (file: string): string => `falta la página en español: ${file}`,
  sameArticle: (sku: string, other: string): string => `el artículo ${sku} ya tiene otro archivo: ${other}`,
  noDefault: 'falta "default": lo que vale antes de saber el departamento',
  noTerms: (name: string, file: string): string => `no hay «${name}» en ${file}`,
} as const;

/** Messages about unreadable files. */
export const UNREADABLE = {
  encoding: 'no está guardado en UTF-8: en el editor, «Guardar como» y codificación «UTF-8»',
  mark: 'está guardado como «UTF-8 con BOM»: en el editor, «Guardar como» y codificación «UTF-8», sin BOM',
  curlyQuotes: 'las comillas tienen que ser rectas ("), no tipográficas (“ ”)',
  singleQuotes: 'las comillas tienen que ser dobles y rectas ("), no sencillas (\')',
  comment: 'un archivo .json no lleva comentarios: quite lo que empieza con //, /* o #',
  json: 'no se entiende; antes de ahí falta o sobra una coma, una comilla, un corchete o una llave',
  header:
    'no se entiende lo que está entre las dos líneas ---: aquí o en el renglón de antes falta un «:», o van comillas en un texto con dos puntos',
  noHeader: 'falta lo que va arriba entre dos líneas --- (título, descripción)',
  conflict: (mark: string): string =>
    `aquí quedó una marca de git (${mark}): deje solo una de las dos versiones y quite las marcas`,
  noFile: 'falta el archivo',
  svg: 'un .svg puede llevar código: guarde la imagen en .jpg, .png, .webp o .avif',
  noEntries: 'tiene que ser un grupo entre { y }, con un nombre para cada parte',
} as const;

/** Messages about names that the shop does not have. */
export const NAMES = {
  article: (name: string): string => `no hay ningún artículo ${name} en la tienda`,
  category: (name: string): string => `no hay ninguna categoría «${name}» en el menú`,
  tag: (name: string): string => `ningún artículo tiene la etiqueta «${name}»`,
  brand: (name: string): string => `no hay ninguna marca «${name}» en la tienda`,
  noPage: 'con esos nombres no le queda ningún artículo: la página no se publicaría',
  noSet: 'con esos nombres le quedan menos de dos artículos: el conjunto no se mostraría',
  meant: (name: string): string => `: ¿quiso escribir ${name}?`,
} as const;

/** Notices about valid content that is probably a mistake. */
export const NOTICED = {
  future: (day: string): string => `este día todavía no llega: ${day}`,
  ended: (moment: string): string => `esta cuenta regresiva ya terminó (${moment}) y no se ve`,
  phone: (number: string): string => `no es el teléfono del sistema de la tienda (TELEFONO), ${number}`,
  small: (name: string, width: number, height: number): string =>
    `la imagen ${name} es muy pequeña (${width} × ${height}) y se verá borrosa`,
} as const;

/** Reasons why a file is not read. */
export const UNREAD = {
  line: (file: string, why: string): string => `${file}: este archivo no se lee; ${why}`,
  ending: (ending: string): string =>
    ending === '' ? 'a su nombre le falta el final' : `termina en «${ending}»`,
  hidden: 'su nombre empieza con un punto',
  capitals: 'las mayúsculas de su nombre o de su carpeta cuentan',
  folder: 'está en otra carpeta',
  rename: (why: string, name: string): string => `${why}: tiene que ser ${name}`,
  unnamed: 'ningún archivo nombra esta imagen o este video: nómbrelo donde se tiene que ver, o quítelo',
  document: (names: readonly string[]): string =>
    `las páginas de documentos son estas: ${names.join(', ')}; para una página nueva use src/content/landing-pages/es-GT/`,
  unknown: 'la tienda no lee archivos con este nombre en esta carpeta: cámbielo o quítelo',
} as const;

/** A line about a file: position and message. */
export function faultLine(
  file: string,
  at: { line?: number | undefined; place?: string },
  what: string,
): string {
  const line = at.line === undefined ? '' : `, renglón ${at.line}`;
  return `${file}${line}: ${at.place ? `${at.place}: ` : ''}${what}`;
}
