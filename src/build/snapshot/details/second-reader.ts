/** Reads a part of the articles for the thread that takes a snapshot (`in-parts.ts`). */
import type { Product } from '#features/product/rules/product.ts';
import type { LeftOut, RejectedRow } from '../snapshot-fault.ts';
import type { Repeated } from './repeated.ts';
import type { ShownArticle } from './shown-article.ts';

/** Articles that somebody else is to read. */
export type DetailRows = {
  readonly rows: readonly Product[];
  readonly imageBase: string;
  /** How many of the whole catalogue may be left out. */
  readonly allowed: number;
  /** Articles asked for at a time. */
  readonly concurrency: number;
};

/** What has come of them. */
export type DetailPart = {
  readonly shown: ReadonlyMap<string, ShownArticle>;
  /** The file that the details stand in. */
  readonly details: string;
  readonly leftOut: readonly LeftOut[];
  readonly rejected: readonly RejectedRow[];
  readonly repeated: readonly Repeated[];
};

/** Somebody who reads articles along with who takes a snapshot. */
export type SecondReader = {
  /** Fewer articles are read by one alone. */
  readonly worthwhile: number;
  /** Rejects with the words of `SnapshotError` where too many cannot be had. */
  readonly read: (part: DetailRows) => Promise<DetailPart>;
};
