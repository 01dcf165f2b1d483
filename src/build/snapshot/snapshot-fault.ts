/** Why a build lacks something. The text is chosen where it is shown. */
import type { ServiceFailure } from '#shared/http/failure.ts';

/** Why a call gave nothing to build from. */
export type SnapshotFault =
  | ServiceFailure
  /** All calls together took longer. */
  | { readonly kind: 'deadline'; readonly seconds: number }
  | { readonly kind: 'menu-empty' }
  | { readonly kind: 'menu-large'; readonly entries: number }
  | { readonly kind: 'parameters-empty' }
  | { readonly kind: 'places-empty' }
  | { readonly kind: 'catalogue-large'; readonly articles: number }
  | { readonly kind: 'catalogue-empty' }
  | { readonly kind: 'catalogue-unusable'; readonly usable: number; readonly announced: number }
  | { readonly kind: 'catalogue-shrunk'; readonly before: number; readonly now: number }
  /** An article's own call answered with another one. */
  | { readonly kind: 'other-article'; readonly sku: string }
  /** More articles failed than may; `last` is the fault of the last one. */
  | {
      readonly kind: 'many-left-out';
      readonly last: SnapshotFault;
      readonly count: number;
      readonly allowed: number;
    };

/** An article whose own call failed. */
export type LeftOut = { readonly sku: string; readonly path: string; readonly fault: SnapshotFault };

/** A row that was dropped, and the call that brought it; `path` is its first bad field. */
export type RejectedRow = {
  readonly call: string;
  readonly list: string;
  readonly index: number;
  readonly path: string;
};
