/** Digests of the data that pages are made from. */
import { createHash } from 'node:crypto';
import { memoize } from '#shared/cache/memoize.ts';

/** A digest of any JSON value. */
export function digestOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 22);
}

const digestOfOne = memoize((thing: object): string => digestOf(thing));

/** A digest of items in their order. Each item is serialized once, because lists share products. */
export function digestOfEach(things: readonly object[]): string {
  return digestOf(things.map(digestOfOne));
}
