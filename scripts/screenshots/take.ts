/** Takes the pictures of one view. */
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright';
import type { Shot } from './contact-sheet.ts';
import type { Stored } from './shoppers.ts';
import { type Place, type Samples, SCHEMES, type Shopper, type View } from './view.ts';

/** What all pictures have in common. */
export interface Studio {
  readonly browser: Browser;
  readonly place: Place;
  readonly samples: Samples;
  readonly shoppers: Readonly<Record<Shopper, Stored>>;
  readonly folder: string;
}

/** Pixels of a long page that a picture shows; what follows is more of the same. */
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
    // What moves is at its end, so that two pictures of the same page are the same.
    reducedMotion: 'reduce',
    storageState: shoppers[view.as ?? 'visitor'],
  });
}

/** Lazy pictures wait for somebody to scroll; nobody does here. */
async function wakePictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.querySelectorAll('img')) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
}

/** Waits for what says that it is busy, but not for what will never be ready: that is a picture too. */
async function settle(page: Page): Promise<void> {
  const timeout = 2000;
  const isReady = (): boolean => document.querySelector('main [aria-busy="true"], main .skeleton') === null;
  await page.waitForLoadState('networkidle', { timeout }).catch(() => undefined);
  await page.waitForFunction(isReady, undefined, { timeout }).catch(() => undefined);
}

/** The whole page; by a window as high as it is, so that what sticks to the window's foot covers nothing. */
async function unroll(page: Page): Promise<void> {
  const width = page.viewportSize()?.width ?? 0;
  const height = await page.evaluate(() => {
    // What is below the window has its own height, not the one that was guessed for it.
    document.documentElement.removeAttribute('data-fresh');
    const main = document.querySelector('main');
    // What is measured in windows, main itself or a part of it, must not grow with this one.
    if (main) main.style.blockSize = `${main.clientHeight}px`;
    if (main) main.style.minBlockSize = '0';
    return document.documentElement.scrollHeight;
  });
  await page.setViewportSize({ width, height: Math.min(height, LONGEST) });
}

/** The pictures of a view at one width, in both colour schemes. */
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
      // JPEG, because the browser writes it five times as fast as PNG.
      await page.screenshot({ path: join(folder, file), type: 'jpeg', quality: 85 });
      shots.push({ view: view.name, width, scheme, file });
    }
    return shots;
  } finally {
    await context.close();
  }
}
