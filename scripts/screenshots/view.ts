/** The subject of a screenshot: a page, its visitor, and their actions. */
import type { Page } from 'playwright';

/** The visitor: with nothing stored; with items in cart, wishlist and comparison; the same, logged in. */
export type Shopper = 'visitor' | 'shopper' | 'customer';

/** Origins of the shop and of its store API. */
export interface Place {
  readonly shop: string;
  readonly sandbox: string;
}

/** Sample articles of the sandbox. */
export interface Samples {
  /** Articles with pictures, several sizes and stock. */
  readonly skus: readonly string[];
  readonly sale: string;
  readonly soldOut: string;
  readonly bare: string;
}

/** An action of a shopper, or an event. */
export type Act = (page: Page, place: Place) => Promise<void>;

/** A page in one state. */
export interface View {
  /** Name of the screenshot, in kebab case. */
  readonly name: string;
  /** Address in the shop, or a function of the samples. */
  readonly path: string | ((samples: Samples) => string);
  readonly as?: Shopper;
  /** Setup before the page is requested, such as a fault. */
  readonly before?: Act;
  /** Actions on the loaded page before the screenshot. */
  readonly act?: Act;
  /** Only the visible part of the page: for dialogs and sticky elements. */
  readonly isWindow?: boolean;
  /** Widths of the window in pixels; by default all of `WIDTHS`. */
  readonly widths?: readonly number[];
}

/** Widths of a phone, a tablet and a desktop, in pixels. */
export const WIDTHS: readonly number[] = [360, 768, 1440];

export const SCHEMES = ['light', 'dark'] as const;
