import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';

const attemptRow = z.object({
  id: z.string(),
  transaction_id: z.string(),
  order_id: z.string(),
  amount: z.string(),
  response: z.string(),
  response_text: z.string(),
  response_code: z.string(),
  auth_code: z.string(),
  last4: z.string(),
  behaviour: z.string(),
  redirect: z.string(),
});

/** One card payment at the provider. Of the card only the last four digits are kept. */
export type CardAttempt = {
  readonly id: string;
  readonly transactionId: string;
  readonly orderId: string;
  readonly amount: string;
  /** 1 approved, 2 denied, 3 error. */
  readonly response: string;
  readonly responseText: string;
  readonly responseCode: string;
  readonly authCode: string;
  readonly last4: string;
  /** What the test card does besides its outcome: `plain`, `slow` or `duplicate`. */
  readonly behaviour: string;
  /** Address of the shop that the shopper goes back to. */
  readonly redirect: string;
};

/** The card payments of the provider. */
export type AttemptRepository = {
  add(attempt: CardAttempt): void;
  byId(id: string): CardAttempt | undefined;
  /** The approved payment of an order, if there is one. */
  approvedFor(orderId: string): CardAttempt | undefined;
  /** Turns a payment that was not reported to the shop yet into a denied one. */
  deny(id: string, text: string): void;
  /** Marks a payment as reported to the shop; from then on it does not change. */
  finish(id: string): void;
};

function attemptFrom(row: unknown): CardAttempt | undefined {
  if (row === undefined) return undefined;
  const parsed = attemptRow.parse(row);
  return {
    id: parsed.id,
    transactionId: parsed.transaction_id,
    orderId: parsed.order_id,
    amount: parsed.amount,
    response: parsed.response,
    responseText: parsed.response_text,
    responseCode: parsed.response_code,
    authCode: parsed.auth_code,
    last4: parsed.last4,
    behaviour: parsed.behaviour,
    redirect: parsed.redirect,
  };
}

/** The table of card payments of a database. */
export function createAttemptRepository(database: DatabaseSync): AttemptRepository {
  const insert = database.prepare(
    `INSERT INTO card_attempts (id, transaction_id, order_id, amount, response, response_text, response_code,
     auth_code, last4, behaviour, redirect) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const byId = database.prepare('SELECT * FROM card_attempts WHERE id = ?');
  const approved = database.prepare("SELECT * FROM card_attempts WHERE order_id = ? AND response = '1'");
  const deny = database.prepare(
    `UPDATE card_attempts SET response = '2', response_text = ?, response_code = '200', auth_code = ''
     WHERE id = ? AND is_finished = 0`,
  );
  const finish = database.prepare('UPDATE card_attempts SET is_finished = 1 WHERE id = ?');
  return {
    add(attempt) {
      const { id, transactionId, orderId, amount, response, responseText, responseCode } = attempt;
      const { authCode, last4, behaviour, redirect } = attempt;
      insert.run(
        ...[id, transactionId, orderId, amount, response, responseText, responseCode],
        ...[authCode, last4, behaviour, redirect],
      );
    },
    byId: (id) => attemptFrom(byId.get(id)),
    approvedFor: (orderId) => attemptFrom(approved.get(orderId)),
    deny(id, text) {
      deny.run(text, id);
    },
    finish(id) {
      finish.run(id);
    },
  };
}
