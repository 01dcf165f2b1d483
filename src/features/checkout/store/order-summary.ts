/**
 * What was ordered, in the shopper's words: kept with the cart order, and afterwards as the receipt (decision 86,
 * Receipt).
 */
import * as z from 'zod/mini';
import { type Cart, lineTotal, lineUnits } from '#features/cart/rules/cart.ts';
import { GUEST_USER_ID, type OrderCustomer } from '#features/checkout/rules/order.ts';
import type { DeliveryPlace } from '#features/delivery/rules/delivery.ts';
import { UNKNOWN_PLACE } from '#features/delivery/store/delivery-place.ts';
import { type Cents, sumCents } from '#shared/money/money.ts';
import { itemPrice } from '#shared/money/price.ts';

type SummaryLine = {
  /** '' in a summary that was stored before it was kept. */
  readonly sku: string;
  readonly name: string;
  readonly color: string;
  readonly size: string;
  readonly quantity: number;
  readonly unitPrice: Cents;
  readonly total: Cents;
  /** Address of its first picture; missing where there is none, or in a summary that was stored before it was kept. */
  readonly image?: string | undefined;
};

/** No phone or card data: only what a receipt prints. */
export type OrderSummary = {
  /** Milliseconds since 1970. */
  readonly placedAt: number;
  /** Language of the page it was ordered on, as `<html lang>` says it. */
  readonly locale: string;
  /** The account that placed it; 0 for a guest, undefined in a summary that was stored before it was kept. */
  readonly customerId?: number | undefined;
  readonly taxId: string;
  readonly customerName: string;
  /** Who receives it; '' where nobody was named, or in a summary that was stored before it was kept. */
  readonly recipient: string;
  readonly addressLine: string;
  /** Where it is written to; '' in a summary that was stored before it was kept, as the department 0 of its place. */
  readonly email: string;
  readonly place: DeliveryPlace;
  readonly lines: readonly SummaryLine[];
  readonly total: Cents;
  /** Packed as a gift; its message is nobody's business here. */
  readonly isGift?: boolean | undefined;
};

const cents = z.int().check(z.nonnegative());

/** What is not a moment of these years cannot be built, nor its delivery reckoned: ISO days have years of four digits. */
const moment = z.number().check(z.nonnegative(), z.lt(Date.UTC(9999, 0)));

/** A stored summary. */
export const orderSummarySchema = z.object({
  placedAt: moment,
  locale: z.string(),
  customerId: z.optional(z.int()),
  taxId: z.string(),
  customerName: z.string(),
  recipient: z._default(z.string(), ''),
  addressLine: z.string(),
  email: z._default(z.string(), ''),
  place: z._default(z.object({ departmentId: z.int(), municipalityId: z.int() }), UNKNOWN_PLACE),
  lines: z.array(
    z.object({
      sku: z._default(z.string(), ''),
      name: z.string(),
      color: z.string(),
      size: z.string(),
      quantity: z.int().check(z.positive()),
      unitPrice: cents,
      total: cents,
      image: z.optional(z.string()),
    }),
  ),
  total: cents,
  isGift: z.optional(z.boolean()),
});

/** Where and when an order is placed. */
export type Occasion = { readonly now: Date; readonly locale: string };

function summaryLines(cart: Cart): readonly SummaryLine[] {
  return cart
    .filter((line) => lineUnits(line) > 0)
    .map((line) => ({
      sku: line.sku,
      name: line.name,
      color: line.selectedProductColor,
      size: line.selectedProductSize,
      quantity: line.quantity,
      unitPrice: itemPrice(line),
      total: lineTotal(line),
      ...(line.images[0] && { image: line.images[0] }),
    }));
}

/** The summary of a cart that is ordered now; sold-out lines are not ordered. */
export function summaryOf(
  cart: Cart,
  customer: Pick<
    OrderCustomer,
    'taxId' | 'name' | 'recipient' | 'addressLine' | 'email' | 'place' | 'userId' | 'gift'
  >,
  { now, locale }: Occasion,
): OrderSummary {
  const lines = summaryLines(cart);
  return {
    placedAt: now.getTime(),
    locale,
    customerId: customer.userId === GUEST_USER_ID ? 0 : customer.userId,
    taxId: customer.taxId,
    customerName: customer.name,
    recipient: customer.recipient,
    addressLine: customer.addressLine,
    email: customer.email,
    place: customer.place,
    lines,
    total: sumCents(lines.map(({ total }) => total)),
    ...(customer.gift && { isGift: true }),
  };
}

/** The summary without who bought it: what a payment that may still come back needs to know. */
export function withoutBuyer(summary: OrderSummary): OrderSummary {
  return { ...summary, taxId: '', customerName: '', addressLine: '', email: '', place: UNKNOWN_PLACE };
}

/** Whether the cart still holds exactly what was ordered. */
export function isSummaryOf({ lines }: OrderSummary, cart: Cart): boolean {
  const isSkuKnown = lines.every(({ sku }) => sku !== '');
  const keyOf = (line: SummaryLine): string => {
    const { sku, name, color, size, quantity, unitPrice } = line;
    return JSON.stringify([isSkuKnown ? sku : name, color, size, quantity, unitPrice]);
  };
  const wanted = lines.map(keyOf).sort();
  const held = summaryLines(cart).map(keyOf).sort();
  return wanted.length === held.length && wanted.every((key, index) => key === held[index]);
}
