/** Memoizes a function of one object, by identity. */
export function memoize<T extends object, R>(work: (of: T) => R): (of: T) => R {
  const known = new WeakMap<T, R>();
  return (of) => {
    const result = known.get(of) ?? work(of);
    known.set(of, result);
    return result;
  };
}

/** Memoizes a function of a text for the last text. */
export function memoizeLast<R>(work: (of: string) => R): (of: string) => R {
  let last: { readonly of: string; readonly result: R } | undefined;
  return (of) => {
    if (last?.of !== of) last = { of, result: work(of) };
    return last.result;
  };
}
