/** Takes the pictures of one view. */
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright';
import sharp from 'sharp';
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
  const isReady = (): boolean => document.querySelector('main [aria-busy="true"], main .skeleton') === null;
  await page.waitForFunction(isReady, undefined, { timeout: 2000 }).catch(() => undefined);
}

async function shoot(page: Page, isWindow: boolean): Promise<Buffer> {
  if (isWindow) return page.screenshot();
  const { width, height } = await page.evaluate(() => ({
    width: document.documentElement.clientWidth,
    height: document.documentElement.scrollHeight,
  }));
  const size = { width, height: Math.min(height, LONGEST) };
  if (width >= PHONE) return page.screenshot({ fullPage: true, clip: { x: 0, y: 0, ...size } });
  // A picture of the full page is taken without a phone's touch, and the shop would show itself to a mouse.
  const window = page.viewportSize();
  await page.setViewportSize(size);
  const picture = await page.screenshot();
  if (window) await page.setViewportSize(window);
  return picture;
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
    const shots: Shot[] = [];
    for (const scheme of SCHEMES) {
      const file = `${view.name}-${width}-${scheme}.webp`;
      await page.emulateMedia({ colorScheme: scheme });
      await wakePictures(page);
      await sharp(await shoot(page, view.isWindow ?? false))
        .webp({ quality: 82 })
        .toFile(join(folder, file));
      shots.push({ view: view.name, width, scheme, file });
    }
    return shots;
  } finally {
    await context.close();
  }
}
