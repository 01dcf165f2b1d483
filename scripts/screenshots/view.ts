/** What a picture is taken of: a page, who looks at it, and what they do first. */
import type { Page } from 'playwright';

/** Who looks: with nothing stored; with things in cart, wishlist and comparison; the same, logged in. */
export type Shopper = 'visitor' | 'shopper' | 'customer';

/** Origins of the shop and of the store API it was built against. */
export interface Place {
  readonly shop: string;
  readonly sandbox: string;
}

/** Articles of the sandbox that stand for their kind. */
export interface Samples {
  /** Articles with pictures, several sizes and stock. */
  readonly skus: readonly string[];
  readonly sale: string;
  readonly soldOut: string;
  readonly bare: string;
}

/** Something a shopper does, or that happens to them. */
export type Act = (page: Page, place: Place) => Promise<void>;

/** A page in one state. */
export interface View {
  /** Name of the picture, kebab-case. */
  readonly name: string;
  /** Address in the shop, where needed of a sample. */
  readonly path: string | ((samples: Samples) => string);
  readonly as?: Shopper;
  /** Set up before the page is asked for: what goes wrong. */
  readonly before?: Act;
  /** What is done on the loaded page before the picture. */
  readonly act?: Act;
  /** Only what the window shows: for dialogs, and for what sticks to its edges. */
  readonly isWindow?: boolean;
  /** Pixels of the windows; all of `WIDTHS` when left out. */
  readonly widths?: readonly number[];
}

/** Pixels of the windows: a phone, a tablet, a desk. */
export const WIDTHS: readonly number[] = [360, 768, 1440];

export const SCHEMES = ['light', 'dark'] as const;
