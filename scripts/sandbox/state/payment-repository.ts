import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';

const requestRow = z.object({
  order_id: z.string(),
  cart_number: z.number(),
  amount: z.string(),
  time: z.string(),
});

/** Payment data that was handed out for a cart. `amount` has two decimals, `time` is in seconds. */
type PaymentRequest = {
  readonly orderId: string;
  readonly cartNumber: number;
  readonly amount: string;
  readonly time: string;
};

/** The payment data that was handed out. */
export type PaymentRepository = {
  add(request: PaymentRequest): void;
  byOrderId(orderId: string): PaymentRequest | undefined;
  /** How often payment data was fetched for a cart. */
  countOf(cartNumber: number): number;
};

/** The table of payment requests of a database. */
export function createPaymentRepository(database: DatabaseSync): PaymentRepository {
  const insert = database.prepare(
    'INSERT INTO payment_requests (order_id, cart_number, amount, time) VALUES (?, ?, ?, ?)',
  );
  const find = database.prepare('SELECT * FROM payment_requests WHERE order_id = ?');
  const count = database.prepare('SELECT COUNT(*) AS many FROM payment_requests WHERE cart_number = ?');
  return {
    add({ orderId, cartNumber, amount, time }) {
      insert.run(orderId, cartNumber, amount, time);
    },
    byOrderId(orderId) {
      const row = find.get(orderId);
      if (row === undefined) return undefined;
      const { order_id, cart_number, amount, time } = requestRow.parse(row);
      return { orderId: order_id, cartNumber: cart_number, amount, time };
    },
    countOf(cartNumber) {
      const many = count.get(cartNumber)?.many;
      return typeof many === 'number' ? many : 0;
    },
  };
}
