/** The browsers of the bench: the tests' Chromium, which trusts the edge's certificate. */
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type CDPSession,
  chromium,
  type Page,
} from '@playwright/test';
import { findBrowser } from '../../browser.ts';
import { freePort } from '../../commands/ports.ts';

/** Lighthouse's slowdown of the processor, relative to this machine. */
export const SLOWDOWN = 4;

const DEBUGGING_PORT = 9333;

/** A phone of the minimum width of the design. */
export const PHONE = { width: 360, height: 780 };
export const DESK = { width: 1280, height: 800 };

/** Launches a browser that trusts the edge by its key: with `--ignore-certificate-errors`, responses would not be cached. */
export async function launchBrowser(
  spki: string,
): Promise<{ readonly browser: Browser; readonly port: number }> {
  const { args, path } = findBrowser();
  const port = await freePort(DEBUGGING_PORT);
  const browser = await chromium.launch({
    args: [...args, `--ignore-certificate-errors-spki-list=${spki}`, `--remote-debugging-port=${port}`],
    ...(path && { executablePath: path }),
  });
  return { browser, port };
}

/** A browser's stored state of a shopper. */
export type Stored = Awaited<ReturnType<BrowserContext['storageState']>>;

/** A page on a device, and its developer tools session. */
export interface Phone {
  readonly page: Page;
  readonly session: CDPSession;
  readonly close: () => Promise<void>;
}

async function openDevice(
  browser: Browser,
  options: BrowserContextOptions,
  slowdown: number,
): Promise<Phone> {
  const context = await browser.newContext({ locale: 'es-GT', ...options });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return { page, session, close: () => context.close() };
}

/** Opens a phone for a first visit, or with a stored state. */
export function openPhone(
  browser: Browser,
  { stored, isSlow = true }: { readonly stored?: Stored; readonly isSlow?: boolean } = {},
): Promise<Phone> {
  const phone = { viewport: PHONE, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
  return openDevice(browser, { ...phone, ...(stored && { storageState: stored }) }, isSlow ? SLOWDOWN : 1);
}

/** Opens a desktop with a mouse, as slow as the phone. */
export function openDesk(browser: Browser, stored?: Stored): Promise<Phone> {
  return openDevice(browser, { viewport: DESK, ...(stored && { storageState: stored }) }, SLOWDOWN);
}
