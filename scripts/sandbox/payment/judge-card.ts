import { z } from 'zod';
import { readData } from '../catalogue/data.ts';

const outcomeSchema = z.object({
  /** 1 approved, 2 denied, 3 error. */
  response: z.enum(['1', '2', '3']),
  responseCode: z.string(),
  text: z.string(),
  behaviour: z.enum(['plain', 'slow', 'duplicate']),
});

/** The outcome of a card payment. */
export type CardOutcome = Readonly<z.infer<typeof outcomeSchema>>;

/** `meaning` is Spanish, for the help page. */
const cardSchema = outcomeSchema.extend({ number: z.string(), issuer: z.string(), meaning: z.string() });

/** The only cards that the provider accepts, so that nobody uses a real one. */
export const TEST_CARDS = readData('test-cards.json', z.array(cardSchema));

/** Card data of the form. It is checked and never stored. */
type CardData = {
  readonly ccnumber: string;
  /** `MMYY` */
  readonly ccexp: string;
  readonly cvv: string;
};

/** Whether the check digit of a card number is correct. */
export function hasLuhnDigit(number: string): boolean {
  const sum = [...number].reverse().reduce((total, character, index) => {
    const digit = Number(character) * (index % 2 === 1 ? 2 : 1);
    return total + (digit > 9 ? digit - 9 : digit);
  }, 0);
  return sum % 10 === 0;
}

/** Whether a card with this expiry (`MMYY`) is valid, until the end of its month. */
export function isUnexpired(ccexp: string, now: number): boolean {
  const [, month = '', year = ''] = /^(0[1-9]|1[0-2])(\d\d)$/.exec(ccexp) ?? [];
  if (month === '') return false;
  return Date.UTC(2000 + Number(year), Number(month), 1) > now;
}

function failure(text: string): CardOutcome {
  return { response: '3', responseCode: '300', text, behaviour: 'plain' };
}

/** The outcome of a payment with this card. */
export function judgeCard(card: CardData, now: number): CardOutcome {
  const { ccnumber, ccexp, cvv } = card;
  if (!/^\d{12,19}$/.test(ccnumber) || !hasLuhnDigit(ccnumber)) return failure('NUMERO DE TARJETA INVALIDO');
  if (!isUnexpired(ccexp, now)) return failure('FECHA DE VENCIMIENTO INVALIDA');
  const cvvLength = /^3[47]/.test(ccnumber) ? 4 : 3;
  if (!/^\d+$/.test(cvv) || cvv.length !== cvvLength) return failure('CODIGO DE VERIFICACION INVALIDO');
  return TEST_CARDS.find((testCard) => testCard.number === ccnumber) ?? failure('USE UNA TARJETA DE PRUEBA');
}
