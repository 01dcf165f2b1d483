import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';

const KEY_LENGTH = 32;

/** A salted scrypt hash, `salt:key` in hexadecimal. */
export function hashPassword(password: string): string {
  const salt = randomBytes(16);
  return `${salt.toString('hex')}:${scryptSync(password, salt, KEY_LENGTH).toString('hex')}`;
}

/** Whether the password is the one that was hashed; takes the same time either way. */
export function isPassword(password: string, hash: string): boolean {
  const [salt = '', key = ''] = hash.split(':');
  const expected = Buffer.from(key, 'hex');
  const given = scryptSync(password, Buffer.from(salt, 'hex'), KEY_LENGTH);
  return expected.length === given.length && timingSafeEqual(expected, given);
}
