/**
 * Announces a purchase once the service has confirmed it (decision 18, Reports to the owner). Analytics listen on the
 * document.
 */

import type { OrderSummary } from '#features/checkout/store/order-summary.ts';
import type { Cents } from '#shared/money/money.ts';

/** What was bought, without who bought it. */
export type Purchase = {
  /** Of quetzales, whatever the currency it was shown in. */
  readonly cents: Cents;
  readonly units: number;
};

declare global {
  interface DocumentEventMap {
    'purchase:confirmed': CustomEvent<Purchase>;
  }
}

/** Tells of an order that was confirmed just now; not of one whose summary the device has lost. */
export function announcePurchase(summary: OrderSummary | undefined): void {
  if (!summary) return;
  const units = summary.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const detail: Purchase = { cents: summary.total, units };
  document.dispatchEvent(new CustomEvent('purchase:confirmed', { detail }));
}
