import { createHash, randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';

/** Who is logged in. Tokens are random; only their hashes are kept. */
export type SessionRepository = {
  /** A new token for a customer. */
  open(userId: number): string;
  /** The customer of a token; undefined when it is unknown or has expired. */
  userOf(token: string): number | undefined;
  /** Ends every session, as if all tokens had expired. */
  expireAll(): void;
};

/** How long a token lives and what time it is. */
export type SessionTimes = { readonly lifetimeSeconds: number; readonly now: () => number };

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** The session table of a database. */
export function createSessionRepository(database: DatabaseSync, times: SessionTimes): SessionRepository {
  const insert = database.prepare('INSERT INTO sessions (token_hash, user_id, expires_at) VALUES (?, ?, ?)');
  const find = database.prepare('SELECT user_id FROM sessions WHERE token_hash = ? AND expires_at > ?');
  const forget = database.prepare('DELETE FROM sessions WHERE expires_at <= ?');
  const forgetAll = database.prepare('DELETE FROM sessions');
  return {
    open(userId) {
      const token = randomBytes(32).toString('base64url');
      forget.run(times.now());
      insert.run(hashOf(token), userId, times.now() + times.lifetimeSeconds * 1000);
      return token;
    },
    userOf(token) {
      const userId = find.get(hashOf(token), times.now())?.user_id;
      return typeof userId === 'number' ? userId : undefined;
    },
    expireAll() {
      forgetAll.run();
    },
  };
}
