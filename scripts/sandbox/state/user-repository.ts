import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';

const userRow = z.object({
  id: z.number(),
  username: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  password_hash: z.string(),
});

/** A customer; the password is only there as a hash. */
export type User = {
  readonly id: number;
  readonly username: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly passwordHash: string;
};

/** What makes a customer. */
type NewUser = Omit<User, 'id'>;

/** The customers. */
export type UserRepository = {
  /** The customer of an e-mail address, in any case. */
  byEmail(email: string): User | undefined;
  byId(id: number): User | undefined;
  /** Adds a customer; undefined when the e-mail address is taken. */
  add(user: NewUser): User | undefined;
};

function userFrom(row: unknown): User | undefined {
  if (row === undefined) return undefined;
  const { password_hash: passwordHash, ...user } = userRow.parse(row);
  return { ...user, passwordHash };
}

/** The customer table of a database. */
export function createUserRepository(database: DatabaseSync): UserRepository {
  const byEmail = database.prepare('SELECT * FROM users WHERE email = ?');
  const byId = database.prepare('SELECT * FROM users WHERE id = ?');
  const insert = database.prepare(
    `INSERT INTO users (username, name, email, phone, password_hash) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT (email) DO NOTHING RETURNING *`,
  );
  const keyOf = (email: string) => email.trim().toLowerCase();
  return {
    byEmail: (email) => userFrom(byEmail.get(keyOf(email))),
    byId: (id) => userFrom(byId.get(id)),
    add: ({ username, name, email, phone, passwordHash }) =>
      userFrom(insert.get(username, name, keyOf(email), phone, passwordHash)),
  };
}
