/** Phone numbers (checkout §5, telefono; §9; decision 53, Phone). */

/** The number without spaces, dashes and a leading `+`; full-width digits count as digits. */
export function normalisePhone(value: string): string {
  return value
    .normalize('NFKC')
    .replace(/[\s\p{Pd}]+/gu, '')
    .replace(/^\+/, '');
}

/** Whether it is 7 to 11 digits, once what may stand between them is taken off. */
export function isPhone(value: string): boolean {
  return /^\d{7,11}$/.test(normalisePhone(value));
}

/** How people and RFC 3966 write the extension of a switchboard after its number: 'ext. 12', 'x12', ';ext=12', ',12'. */
const EXTENSION = /(?:;ext=|,|(?:extensi[oó]n|ext|anexo|interno|x|#)[.:]?)(\d{1,7})$/iu;

/** The digits of the number, and those of its extension, '' without one. */
function partsOf(value: string): { readonly digits: string; readonly extension: string } {
  const text = value.replace(/\s+/g, '');
  const extension = EXTENSION.exec(text);
  const number = extension ? text.slice(0, extension.index) : text;
  return { digits: number.replace(/\D+/g, ''), extension: extension?.[1] ?? '' };
}

/**
 * `+502 3232-3232` for 50232323232, with `ext. 12` where it has an extension; the text as it came when it has fewer than
 * 11 digits.
 */
export function displayPhone(value: string): string {
  const { digits, extension } = partsOf(value);
  const [, country, start, end] = /^(\d{3})(\d{4})(\d{4,})$/.exec(digits) ?? [];
  if (country === undefined) return value.trim();
  return `+${country} ${start}-${end}${extension && ` ext. ${extension}`}`;
}
