/**
 * Pages and files of data that the build before has made from the same (decision 121, Incremental builds): their routes leave them
 * out, and `scripts/build/` puts the ones of that build in their place.
 */
import { buildContext } from '../context.ts';
import type { Snapshot } from './collect.ts';
import { digestOf } from './digest.ts';

const frames = new WeakMap<Snapshot, string>();

/** A digest of what every page shows: the menu, the parameters, and the colours of cards. */
export function layoutDigest(snapshot: Snapshot): string {
  const { menu, settings, options } = snapshot;
  const digest = frames.get(snapshot) ?? digestOf([menu, settings, options.colors]);
  frames.set(snapshot, digest);
  return digest;
}

/**
 * A digest of what takes long to work out, without working it out where the build before has.
 * @param from digest of all that it is worked out from
 */
export function cachedDigest(from: string, work: () => unknown): string {
  const pageDigests = buildContext()?.digests;
  const digest = pageDigests?.known.get(from) ?? digestOf(work());
  pageDigests?.learned.set(from, digest);
  return digest;
}

/** A page or a file of data: its file, and a digest of what it is made from. */
type Page = { readonly file: string; readonly madeFrom: string };

/** The pages or files that have to be made: all of them, unless a build before this one has made some from the same. */
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
