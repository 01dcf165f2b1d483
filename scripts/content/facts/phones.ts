/** Finds telephone numbers of Guatemala in texts that are not the shop's. */
import type { Facts } from '../../../src/shared/i18n/facts/facts.ts';
import { FACT_FILES } from '../../../src/shared/i18n/facts/read-facts.ts';
import { FACTS } from '../words.ts';

/** '2345-6789', '23456789', '(502) 2345 6789', '+502 2345.6789'. */
const PHONE =
  /(?<![\p{L}\d]|\d[-.,])(?:(?<country>(?:\+|00)?\(?\+?502\)?)[\s.-]?)?(?<one>\d{4})[\s.\p{Pd}]?(?<two>\d{4})(?![\p{L}\d]|[-.]\d)/giu;
/** Without a country code a number does not begin with 0, 1, 8 or 9; two years or a day are not a phone number. */
const LOCAL = /^[2-7]/;
const YEARS_OR_DAY = /^20\d\d[\s\p{Pd}]20\d\d$|^20\d\d(?:0[1-9]|1[0-2])(?:[0-2]\d|3[01])$/u;

const CALLING =
  /tel[eé]fono|\btels?\b|\bpbx\b|ll[aá]m|\bmarca al\b|celular|whatsapp|escr[ií]b|contact|phone|\bcall|\bdial\b|write to us/giu;
/** Numbers that are not phones. */
const OTHER =
  /\borden\b|pedido|factura|\bnit\b|\bdpi\b|\bcui\b|cuenta|c[oó]digo|referencia|ej[ea]m?plo|\border\b|invoice|\btax\b|account|\bcode\b|reference|example/giu;

/** The distance from a number to the nearest of some words; infinite if there is none. */
const distanceTo = (text: string, words: RegExp, start: number): number =>
  Math.min(...Array.from(text.matchAll(words), ({ index }) => Math.abs(index - start)));

function isPhone(text: string, found: RegExpExecArray): boolean {
  const { country, one = '' } = found.groups ?? {};
  if (country === undefined && (!LOCAL.test(one) || YEARS_OR_DAY.test(found[0]))) return false;
  return distanceTo(text, CALLING, found.index) < distanceTo(text, OTHER, found.index);
}

/** The phone numbers in a sentence that differ from the shop's. */
export function otherPhones(sentence: string, facts: Facts): readonly string[] {
  const phone = facts['shop.phone'] ?? '';
  const own = phone.replace(/\D/g, '').slice(-8);
  if (own === '') return [];
  return Array.from(sentence.matchAll(PHONE))
    .filter(({ groups: { one = '', two = '' } = {} }) => one + two !== own)
    .filter((found) => isPhone(sentence, found))
    .map(([said]) => FACTS.contradiction(said, FACT_FILES.shop, [[['shop.phone', phone]]]));
}
