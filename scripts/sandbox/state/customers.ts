import { createHash, randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import demoUsers from '../data/demo-users.json' with { type: 'json' };

const userRow = z.object({
  id: z.number(),
  username: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  passwordHash: z.string(),
});

/** A customer; only the hash of the password is stored. */
export type User = Readonly<z.infer<typeof userRow>>;

const USER_COLUMNS = 'id, username, name, email, phone, password_hash AS passwordHash';

export function createUserRepository(database: DatabaseSync) {
  const byEmail = database.prepare(`SELECT ${USER_COLUMNS} FROM users WHERE email = ?`);
  const insert = database.prepare(
    `INSERT INTO users (username, name, email, phone, password_hash) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT (email) DO NOTHING RETURNING ${USER_COLUMNS}`,
  );
  const keyOf = (email: string) => email.trim().toLowerCase();
  return {
    /** The customer of an e-mail address, in any case. */
    byEmail: (email: string) => userRow.optional().parse(byEmail.get(keyOf(email))),
    /** Adds a customer; undefined if the e-mail address is taken. */
    add: ({ username, name, email, phone, passwordHash }: Omit<User, 'id'>) =>
      userRow.optional().parse(insert.get(username, name, keyOf(email), phone, passwordHash)),
  };
}

const KEY_LENGTH = 32;

/** A salted scrypt hash, `salt:key` in hexadecimal. */
export function hashPassword(password: string): string {
  const salt = randomBytes(16);
  return `${salt.toString('hex')}:${scryptSync(password, salt, KEY_LENGTH).toString('hex')}`;
}

/** Whether the password matches the hash, in constant time. */
export function isPassword(password: string, hash: string): boolean {
  const [salt = '', key = ''] = hash.split(':');
  const expected = Buffer.from(key, 'hex');
  const given = scryptSync(password, Buffer.from(salt, 'hex'), KEY_LENGTH);
  return expected.length === given.length && timingSafeEqual(expected, given);
}

type SessionTimes = { readonly lifetimeSeconds: number; readonly now: () => number };

/** The logins. Tokens are random; only their hashes are stored. */
export function createSessionRepository(database: DatabaseSync, times: SessionTimes) {
  const insert = database.prepare('INSERT INTO sessions (token_hash, user_id, expires_at) VALUES (?, ?, ?)');
  const find = database.prepare('SELECT user_id FROM sessions WHERE token_hash = ? AND expires_at > ?');
  const deleteExpired = database.prepare('DELETE FROM sessions WHERE expires_at <= ?');
  const deleteAll = database.prepare('DELETE FROM sessions');
  const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');
  return {
    /** Returns a new token for a customer. */
    open(userId: number): string {
      const token = randomBytes(32).toString('base64url');
      deleteExpired.run(times.now());
      insert.run(hashOf(token), userId, times.now() + times.lifetimeSeconds * 1000);
      return token;
    },
    /** The customer of a token; undefined if it is unknown or has expired. */
    userOf(token: string): number | undefined {
      const userId = find.get(hashOf(token), times.now())?.user_id;
      return typeof userId === 'number' ? userId : undefined;
    },
    /** Ends every session, as if all tokens had expired. */
    expireAll(): void {
      deleteAll.run();
    },
  };
}

const addressRow = z.object({
  id: z.number(),
  userId: z.number(),
  name: z.string(),
  countryId: z.number(),
  departmentId: z.number(),
  municipalityId: z.number(),
  phone: z.string(),
  line: z.string(),
  notes: z.string(),
  isDefault: z.number().transform((value) => value === 1),
  status: z.number(),
});

/** A delivery address of a customer. */
export type Address = Readonly<z.infer<typeof addressRow>>;

export function createAddressRepository(database: DatabaseSync) {
  const ofUser = database.prepare(
    `SELECT id, user_id AS userId, name, country_id AS countryId, department_id AS departmentId,
     municipality_id AS municipalityId, phone, line, notes, is_default AS isDefault, status
     FROM addresses WHERE user_id = ? ORDER BY id`,
  );
  const clearDefault = database.prepare('UPDATE addresses SET is_default = 0 WHERE user_id = ?');
  const insert = database.prepare(
    `INSERT INTO addresses (user_id, name, country_id, department_id, municipality_id, phone, line, notes,
     is_default, status) VALUES ($userId, $name, $countryId, $departmentId, $municipalityId, $phone, $line, $notes,
     $isDefault, $status)`,
  );
  return {
    /** All addresses of a customer, oldest first. */
    ofUser: (userId: number): readonly Address[] => z.array(addressRow).parse(ofUser.all(userId)),
    /** Adds an address; a new default replaces the old one. */
    add(address: Omit<Address, 'id'>): void {
      if (address.isDefault) clearDefault.run(address.userId);
      insert.run({ ...address, isDefault: Number(address.isDefault) });
    },
  };
}

/** Customers that exist from the start, listed on the help page. */
export const DEMO_USERS = demoUsers;

/** Cache of the demo passwords' hashes, which are slow to compute on purpose. */
const demoHashes = new Map<string, string>();

/** Adds the demo customers that are missing. */
export function seedDemoUsers(
  users: ReturnType<typeof createUserRepository>,
  addresses: ReturnType<typeof createAddressRepository>,
): void {
  for (const { address, password, username, name, email, phone } of Object.values(DEMO_USERS)) {
    if (users.byEmail(email)) continue;
    const passwordHash = demoHashes.get(password) ?? hashPassword(password);
    demoHashes.set(password, passwordHash);
    const user = users.add({ username, name, email, phone, passwordHash });
    if (!user || !address) continue;
    addresses.add({ ...address, userId: user.id, phone, isDefault: true, status: 1 });
  }
}
