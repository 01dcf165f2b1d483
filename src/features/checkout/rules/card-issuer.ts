/** The issuer of a card number, and the form of its numbers (checkout §3, Card types recognised). */
import validator from 'card-validator';

export type CardIssuer =
  | 'amex'
  | 'dankort'
  | 'dinersclub'
  | 'discover'
  | 'elo'
  | 'hipercard'
  | 'jcb'
  | 'laser'
  | 'maestro'
  | 'mastercard'
  | 'mir'
  | 'troy'
  | 'unionpay'
  | 'visaelectron'
  | 'visa'
  | 'unknown';

/** Groups and lengths of an issuer's numbers and codes. */
type CardRules = {
  /** Digit counts before which a space is inserted. */
  readonly gaps: readonly number[];
  readonly lengths: readonly number[];
  readonly cvcLengths: readonly number[];
};

/** The library's names of the recognised issuers. */
const ISSUERS: ReadonlyMap<string, CardIssuer> = new Map([
  ['american-express', 'amex'],
  ['dankort', 'dankort'],
  ['diners-club', 'dinersclub'],
  ['discover', 'discover'],
  ['elo', 'elo'],
  ['hiper', 'hipercard'],
  ['hipercard', 'hipercard'],
  ['jcb', 'jcb'],
  ['laser', 'laser'],
  ['maestro', 'maestro'],
  ['mastercard', 'mastercard'],
  ['mir', 'mir'],
  ['troy', 'troy'],
  ['unionpay', 'unionpay'],
  ['visa-electron', 'visaelectron'],
  ['visa', 'visa'],
]);

const UNKNOWN: CardRules = { gaps: [4, 8, 12], lengths: [19], cvcLengths: [3, 4] };
const { creditCardType } = validator;
const code = { name: 'CVV', size: 3 };
const gaps = [4, 8, 12];

// Issuers that the library lacks, before those with wider ranges.
creditCardType.addCard({
  niceType: 'Dankort',
  type: 'dankort',
  patterns: [[501900, 501999]],
  gaps,
  lengths: [16],
  code,
});
creditCardType.changeOrder('dankort', 0);
creditCardType.addCard({
  niceType: 'Laser',
  type: 'laser',
  patterns: [6304, 6706, 6709, 6771],
  gaps,
  lengths: [16, 17, 18, 19],
  code,
});
creditCardType.addCard({
  niceType: 'Visa Electron',
  type: 'visa-electron',
  patterns: [4026, 417500, 4405, 4508, 4844, 4913, 4917],
  gaps,
  lengths: [16],
  code,
});
// Visa numbers of 13 digits still exist (checkout §5, Lengths).
creditCardType.updateCard('visa', { lengths: [13, 16, 18, 19] });

/** The library's entry for a number; undefined if several issuers or none are possible. */
function typeOf(number: string) {
  const type = validator.number(number.slice(0, 64)).card;
  return type && ISSUERS.has(type.type) ? type : undefined;
}

/** The issuer of a complete or partial number. */
export function cardIssuer(number: string): CardIssuer {
  return ISSUERS.get(typeOf(number)?.type ?? '') ?? 'unknown';
}

/** The rules of a number's issuer, or the widest ones. */
export function cardRules(number: string): CardRules {
  const type = typeOf(number);
  return type ? { gaps: type.gaps, lengths: type.lengths, cvcLengths: [type.code.size] } : UNKNOWN;
}

/** Whether the issuer is recognised, the length valid and the Luhn check passed (except unionpay). */
export function isValidCardNumber(number: string): boolean {
  return cardIssuer(number) !== 'unknown' && validator.number(number).isValid;
}
