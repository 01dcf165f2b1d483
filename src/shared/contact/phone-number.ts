/** Phone numbers in texts of the services and the editors (decision 223, Shop numbers). */

/** Guatemala: its local numbers have eight digits. */
const COUNTRY = '502';
const LOCAL = /^\d{8}$/;
/** An international number without its `+` has at least a country code and eight digits. */
const INTERNATIONAL = /^[1-9]\d{10,14}$/;
const INTERNATIONAL_WITH_PLUS = /^[1-9]\d{7,14}$/;
/** Switchboards (1717) and free numbers (1-801-…) can be called only from within the country. */
const NATIONAL_ONLY = /^(?:1\d{3}|180[01]\d{6,7})$/;

/** Maximum number of characters that are read of a phone or chat setting. */
export const MAX_CONTACT_LENGTH = 500;

/** Digits and separators; a `+`, `00` or `(` may start it. */
const WRITTEN = /(?<![\p{L}\d])\+?[(\d](?:[\s().\u00B7\p{Pd}]*\d)+(?![\p{L}\d])/gu;
/** How people and RFC 3966 write the extension of a switchboard: 'ext. 12', 'x12', ';ext=12', ',12'. */
const EXTENSION =
  /^\s*(?:;ext=|,+\s?|(?:extensi[oó]n|ext|anexo|interno|x|#)[.:]?\s?)(\d{1,7})(?![\p{L}\d]|[\s\p{Pd}]+\d)/iu;

export type PhoneNumber = {
  /** With country code unless the number is national only; without `+` or `00`. */
  readonly digits: string;
  readonly isNationalOnly: boolean;
  /** '' without one. */
  readonly extension: string;
};

/** The first number of a text, and whether others follow. */
export type ReadPhone = { readonly number: PhoneNumber; readonly hasMore: boolean };

/** The digits with their country code; undefined if there are too few or too many. */
function internationalDigits(written: string): string | undefined {
  const compact = written.replace(/\(0\)/g, '').replace(/[^\d+]/g, '');
  const digits = compact.replace(/^\+?0*/, '');
  if (LOCAL.test(digits)) return COUNTRY + digits;
  const pattern = /^(?:\+|00)/.test(compact) ? INTERNATIONAL_WITH_PLUS : INTERNATIONAL;
  if (!pattern.test(digits)) return undefined;
  return digits.startsWith(COUNTRY) && digits.length !== COUNTRY.length + 8 ? undefined : digits;
}

/** Splits several numbers: '2345-6789 2345-6790' has two. */
function splitWritten(written: string): readonly string[] {
  if (written.replace(/\D/g, '').length <= 15) return [written];
  const numbers: string[] = [];
  let current = '';
  for (const word of written.trim().split(/\s+/)) {
    current = `${current} ${word}`;
    if (internationalDigits(current) === undefined) continue;
    numbers.push(current);
    current = '';
  }
  return current === '' ? numbers : [written];
}

function readWritten(written: string, extension: string): PhoneNumber | undefined {
  const plain = written.replace(/\D/g, '');
  if (NATIONAL_ONLY.test(plain) && !written.includes('+')) {
    return { digits: plain, isNationalOnly: true, extension };
  }
  const digits = internationalDigits(written);
  return digits === undefined ? undefined : { digits, isNationalOnly: false, extension };
}

function numbersOf(text: string): readonly PhoneNumber[] {
  const normalised = text.slice(0, MAX_CONTACT_LENGTH).normalize('NFKC').replace(/^tel:/i, '');
  return [...normalised.matchAll(WRITTEN)].flatMap((match) => {
    const rest = normalised.slice(match.index + match[0].length);
    const extension = EXTENSION.exec(rest)?.[1] ?? '';
    return splitWritten(match[0]).flatMap((written) => readWritten(written, extension) ?? []);
  });
}

/** The first number of a text that can be called. */
export function readPhone(text: string): ReadPhone | undefined {
  const [number, ...others] = numbersOf(text);
  return number && { number, hasMore: others.length > 0 };
}

/** Whether two texts have the same first number, however it is written. */
export const isSamePhone = (one: string, other: string): boolean =>
  readPhone(one)?.number.digits === readPhone(other)?.number.digits;

/** The text of a number that `displayPhone` formats and `dialledPhone` dials: '+50223456789 ext. 12'. */
export function canonicalPhone({ digits, isNationalOnly, extension }: PhoneNumber): string {
  return `${isNationalOnly ? '' : '+'}${digits}${extension && ` ext. ${extension}`}`;
}

/** The number of a `tel:` link, with the extension after a comma, a pause; '' if the text has no number. */
export function dialledPhone(text: string): string {
  const read = readPhone(text);
  if (!read) return '';
  const { digits, isNationalOnly, extension } = read.number;
  return `${isNationalOnly ? '' : '+'}${digits}${extension && `,${extension}`}`;
}
