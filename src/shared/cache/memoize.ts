/** Memoizes a function of one object, by identity. */
export function memoize<T extends object, R>(work: (of: T) => R): (of: T) => R {
  const known = new WeakMap<T, R>();
  return (of) => {
    const result = known.get(of) ?? work(of);
    known.set(of, result);
    return result;
  };
}
