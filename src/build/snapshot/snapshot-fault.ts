/** The faults of a snapshot's calls. Their text is chosen by the module that displays them. */
import type { ServiceFailure } from '#shared/http/failure.ts';

/** Reasons why a call returned no usable data. */
export type SnapshotFault =
  | ServiceFailure
  /** The deadline of all calls together passed. */
  | { readonly kind: 'deadline'; readonly seconds: number }
  | { readonly kind: 'menu-empty' }
  | { readonly kind: 'menu-large'; readonly entries: number }
  | { readonly kind: 'parameters-empty' }
  | { readonly kind: 'places-empty' }
  | { readonly kind: 'catalogue-large'; readonly articles: number }
  | { readonly kind: 'catalogue-empty' }
  | { readonly kind: 'catalogue-unusable'; readonly usable: number; readonly announced: number }
  | { readonly kind: 'catalogue-shrunk'; readonly before: number; readonly now: number }
  /** The call of an article returned another article. */
  | { readonly kind: 'other-article'; readonly sku: string }
  /** More articles failed than allowed; `last` is the fault of the last one. */
  | {
      readonly kind: 'many-left-out';
      readonly last: SnapshotFault;
      readonly count: number;
      readonly allowed: number;
    };

/** An article whose own call failed. */
export type LeftOut = { readonly sku: string; readonly path: string; readonly fault: SnapshotFault };

/** A row that was dropped, and its call; `path` is its first bad field. */
export type RejectedRow = {
  readonly call: string;
  readonly list: string;
  readonly index: number;
  readonly path: string;
};
