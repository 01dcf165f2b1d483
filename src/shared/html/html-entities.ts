/** Decodes character references in small HTML; most of the names are those of Spanish text. */

const LETTERS = 'aeiouAEIOU';
const ACCENTS: readonly (readonly [suffix: string, mark: string])[] = [
  ['acute', '\u0301'],
  ['grave', '\u0300'],
  ['uml', '\u0308'],
  ['circ', '\u0302'],
];
const NAMED: ReadonlyMap<string, string> = new Map([
  ...ACCENTS.flatMap(([suffix, mark]) =>
    Array.from(LETTERS, (letter): [string, string] => [letter + suffix, (letter + mark).normalize('NFC')]),
  ),
  ...Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: '\u00A0',
    ntilde: 'ñ',
    Ntilde: 'Ñ',
    ccedil: 'ç',
    Ccedil: 'Ç',
    iquest: '¿',
    iexcl: '¡',
    ordf: 'ª',
    ordm: 'º',
    deg: '°',
    euro: '€',
    copy: '©',
    reg: '®',
    trade: '™',
    hellip: '…',
    ndash: '–',
    mdash: '—',
    laquo: '«',
    raquo: '»',
    ldquo: '“',
    rdquo: '”',
    lsquo: '‘',
    rsquo: '’',
    bull: '•',
    middot: '·',
    times: '×',
    frac12: '½',
  }),
]);

/** The character of a code point; an invalid one becomes the replacement character, as in browsers. */
function character(code: number): string {
  const isCharacter = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : '\uFFFD';
}

/** The text with its references decoded once; unknown names stay unchanged. */
export function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z][a-z\d]{1,15}));?/gi,
    (reference, decimal?: string, hex?: string, name?: string) => {
      if (decimal !== undefined) return character(Number(decimal));
      if (hex !== undefined) return character(Number.parseInt(hex, 16));
      return NAMED.get(name ?? '') ?? reference;
    },
  );
}
