import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';

const lineRow = z.object({
  code: z.string(),
  sku: z.string(),
  name: z.string(),
  quantity: z.number(),
  unitPrice: z.number(),
});
const cartRow = z.object({
  /** Sequence number, part of the local document's name. */
  number: z.number(),
  id: z.string(),
  total: z.number(),
  tax: z.number(),
  customerName: z.string(),
  email: z.string(),
  phone: z.string(),
});

/** One line of a cart, money in cents. */
export type CartLine = Readonly<z.infer<typeof lineRow>>;

/** A cart that can be paid, money in cents. */
export type Cart = Readonly<z.infer<typeof cartRow>> & { readonly lines: readonly CartLine[] };

/** A cart that is not stored yet. */
export type NewCart = Omit<Cart, 'number' | 'id'> & {
  readonly environment: string;
  readonly createdAt: number;
};

/** The local document of a cart: `DL-00000012`. */
export function localDocument(cart: { readonly number: number }): string {
  return `DL-${String(cart.number).padStart(8, '0')}`;
}

/** The carts that shoppers ordered. */
export function createCartRepository(database: DatabaseSync) {
  const insert = database.prepare(
    `INSERT INTO carts (id, environment, total, tax, customer_name, email, phone, created_at)
     VALUES ($id, $environment, $total, $tax, $customerName, $email, $phone, $createdAt)`,
  );
  const insertLine = database.prepare(
    `INSERT INTO cart_lines (cart_number, code, sku, name, quantity, unit_price)
     VALUES ($number, $code, $sku, $name, $quantity, $unitPrice)`,
  );
  const columns = 'number, id, total, tax, customer_name AS customerName, email, phone';
  const byId = database.prepare(`SELECT ${columns} FROM carts WHERE id = ?`);
  const byNumber = database.prepare(`SELECT ${columns} FROM carts WHERE number = ?`);
  const linesOf = database.prepare(
    'SELECT code, sku, name, quantity, unit_price AS unitPrice FROM cart_lines WHERE cart_number = ?',
  );
  const parse = (row: unknown): Cart | undefined => {
    const cart = cartRow.optional().parse(row);
    return cart && { ...cart, lines: z.array(lineRow).parse(linesOf.all(cart.number)) };
  };
  return {
    add({ lines, environment, createdAt, ...cart }: NewCart): Cart {
      const id = randomUUID();
      const number = Number(insert.run({ id, environment, createdAt, ...cart }).lastInsertRowid);
      for (const line of lines) insertLine.run({ number, ...line });
      return { number, id, ...cart, lines };
    },
    /** The cart of a `UIdCarrito`. */
    byId: (id: string) => parse(byId.get(id)),
    byNumber: (number: number) => parse(byNumber.get(number)),
  };
}

const requestRow = z.object({
  orderId: z.string(),
  cartNumber: z.number(),
  /** Two decimals. */
  amount: z.string(),
  /** Seconds since 1970. */
  time: z.string(),
});

type PaymentRequest = Readonly<z.infer<typeof requestRow>>;

/** The payment data of the carts. */
export function createPaymentRepository(database: DatabaseSync) {
  const insert = database.prepare(
    'INSERT INTO payment_requests (order_id, cart_number, amount, time) VALUES ($orderId, $cartNumber, $amount, $time)',
  );
  const find = database.prepare(
    `SELECT order_id AS orderId, cart_number AS cartNumber, amount, time FROM payment_requests
     WHERE order_id = ?`,
  );
  const count = database.prepare('SELECT COUNT(*) AS many FROM payment_requests WHERE cart_number = ?');
  return {
    add: (request: PaymentRequest) => void insert.run(request),
    byOrderId: (orderId: string) => requestRow.optional().parse(find.get(orderId)),
    /** How often payment data was fetched for a cart. */
    countOf: (cartNumber: number) => z.object({ many: z.number() }).parse(count.get(cartNumber)).many,
  };
}

const attemptRow = z.object({
  id: z.string(),
  transactionId: z.string(),
  orderId: z.string(),
  amount: z.string(),
  /** 1 approved, 2 denied, 3 error. */
  response: z.string(),
  responseText: z.string(),
  responseCode: z.string(),
  authCode: z.string(),
  /** The last four digits; nothing else of a card is stored. */
  last4: z.string(),
  /** Special behaviour of the test card: `plain`, `slow` or `duplicate`. */
  behaviour: z.string(),
  /** The shop's address for the payment return. */
  redirect: z.string(),
});

/** One card payment at the provider. */
export type CardAttempt = Readonly<z.infer<typeof attemptRow>>;

/** The card payments of the provider. */
export function createAttemptRepository(database: DatabaseSync) {
  const insert = database.prepare(
    `INSERT INTO card_attempts (id, transaction_id, order_id, amount, response, response_text, response_code,
     auth_code, last4, behaviour, redirect) VALUES ($id, $transactionId, $orderId, $amount, $response,
     $responseText, $responseCode, $authCode, $last4, $behaviour, $redirect)`,
  );
  const columns = `id, transaction_id AS transactionId, order_id AS orderId, amount, response,
     response_text AS responseText, response_code AS responseCode, auth_code AS authCode, last4, behaviour, redirect`;
  const byId = database.prepare(`SELECT ${columns} FROM card_attempts WHERE id = ?`);
  const approved = database.prepare(
    `SELECT ${columns} FROM card_attempts WHERE order_id = ? AND response = '1'`,
  );
  const deny = database.prepare(
    `UPDATE card_attempts SET response = '2', response_text = ?, response_code = '200', auth_code = ''
     WHERE id = ? AND is_finished = 0`,
  );
  const finish = database.prepare('UPDATE card_attempts SET is_finished = 1 WHERE id = ?');
  return {
    add: (attempt: CardAttempt) => void insert.run(attempt),
    byId: (id: string) => attemptRow.optional().parse(byId.get(id)),
    /** The approved payment of an order, if there is one. */
    approvedFor: (orderId: string) => attemptRow.optional().parse(approved.get(orderId)),
    /** Turns a payment that was not reported to the shop yet into a denied one. */
    deny: (id: string, text: string) => void deny.run(text, id),
    /** Marks a payment as reported to the shop; from then on it does not change. */
    finish: (id: string) => void finish.run(id),
  };
}

type NewOrder = {
  readonly cartNumber: number;
  /** Transaction of the card provider; null for an order without a card. */
  readonly transactionId: string | null;
  readonly authCode: string;
  readonly createdAt: number;
};

type RefusedPayment = {
  readonly cartNumber: number;
  readonly transactionId: string;
  readonly reason: string;
};

export function createOrderRepository(database: DatabaseSync) {
  const insert = database.prepare(
    `INSERT INTO orders (cart_number, transaction_id, auth_code, created_at)
     VALUES ($cartNumber, $transactionId, $authCode, $createdAt)`,
  );
  const find = database.prepare('SELECT 1 FROM orders WHERE cart_number = ?');
  const findPaid = database.prepare('SELECT 1 FROM orders WHERE cart_number = ? AND transaction_id = ?');
  const refuse = database.prepare(
    `INSERT OR IGNORE INTO refused_payments (transaction_id, cart_number, reason)
     VALUES ($transactionId, $cartNumber, $reason)`,
  );
  return {
    add: (order: NewOrder) => void insert.run(order),
    isOrdered: (cartNumber: number) => find.get(cartNumber) !== undefined,
    /** Whether this transaction paid the cart. */
    isPaidBy: (cartNumber: number, transactionId: string) =>
      findPaid.get(cartNumber, transactionId) !== undefined,
    /** Stores, once, a payment that could not become an order and must be refunded. */
    refuse: ({ transactionId, cartNumber, reason }: RefusedPayment) =>
      void refuse.run({ transactionId, cartNumber, reason }),
  };
}
