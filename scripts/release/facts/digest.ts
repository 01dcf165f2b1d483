/** Digests by which facts are compared. */
import { createHash } from 'node:crypto';

const SHORT = 16;

/** A digest of a value, by its JSON. */
export const digestOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, SHORT);
