import { type Cents, centsFromDecimal } from '#shared/money/money.ts';

/**
 * Whether the amount of the payment data is the total the shopper saw: two decimals with a point, nothing else, and
 * equal to the cent (contract, Card provider; decision 73, Posted amount).
 */
export function amountMatches(amount: string, total: Cents): boolean {
  return /^\d+\.\d{2}$/.test(amount) && centsFromDecimal(amount) === total;
}
