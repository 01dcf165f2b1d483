/** The order as the cart service gets it (checkout §3; decision 68, Order payload). Money is integer cents. */
import { type Cart, type CartItem, lineUnits } from '#features/cart/rules/cart.ts';
import type { DeliveryPlace } from '#features/delivery/rules/delivery.ts';
import { type Cents, decimalFromCents, sumCents, vatPortion } from '#shared/money/money.ts';
import { itemPrice } from '#shared/money/price.ts';
import { md5 } from './md5.ts';

/** Packed without prices; the message is for who receives it, '' for none. */
export type Gift = { readonly message: string };

/** Most characters of the message, which a card has room for. */
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

/** Who pays and where it goes. */
export type OrderCustomer = {
  readonly taxId: string;
  readonly name: string;
  /** Who receives the parcel, who may be another than who is billed; '' where nobody is named. */
  readonly recipient: string;
  readonly email: string;
  readonly phone: string;
  /** One readable line with municipality and department. */
  readonly addressLine: string;
  /** The same place as the delivery table knows it. */
  readonly place: DeliveryPlace;
  /** 0 for a guest. */
  readonly addressId: number;
  /** 999999 for a guest. */
  readonly userId: number;
  readonly comments: string;
  /** Missing where it is no gift. */
  readonly gift?: Gift | undefined;
};

export type Order = {
  readonly customer: OrderCustomer;
  readonly lines: readonly OrderLine[];
  readonly total: Cents;
  /** `{timestamp}FAC{4 random digits}` (contract, Card provider). */
  readonly reference: string;
  /** md5(reference|total|time|key id), lower-case hex. */
  readonly fingerprint: string;
};

/** A digest of what is ordered and by whom: equal for the same cart of the same customer, in any order of its lines. */
export function orderDigest({ customer, lines }: Pick<Order, 'customer' | 'lines'>): string {
  return md5(JSON.stringify([customer, lines.map((line) => JSON.stringify(line)).sort()]));
}

/** The cart the cart service made of an order. */
export type CartOrder = { readonly cartId: string; readonly localDocument: string };

/** Who orders without an account, and where guests live (checkout §6). */
export const GUEST_USER_ID = 999_999;
export const GUEST_COUNTRY_ID = 1;

/** What an order is made of; time and randomness are the caller's. */
export type OrderIngredients = {
  readonly cart: Cart;
  readonly customer: OrderCustomer;
  readonly now: Date;
  /** A number of 0…1 (1 excluded), like Math.random. */
  readonly random: () => number;
  /** Merchant key id (PUBLIC_PAYMENT_KEY_ID); public. */
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

/** The invoice lines of a cart (checkout §3, Invoice line), one per line that has units; sold-out ones have none. */
export function orderLines(cart: Cart): readonly OrderLine[] {
  return cart.filter((item) => lineUnits(item) > 0).map(orderLine);
}

/** A reference nobody else has: `{milliseconds}FAC{4 random digits}`. */
export function orderReference(now: Date, random: () => number): string {
  const digits = String(Math.floor(random() * 10_000)).padStart(4, '0');
  return `${now.getTime()}FAC${digits}`;
}

/** The order of a cart; its total is the sum of its lines to the cent. */
export function buildOrder({ cart, customer, now, random, keyId }: OrderIngredients): Order {
  const lines = orderLines(cart);
  const total = sumCents(lines.map((line) => line.total));
  const reference = orderReference(now, random);
  const time = Math.floor(now.getTime() / 1000);
  const fingerprint = md5([reference, decimalFromCents(total), time, keyId].join('|'));
  return { customer, lines, total, reference, fingerprint };
}
