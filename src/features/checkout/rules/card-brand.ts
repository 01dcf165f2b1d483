/** The brand of a card number, and the form of its numbers (checkout §3, Card types recognised). */
import validator from 'card-validator';

/** Groups and lengths of a brand's numbers and codes. */
type CardRules = {
  /** Digit counts before which a space is inserted. */
  readonly gaps: readonly number[];
  readonly lengths: readonly number[];
  readonly cvcLengths: readonly number[];
};

/** The recognised brands by the library's names. */
const NAMES = {
  'american-express': 'amex',
  dankort: 'dankort',
  'diners-club': 'dinersclub',
  discover: 'discover',
  elo: 'elo',
  hiper: 'hipercard',
  hipercard: 'hipercard',
  jcb: 'jcb',
  laser: 'laser',
  maestro: 'maestro',
  mastercard: 'mastercard',
  mir: 'mir',
  troy: 'troy',
  unionpay: 'unionpay',
  'visa-electron': 'visaelectron',
  visa: 'visa',
} as const;
export type CardBrand = (typeof NAMES)[keyof typeof NAMES] | 'unknown';
const BRANDS: ReadonlyMap<string, CardBrand> = new Map(Object.entries(NAMES));

const gaps = [4, 8, 12];
const UNKNOWN: CardRules = { gaps, lengths: [19], cvcLengths: [3, 4] };
const { creditCardType } = validator;

/** Brands that the library lacks. */
const ADDED = [
  { type: 'dankort', niceType: 'Dankort', patterns: [[501900, 501999]], lengths: [16] },
  { type: 'laser', niceType: 'Laser', patterns: [6304, 6706, 6709, 6771], lengths: [16, 17, 18, 19] },
  {
    type: 'visa-electron',
    niceType: 'Visa Electron',
    patterns: [4026, 417500, 4405, 4508, 4844, 4913, 4917],
    lengths: [16],
  },
];
for (const brand of ADDED) {
  creditCardType.addCard({ ...brand, gaps, code: { name: 'CVV', size: 3 } });
}
// Before those with wider ranges.
creditCardType.changeOrder('dankort', 0);
// Visa numbers of 13 digits still exist (checkout §5, Lengths).
creditCardType.updateCard('visa', { lengths: [13, 16, 18, 19] });

/** The library's entry for a number; undefined if several brands or none are possible. */
function typeOf(number: string) {
  const type = validator.number(number.slice(0, 64)).card;
  return type && BRANDS.has(type.type) ? type : undefined;
}

/** The brand of a complete or partial number. */
export function cardBrand(number: string): CardBrand {
  return BRANDS.get(typeOf(number)?.type ?? '') ?? 'unknown';
}

/** The rules of a number's brand, or the widest ones. */
export function cardRules(number: string): CardRules {
  const type = typeOf(number);
  return type ? { gaps: type.gaps, lengths: type.lengths, cvcLengths: [type.code.size] } : UNKNOWN;
}

/** Whether the brand is recognised, the length valid and the Luhn check passed (except unionpay). */
export function isValidCardNumber(number: string): boolean {
  return cardBrand(number) !== 'unknown' && validator.number(number).isValid;
}
