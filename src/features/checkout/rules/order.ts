/** The order for the cart service (checkout §3; decision 68, Order payload). Money in cents. */
import { type Cart, type CartItem, lineUnits } from '#features/cart/rules/cart.ts';
import type { DeliveryPlace } from '#features/delivery/rules/delivery.ts';
import { type Cents, decimalFromCents, sumCents, vatPortion } from '#shared/money/money.ts';
import { itemPrice } from '#shared/money/price.ts';
import { md5 } from './md5.ts';

/** A gift without prices; '' for no message. */
export type Gift = { readonly message: string };

/** Most characters of the message. */
export const MAX_GIFT_MESSAGE_LENGTH = 200;

export type OrderLine = {
  readonly itemCode: string;
  readonly quantity: number;
  readonly articleId: number;
  readonly code: string;
  readonly unitPrice: Cents;
  readonly total: Cents;
  readonly tax: Cents;
  readonly discount: Cents;
  readonly originalPrice: Cents;
  readonly imageUrl: string;
};

/** The payer and the destination. */
export type OrderCustomer = {
  readonly taxId: string;
  readonly name: string;
  /** The recipient of the parcel; '' if none is named. */
  readonly recipient: string;
  readonly email: string;
  readonly phone: string;
  /** One line with municipality and department. */
  readonly addressLine: string;
  /** The place in the delivery table. */
  readonly place: DeliveryPlace;
  /** 0 for a guest. */
  readonly addressId: number;
  /** 999999 for a guest. */
  readonly userId: number;
  readonly comments: string;
  /** Undefined if it is no gift. */
  readonly gift?: Gift | undefined;
};

export type Order = {
  readonly customer: OrderCustomer;
  readonly lines: readonly OrderLine[];
  readonly total: Cents;
  /** `{timestamp}FAC{4 random digits}` (contract, Card provider). */
  readonly reference: string;
  /** md5(reference|total|time|key id) in lower-case hex. */
  readonly fingerprint: string;
};

/** A digest of customer and lines in any order. */
export function orderDigest({ customer, lines }: Pick<Order, 'customer' | 'lines'>): string {
  return md5(JSON.stringify([customer, lines.map((line) => JSON.stringify(line)).sort()]));
}

/** Ids of guests and their country (checkout §6). */
export const GUEST_USER_ID = 999_999;
export const GUEST_COUNTRY_ID = 1;

/** The input of an order; time and randomness are arguments. */
type OrderIngredients = {
  readonly cart: Cart;
  readonly customer: OrderCustomer;
  readonly now: Date;
  /** A number from 0 to 1 (exclusive). */
  readonly random: () => number;
  /** Public key id of the merchant (PUBLIC_PAYMENT_KEY_ID). */
  readonly keyId: string;
};

function orderLine(item: CartItem): OrderLine {
  const unitPrice = itemPrice(item);
  const total = unitPrice * item.quantity;
  return {
    itemCode: item.sku,
    quantity: item.quantity,
    articleId: item.variantId,
    code: item.code,
    unitPrice,
    total,
    tax: vatPortion(total),
    discount: Math.max(0, item.price - unitPrice) * item.quantity,
    originalPrice: item.price,
    imageUrl: item.images[0] ?? '',
  };
}

/** The invoice lines of a cart (checkout §3, Invoice line), without sold-out ones. */
export function orderLines(cart: Cart): readonly OrderLine[] {
  return cart.filter((item) => lineUnits(item) > 0).map(orderLine);
}

/** A unique reference: `{milliseconds}FAC{4 random digits}`. */
export function orderReference(now: Date, random: () => number): string {
  const digits = String(Math.floor(random() * 10_000)).padStart(4, '0');
  return `${now.getTime()}FAC${digits}`;
}

export function buildOrder({ cart, customer, now, random, keyId }: OrderIngredients): Order {
  const lines = orderLines(cart);
  const total = sumCents(lines.map((line) => line.total));
  const reference = orderReference(now, random);
  const time = Math.floor(now.getTime() / 1000);
  const fingerprint = md5([reference, decimalFromCents(total), time, keyId].join('|'));
  return { customer, lines, total, reference, fingerprint };
}
