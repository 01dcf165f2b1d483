/** Orders of the history for tests, as the storage holds them. */
import type { PaymentAttempt } from '#domain/payment/payment-attempt.ts';
import type { OrderSummary } from '#stores/checkout/order-summary.ts';
import type { PlacedOrder } from '#stores/payment/order-history.ts';

export const ordered: OrderSummary['lines'][number] = {
  sku: 'KNL-1',
  name: 'Tenis',
  color: 'NEGRO',
  size: '40',
  quantity: 1,
  unitPrice: 10_000,
  total: 10_000,
};

export function summary(changes: Partial<OrderSummary> = {}): OrderSummary {
  return {
    placedAt: Date.UTC(2026, 10, 21),
    locale: 'es-GT',
    customerId: 0,
    taxId: 'CF',
    customerName: 'María García',
    recipient: '',
    addressLine: 'Zona 1',
    email: 'maria@correo.gt',
    place: { departmentId: 0, municipalityId: 0 },
    lines: [ordered],
    total: 10_000,
    ...changes,
  };
}

const returned = {
  startedAt: 1,
  cartOrder: { cartId: 'U-1', localDocument: 'D-1' },
  orderId: 'FAC-1',
  paymentReturn: {
    response: '1',
    responseText: 'Aprobada',
    authCode: '123456',
    transactionId: '9001',
    avsResponse: 'N',
    cvvResponse: 'M',
    orderId: 'FAC-1',
    responseCode: '100',
    time: '1700000060',
    amount: '100.00',
    hash: 'abc',
  },
} as const;

/** Payments that came back, by what became of them. */
export const attempts = {
  recorded: { ...returned, state: 'recorded', isCartCleared: true },
  duplicate: { ...returned, state: 'duplicate' },
  denied: { ...returned, state: 'denied', isCertain: true },
} as const satisfies Readonly<Record<string, PaymentAttempt>>;

export function order(changes: Partial<PlacedOrder> = {}): PlacedOrder {
  return { number: 'D-1', summary: summary(), attempt: undefined, ...changes };
}
