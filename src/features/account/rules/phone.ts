/** Phone numbers (checkout §5, telefono; §9; decision 53, Phone; decision 195, Phones). */

const MIN_DIGITS = 7;
const MAX_DIGITS = 11;
/** Most characters of a field: a longer text is reported, since a browser cuts a pasted number silently. */
export const MAX_PHONE = 60;
/** What people write between digits, with the marks that come with a number copied from an address book. */
const PUNCTUATION = /[\s\p{Pd}\p{Cf}().\u00B7]+/gu;

/** The number without punctuation and a leading `+` or `00`; full-width digits count as digits. */
export function normalisePhone(value: string): string {
  return value
    .normalize('NFKC')
    .replace(PUNCTUATION, '')
    .replace(/^(\+|00)/, '');
}

/** What is wrong with a phone that is not empty: too few digits, too many, or other characters. */
export const PHONE_FAULTS = ['phone-invalid', 'phone-too-long', 'phone-not-digits'] as const;
export type PhoneFault = (typeof PHONE_FAULTS)[number];

/** Undefined for 7 to 11 digits with punctuation between them. */
export function findPhoneFault(value: string): PhoneFault | undefined {
  const digits = normalisePhone(value);
  if (!/^\d+$/.test(digits)) return 'phone-not-digits';
  if (digits.length > MAX_DIGITS) return 'phone-too-long';
  return digits.length < MIN_DIGITS ? 'phone-invalid' : undefined;
}

export function isPhone(value: string): boolean {
  return findPhoneFault(value) === undefined;
}

/** Country codes of one or two digits (ITU-T E.164); all others have three. */
const SHORT_COUNTRY_CODE = /^(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/;
const OWN_COUNTRY = '502';

/** Groups by the number of national digits. */
const GROUPS: Readonly<Record<number, RegExp>> = {
  7: /^(\d{3})(\d{4})$/,
  9: /^(\d{3})(\d{3})(\d{3})$/,
  10: /^(\d{3})(\d{3})(\d{4})$/,
  11: /^(\d{3})(\d{4})(\d{4})$/,
};

/** `4-4` as the specification has it (checkout §9), other lengths with spaces. */
function groupNational(country: string, national: string): string {
  if (country === OWN_COUNTRY || national.length === 8) {
    return `${national.slice(0, 4)}-${national.slice(4)}`;
  }
  const groups = GROUPS[national.length]?.exec(national);
  return groups ? groups.slice(1).join(' ') : national;
}

/** How people and RFC 3966 write the extension of a switchboard after its number: 'ext. 12', 'x12', ';ext=12', ',12'. */
const EXTENSION = /(?:;ext=|,|(?:extensi[oó]n|ext|anexo|interno|x|#)[.:]?)(\d{1,7})$/iu;

/** The digits of the number, and those of its extension, '' without one. */
function partsOf(value: string): { readonly digits: string; readonly extension: string } {
  const text = value.normalize('NFKC').replace(/\s+/g, '');
  const extension = EXTENSION.exec(text);
  const number = extension ? text.slice(0, extension.index) : text;
  return { digits: number.replace(/\D+/g, ''), extension: extension?.[1] ?? '' };
}

/**
 * `+502 3232-3232` for 50232323232 and `+1 213 555 0199` for 12135550199, with `ext. 12` where it has an extension. A
 * number without `+`, `00` or 11 digits has no country code and keeps its form.
 */
export function displayPhone(value: string): string {
  const { digits, extension } = partsOf(value);
  const compact = value.normalize('NFKC').replace(PUNCTUATION, '');
  const isInternational = /^(?:\+|00)\d/.test(compact);
  const number = compact.startsWith('00') ? digits.slice(2) : digits;
  if (number.length < (isInternational ? MIN_DIGITS + 1 : MAX_DIGITS)) return value.trim();
  const country = SHORT_COUNTRY_CODE.exec(number)?.[0] ?? number.slice(0, 3);
  const national = groupNational(country, number.slice(country.length));
  return `+${country} ${national}${extension && ` ext. ${extension}`}`;
}
