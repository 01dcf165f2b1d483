/** Phone numbers and e-mail addresses (checkout §5; checkout §9; decision 53, Phone; decision 195, Phones). */

const MIN_DIGITS = 7;
const MAX_DIGITS = 11;
/** Most characters of a field; a longer number is reported rather than cut. */
export const MAX_PHONE = 60;
/** Punctuation between digits, with the marks of numbers copied from an address book. */
const PUNCTUATION = /[\s\p{Pd}\p{Cf}().\u00B7]+/gu;

/** Removes punctuation and a leading `+` or `00`; full-width digits become digits. */
export function normalisePhone(value: string): string {
  return value
    .normalize('NFKC')
    .replace(PUNCTUATION, '')
    .replace(/^(\+|00)/, '');
}

/** Errors of a phone that is not empty: too few digits, too many, other characters. */
export const PHONE_FAULTS = ['phone-invalid', 'phone-too-long', 'phone-not-digits'] as const;
export type PhoneFault = (typeof PHONE_FAULTS)[number];

/** The error of a phone; undefined for 7 to 11 digits with punctuation. */
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

/** `4-4` as specified (checkout §9), other lengths with spaces. */
function groupNational(country: string, national: string): string {
  if (country === OWN_COUNTRY || national.length === 8) {
    return `${national.slice(0, 4)}-${national.slice(4)}`;
  }
  const groups = GROUPS[national.length]?.exec(national);
  return groups ? groups.slice(1).join(' ') : national;
}

/** The extension of a phone number (RFC 3966 and common forms): 'ext. 12', 'x12', ';ext=12', ',12'. */
const EXTENSION = /(?:;ext=|,|(?:extensi[oó]n|ext|anexo|interno|x|#)[.:]?)(\d{1,7})$/iu;

/** The digits of the number and of its extension, or ''. */
function partsOf(value: string): { readonly digits: string; readonly extension: string } {
  const text = value.normalize('NFKC').replace(/\s+/g, '');
  const extension = EXTENSION.exec(text);
  const number = extension ? text.slice(0, extension.index) : text;
  return { digits: number.replace(/\D+/g, ''), extension: extension?.[1] ?? '' };
}

/** Formats an international number: `+502 3232-3232`, `+1 213 555 0199 ext. 12`; others stay as typed. */
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

/** Most characters of an address (RFC 5321). */
const MAX_LENGTH = 254;
/** The pattern of `<input type="email">`, with a dot in the domain. */
const EMAIL =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;

/** Whether the trimmed text is an e-mail address (checkout §5, correo; decision 55, E-mail). */
export function isEmail(value: string): boolean {
  // A trimmed line break could hide a second header line.
  if (/[\r\n]/.test(value)) return false;
  const address = value.trim();
  return address.length <= MAX_LENGTH && EMAIL.test(address);
}
