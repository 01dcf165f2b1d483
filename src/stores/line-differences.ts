/** What a live look at the cart found, apart from the look itself, which is loaded only when it is needed. */
import { atom, map } from 'nanostores';
import type { Cents } from '#domain/money.ts';

/** What has changed on a line since it was added: the unit price it had, the units it had, or that it is gone. */
export type LineDifference = {
  readonly priceBefore?: Cents;
  readonly unitsBefore?: number;
  readonly isGone?: true;
  readonly isBack?: true;
};

/** Differences by cartItemId. */
export type LineDifferences = Readonly<Record<string, LineDifference>>;

/** The one empty record, so that a server snapshot is the same each time. */
export const NO_DIFFERENCES: LineDifferences = {};

/** To be told line by line until the page is left. */
export const $lineDifferences = map<Record<string, LineDifference>>({});
/** How the last look went. */
export const $cartCheck = atom<'idle' | 'checking' | 'done' | 'failed'>('idle');
