/** Article pictures: file names below a base address (contract, System parameters). */

/** A name of one segment that needs no encoding, as most do. */
const PLAIN = /^[\w-][\w.-]*$/;

/**
 * Absolute addresses of the pictures, in the order of the names, without empty names and repetitions. Every segment
 * of a name is percent-encoded, so that no name leads away from the base.
 */
export function imageUrls(imageBase: string, names: readonly string[]): readonly string[] {
  const urls = names.flatMap((name) => {
    if (PLAIN.test(name)) return [imageBase + name];
    const path = name.split('/').filter((segment) => !/^\.{0,2}$/.test(segment));
    return path.length === 0 ? [] : [imageBase + path.map(encode).join('/')];
  });
  return [...new Set(urls)];
}

/** Half a surrogate pair cannot be encoded; it becomes the replacement character. */
function encode(segment: string): string {
  return encodeURIComponent(segment.toWellFormed());
}

/**
 * The names in the order of the number in them (storefront §3, Product detail): `zapato-2` before `zapato-10`. That
 * number is the last one before the extension; where it is the same, the earlier numbers decide. A name without a
 * number comes first.
 */
export function sortedByNumber(names: readonly string[]): readonly string[] {
  if (names.length < 2) return names;
  return names
    .map((name) => ({ name, numbers: numbersIn(name) }))
    .toSorted((one, other) => compare(one.numbers, other.numbers))
    .map(({ name }) => name);
}

function numbersIn(name: string): readonly number[] {
  const stem = name.replace(/\.[a-z0-9]+$/i, '');
  const numbers = (stem.match(/\d+/g) ?? []).map(Number);
  return [numbers.at(-1) ?? -1, ...numbers];
}

function compare(one: readonly number[], other: readonly number[]): number {
  const index = one.findIndex((number, position) => number !== other[position]);
  return index < 0 ? 0 : (one[index] ?? 0) - (other[index] ?? 0);
}
