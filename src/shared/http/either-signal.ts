/** Two reasons to give a call up in one: what `AbortSignal.any` does, which Safari knows since 17.4 and Chrome since 116. */

/** Aborts with the first of two signals, for its reason. */
export function eitherSignal(one: AbortSignal, other: AbortSignal): AbortSignal {
  const either = new AbortController();
  for (const signal of [one, other]) {
    const abort = (): void => either.abort(signal.reason);
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { signal: either.signal });
  }
  return either.signal;
}
