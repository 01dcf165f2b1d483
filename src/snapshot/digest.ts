/** What things that pages are made from are known by. */
import { createHash } from 'node:crypto';

/** A digest of anything that JSON can hold. */
export function digestOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 22);
}

/** The same function, which works each thing out once. */
export function remembered<T extends object, R>(work: (of: T) => R): (of: T) => R {
  const known = new WeakMap<T, R>();
  return (of) => {
    const result = known.get(of) ?? work(of);
    known.set(of, result);
    return result;
  };
}

const digestOfOne = remembered((thing: object): string => digestOf(thing));

/** A digest of things in their order, each of which is read once: lists share their products. */
export function digestOfEach(things: readonly object[]): string {
  return digestOf(things.map(digestOfOne));
}
