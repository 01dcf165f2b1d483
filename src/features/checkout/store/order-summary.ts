/** A snapshot of the ordered cart, stored with the cart order and as the receipt (decision 86, Receipt). */
import * as z from 'zod/mini';
import { type Cart, lineTotal, lineUnits } from '#features/cart/rules/cart.ts';
import { GUEST_USER_ID, type OrderCustomer } from '#features/checkout/rules/order.ts';
import { UNKNOWN_PLACE } from '#features/delivery/store/delivery.ts';
import { sumCents } from '#shared/money/money.ts';
import { itemPrice } from '#shared/money/price.ts';

const cents = z.int().check(z.nonnegative());

/** ISO days need years of four digits. */
const moment = z.number().check(z.nonnegative(), z.lt(Date.UTC(9999, 0)));

const lineSchema = z.object({
  /** '' in an older stored summary. */
  sku: z._default(z.string(), ''),
  name: z.string(),
  color: z.string(),
  size: z.string(),
  quantity: z.int().check(z.positive()),
  unitPrice: cents,
  total: cents,
  /** URL of the first picture, if any. */
  image: z.optional(z.string()),
});
type SummaryLine = Readonly<z.infer<typeof lineSchema>>;

/** Only what a receipt prints: no phone, no card. */
export const orderSummarySchema = z.object({
  /** Milliseconds since 1970. */
  placedAt: moment,
  /** Language of the page. */
  locale: z.string(),
  /** The account; 0 for a guest, undefined in an older stored summary. */
  customerId: z.optional(z.int()),
  taxId: z.string(),
  customerName: z.string(),
  /** The recipient of the parcel; '' if none is named. */
  recipient: z._default(z.string(), ''),
  addressLine: z.string(),
  /** The customer's e-mail; '' in an older stored summary. */
  email: z._default(z.string(), ''),
  place: z._default(z.object({ departmentId: z.int(), municipalityId: z.int() }), UNKNOWN_PLACE),
  lines: z.readonly(z.array(lineSchema)),
  total: cents,
  /** Whether it is a gift; the message is not kept. */
  isGift: z.optional(z.boolean()),
});
export type OrderSummary = Readonly<z.infer<typeof orderSummarySchema>>;

/** Time and language of an order. */
type Occasion = { readonly now: Date; readonly locale: string };

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

/** Builds the summary of a cart, without sold-out lines. */
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

/** Removes the buyer; the rest identifies a payment that may still return. */
export function withoutBuyer(summary: OrderSummary): OrderSummary {
  return { ...summary, taxId: '', customerName: '', addressLine: '', email: '', place: UNKNOWN_PLACE };
}

/** Whether the cart contains exactly the ordered lines. */
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
