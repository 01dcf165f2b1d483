/**
 * The pages and data files whose sources did not change since the previous build (decision 121, Incremental builds).
 * Their routes skip them, and `scripts/build/` restores them from that build.
 */
import { buildContext } from '../context.ts';
import type { Snapshot } from './collect.ts';
import { digestOf } from './digest.ts';

const frames = new WeakMap<Snapshot, string>();

/** A digest of the content of every page: the menu, the parameters, and the colours of cards. */
export function layoutDigest(snapshot: Snapshot): string {
  const { menu, settings, options } = snapshot;
  const digest = frames.get(snapshot) ?? digestOf([menu, settings, options.colors]);
  frames.set(snapshot, digest);
  return digest;
}

/**
 * A digest that is slow to compute, taken from the previous build if its input is the same.
 * @param from digest of the whole input
 */
export function cachedDigest(from: string, work: () => unknown): string {
  const pageDigests = buildContext()?.digests;
  const digest = pageDigests?.previousCache.get(from) ?? digestOf(work());
  pageDigests?.newCache.set(from, digest);
  return digest;
}

/** A page or a data file: its file, and a digest of its sources. */
type Page = { readonly file: string; readonly madeFrom: string };

/** The pages or files to render: all of them in a full build, otherwise those with changed sources. */
export function changedPages<T>(pages: readonly T[], pageOf: (page: T) => Page): readonly T[] {
  const pageDigests = buildContext()?.digests;
  if (!pageDigests) return pages;
  const { before, now } = pageDigests;
  return pages.filter((page) => {
    const { file, madeFrom } = pageOf(page);
    now.set(file, madeFrom);
    return before.get(file) !== madeFrom;
  });
}
