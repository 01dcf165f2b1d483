/** The order as the cart service gets it (checkout spec §3; contract, Order payload). Money is integer cents. */
import type { Cents } from './money.ts';

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
  readonly email: string;
  readonly phone: string;
  /** One readable line with municipality and department. */
  readonly addressLine: string;
  /** 0 for a guest. */
  readonly addressId: number;
  /** 999999 for a guest. */
  readonly userId: number;
  readonly comments: string;
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

/** The cart the cart service made of an order. */
export type CartOrder = { readonly cartId: string; readonly localDocument: string };
