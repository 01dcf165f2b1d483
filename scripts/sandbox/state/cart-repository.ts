import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';

const cartRow = z.object({
  number: z.number(),
  id: z.string(),
  total: z.number(),
  tax: z.number(),
  customer_name: z.string(),
  email: z.string(),
  phone: z.string(),
});
const lineRow = z.object({
  code: z.string(),
  sku: z.string(),
  name: z.string(),
  quantity: z.number(),
  unit_price: z.number(),
});

/** One line of a cart, money in cents. */
export type CartLine = {
  readonly code: string;
  readonly sku: string;
  readonly name: string;
  readonly quantity: number;
  readonly unitPrice: number;
};

/** What makes a cart, money in cents. */
export type NewCart = {
  readonly environment: string;
  readonly total: number;
  readonly tax: number;
  readonly customerName: string;
  readonly email: string;
  readonly phone: string;
  readonly createdAt: number;
  readonly lines: readonly CartLine[];
};

/** A cart as it was ordered. `number` counts up and makes the local document. */
export type Cart = Omit<NewCart, 'environment' | 'createdAt'> & {
  readonly number: number;
  readonly id: string;
};

/** The carts that shoppers ordered. */
export type CartRepository = {
  add(cart: NewCart): Cart;
  /** The cart of a `UIdCarrito`. */
  byId(id: string): Cart | undefined;
  byNumber(number: number): Cart | undefined;
};

/** The local document of a cart: `DL-00000012`. */
export function localDocument(cart: { readonly number: number }): string {
  return `DL-${String(cart.number).padStart(8, '0')}`;
}

function lineFrom(row: unknown): CartLine {
  const { unit_price: unitPrice, ...line } = lineRow.parse(row);
  return { ...line, unitPrice };
}

/** The cart tables of a database. */
export function createCartRepository(database: DatabaseSync): CartRepository {
  const insert = database.prepare(
    `INSERT INTO carts (id, environment, total, tax, customer_name, email, phone, created_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const insertLine = database.prepare(
    'INSERT INTO cart_lines (cart_number, code, sku, name, quantity, unit_price) VALUES (?, ?, ?, ?, ?, ?)',
  );
  const byId = database.prepare('SELECT * FROM carts WHERE id = ?');
  const byNumber = database.prepare('SELECT * FROM carts WHERE number = ?');
  const lines = database.prepare('SELECT * FROM cart_lines WHERE cart_number = ?');
  const cartFrom = (row: unknown): Cart | undefined => {
    if (row === undefined) return undefined;
    const { customer_name: customerName, ...cart } = cartRow.parse(row);
    return { ...cart, customerName, lines: lines.all(cart.number).map(lineFrom) };
  };
  return {
    add(cart) {
      const { environment, total, tax, customerName, email, phone, createdAt } = cart;
      const id = randomUUID();
      const { lastInsertRowid } = insert.run(
        id,
        environment,
        total,
        tax,
        customerName,
        email,
        phone,
        createdAt,
      );
      for (const line of cart.lines) {
        insertLine.run(lastInsertRowid, line.code, line.sku, line.name, line.quantity, line.unitPrice);
      }
      const number = Number(lastInsertRowid);
      return { number, id, total, tax, customerName, email, phone, lines: cart.lines };
    },
    byId: (id) => cartFrom(byId.get(id)),
    byNumber: (number) => cartFrom(byNumber.get(number)),
  };
}
