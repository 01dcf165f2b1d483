/** Takes the screenshots of one view. */
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright';
import type { Shot } from './contact-sheet.ts';
import type { Stored } from './shoppers.ts';
import { type Place, type Samples, SCHEMES, type Shopper, type View } from './view.ts';

/** The common setup of all screenshots. */
export interface Studio {
  readonly browser: Browser;
  readonly place: Place;
  readonly samples: Samples;
  readonly shoppers: Readonly<Record<Shopper, Stored>>;
  readonly folder: string;
}

/** Maximum height in pixels of a screenshot; longer pages are cut. */
const LONGEST = 5000;
const PHONE = 480;

function openContext({ browser, shoppers }: Studio, view: View, width: number): Promise<BrowserContext> {
  const isPhone = width < PHONE;
  return browser.newContext({
    viewport: { width, height: isPhone ? 740 : 900 },
    hasTouch: isPhone,
    isMobile: isPhone,
    locale: 'es-GT',
    timezoneId: 'America/Guatemala',
    // Ends animations, so that two screenshots of the same page are equal.
    reducedMotion: 'reduce',
    storageState: shoppers[view.as ?? 'visitor'],
  });
}

/** Loads lazy pictures without scrolling. */
async function wakePictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.querySelectorAll('img')) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
}

/** Waits for busy elements, up to a limit: endless loading is a valid screenshot. */
async function settle(page: Page): Promise<void> {
  const timeout = 2000;
  const isReady = (): boolean => document.querySelector('main [aria-busy="true"], main .skeleton') === null;
  await page.waitForLoadState('networkidle', { timeout }).catch(() => undefined);
  await page.waitForFunction(isReady, undefined, { timeout }).catch(() => undefined);
}

/** Enlarges the window to the whole page, so that sticky elements cover nothing. */
async function unroll(page: Page): Promise<void> {
  const width = page.viewportSize()?.width ?? 0;
  const height = await page.evaluate(() => {
    // Replaces the estimated heights of content below the window by the real ones.
    document.documentElement.removeAttribute('data-fresh');
    const main = document.querySelector('main');
    // Fixes the height of main, which must not grow with the window.
    if (main) main.style.blockSize = `${main.clientHeight}px`;
    if (main) main.style.minBlockSize = '0';
    return document.documentElement.scrollHeight;
  });
  await page.setViewportSize({ width, height: Math.min(height, LONGEST) });
}

/** The screenshots of a view at one width, in both colour schemes. */
export async function takeShots(studio: Studio, view: View, width: number): Promise<readonly Shot[]> {
  const { place, samples, folder } = studio;
  const context = await openContext(studio, view, width);
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(10_000);
    await view.before?.(page, place);
    const path = typeof view.path === 'string' ? view.path : view.path(samples);
    await page.goto(place.shop + path, { waitUntil: 'load' });
    await view.act?.(page, place);
    await settle(page);
    if (!view.isWindow) await unroll(page);
    const shots: Shot[] = [];
    for (const scheme of SCHEMES) {
      const file = `${view.name}-${width}-${scheme}.jpg`;
      await page.emulateMedia({ colorScheme: scheme });
      await wakePictures(page);
      // JPEG, because the browser encodes it five times as fast as PNG.
      await page.screenshot({ path: join(folder, file), type: 'jpeg', quality: 85 });
      shots.push({ view: view.name, width, scheme, file });
    }
    return shots;
  } finally {
    await context.close();
  }
}
