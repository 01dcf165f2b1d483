/** What acts need inside the page: kept on `window`, because what is evaluated shares nothing. */
import type { Page } from '@playwright/test';

/** Lets acts wait frame by frame for what is drawn, and the page's clock go on by itself. */
export async function installTools(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const until = async (isSo: () => unknown): Promise<void> => {
      const end = performance.now() + 20_000;
      while (!isSo()) {
        if (performance.now() > end) throw new Error(`never: ${isSo}`);
        await new Promise(requestAnimationFrame);
      }
    };
    const now = Date.now.bind(Date);
    let ahead = 0;
    Date.now = () => now() + ahead;
    const letPass = (ms: number): void => {
      ahead += ms;
    };
    Object.assign(window, { until, letPass });
  });
}

declare global {
  interface Window {
    /** Of the soak's pages alone, as the next one. */
    readonly until: (isSo: () => unknown) => Promise<void>;
    readonly letPass: (ms: number) => void;
  }
}
