/** What things that pages are made from are known by. */
import { createHash } from 'node:crypto';
import { memoize } from '#shared/cache/memoize.ts';

/** A digest of anything that JSON can hold. */
export function digestOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 22);
}

const digestOfOne = memoize((thing: object): string => digestOf(thing));

/** A digest of things in their order, each of which is read once: lists share their products. */
export function digestOfEach(things: readonly object[]): string {
  return digestOf(things.map(digestOfOne));
}
