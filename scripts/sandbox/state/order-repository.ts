import type { DatabaseSync } from 'node:sqlite';

/** An order that was taken: a cart, and the card payment that paid it, if any. */
type NewOrder = {
  readonly cartNumber: number;
  /** Transaction of the card provider; null for an order without a card. */
  readonly transactionId: string | null;
  readonly authCode: string;
  readonly createdAt: number;
};

/** A payment that arrived and could not become an order; it has to be given back. */
type RefusedPayment = {
  readonly cartNumber: number;
  readonly transactionId: string;
  readonly reason: string;
};

/** The orders. */
export type OrderRepository = {
  add(order: NewOrder): void;
  isOrdered(cartNumber: number): boolean;
  /** Whether this very transaction paid the cart. */
  isPaidBy(cartNumber: number, transactionId: string): boolean;
  /** Keeps a payment that has to be given back, once. */
  refuse(payment: RefusedPayment): void;
};

/** The order tables of a database. */
export function createOrderRepository(database: DatabaseSync): OrderRepository {
  const insert = database.prepare(
    'INSERT INTO orders (cart_number, transaction_id, auth_code, created_at) VALUES (?, ?, ?, ?)',
  );
  const find = database.prepare('SELECT 1 FROM orders WHERE cart_number = ?');
  const findPaid = database.prepare('SELECT 1 FROM orders WHERE cart_number = ? AND transaction_id = ?');
  const refuse = database.prepare(
    'INSERT OR IGNORE INTO refused_payments (transaction_id, cart_number, reason) VALUES (?, ?, ?)',
  );
  return {
    add({ cartNumber, transactionId, authCode, createdAt }) {
      insert.run(cartNumber, transactionId, authCode, createdAt);
    },
    isOrdered: (cartNumber) => find.get(cartNumber) !== undefined,
    isPaidBy: (cartNumber, transactionId) => findPaid.get(cartNumber, transactionId) !== undefined,
    refuse({ transactionId, cartNumber, reason }) {
      refuse.run(transactionId, cartNumber, reason);
    },
  };
}
