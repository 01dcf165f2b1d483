/** Services for tests of an order: every answer good, every call remembered, each answer replaceable. */

import type { CartOrder, Order, OrderCustomer } from '#domain/checkout/order.ts';
import type { Answer, ServiceFailure } from '#domain/page/failure.ts';
import type { PaymentData } from '#domain/payment/payment.ts';
import type { ProductDetail } from '#domain/product/product.ts';
import type { OrderServices } from '#stores/payment/order-services.ts';
import type { OrderRequest } from '#stores/payment/place-order.ts';
import { product } from '../domain/samples.ts';

export const PROVIDER = 'http://127.0.0.1:4401';
export const START = new Date('2026-11-21T12:00:00Z');

export const good = <Value>(value: Value): Answer<Value> => ({ ok: true, value, message: '' });
export const bad = (failure: ServiceFailure): Answer<never> => ({ ok: false, failure });

/** Payment data for a total of Q 100.00, one pair of the shoes of `cart-items.ts`. */
export function paymentData(changes: Partial<PaymentData> = {}): PaymentData {
  return {
    action: `${PROVIDER}/pay`,
    type: 'sale',
    keyId: 'key',
    hash: 'h',
    time: '1700000000',
    amount: '100.00',
    tax: '10.71',
    orderId: 'FAC-1',
    firstName: 'MARÍA',
    lastName: 'GARCÍA',
    email: 'maria@correo.gt',
    phone: '32323232',
    avs: '',
    ...changes,
  };
}

/** The article of those shoes, sold as itself at its price. */
export const article: ProductDetail = {
  ...product,
  id: 1,
  sku: 'KNL-1',
  price: 10_000,
  fullDescription: '',
  variants: [],
  productSizes: [],
  productColors: [],
  related: [],
};

export type FakeOrderServices = OrderServices & {
  readonly calls: string[];
  readonly orders: Order[];
};

const isPayment = (call: string): boolean => call.startsWith('payment');

/** A service that makes carts `U-1`, `U-2`, …, and names each of their payments anew: `FAC-1`, `FAC-2`, … */
export function fakeOrderServices(changes: Partial<OrderServices> = {}): FakeOrderServices {
  const calls: string[] = [];
  const orders: Order[] = [];
  const service: OrderServices = {
    stock: async () => good(5),
    product: async () => good(article),
    createCart: async () => good<CartOrder>({ cartId: `U-${orders.length}`, localDocument: 'D-1' }),
    paymentData: async () => good(paymentData({ orderId: `FAC-${calls.filter(isPayment).length}` })),
    sendInvoice: async () => good(null),
    isOnline: () => true,
    now: () => START,
    serverNow: () => START,
    random: () => 0.5,
    ...changes,
  };
  /** Passes a call on, remembered under a name. */
  function watch<Asked, Said>(call: (asked: Asked) => Said, name: (asked: Asked) => string) {
    return (asked: Asked): Said => {
      calls.push(name(asked));
      return call(asked);
    };
  }
  return {
    ...service,
    calls,
    orders,
    stock: watch(service.stock, (code) => `stock ${code}`),
    product: watch(service.product, (sku) => `product ${sku}`),
    createCart: watch(
      (order: Order) => {
        orders.push(order);
        return service.createCart(order);
      },
      () => 'create',
    ),
    paymentData: watch(service.paymentData, (cartId) => `payment ${cartId}`),
    sendInvoice: watch(service.sendInvoice, () => 'invoice'),
  };
}

const customer: OrderCustomer = {
  taxId: '576937K',
  name: 'GARCÍA,MARÍA',
  email: 'maria@correo.gt',
  phone: '32323232',
  recipient: '',
  addressLine: '12 calle 1-25, Mixco, Guatemala',
  place: { departmentId: 0, municipalityId: 0 },
  addressId: 0,
  userId: 999_999,
  comments: '',
};

/** The order of one pair at Q 100.00. */
export const request: OrderRequest = { customer, shownTotal: 10_000, locale: 'es-GT' };

/** The same with other notes, which makes it another order. */
export const otherRequest: OrderRequest = { ...request, customer: { ...customer, comments: 'Llamar antes' } };
