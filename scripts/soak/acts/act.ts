/** What one act of the soak is. */
import type { Page } from '@playwright/test';

/** Runs in the page alone, so far as it can: a driver's handles would count as its own. */
export type Act = {
  /** Its row in the table. */
  readonly name: string;
  /** How often `npm run soak` does it. */
  readonly times: number;
  /** The page is as it was after so many of them: only then it is looked at. */
  readonly turns: number;
  /** Where it is done. */
  readonly place: 'list' | 'product';
  /** Does it for the n-th time, from 1. */
  readonly run: (page: Page, at: number) => Promise<void>;
};
