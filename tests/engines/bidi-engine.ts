/** Any installed Firefox, through its own protocol WebDriver BiDi, without another program. */
import puppeteer, { type BrowserContext, type KeyInput } from 'puppeteer-core';
import { consoleProblem, type Driver, type Engine, LANGUAGE, SCREEN, TIME_ZONE } from './driver.ts';

/** Named keys; other text is sent as characters. */
const NAMED: Readonly<Record<string, KeyInput>> = {
  Enter: 'Enter',
  Tab: 'Tab',
  Backspace: 'Backspace',
  Escape: 'Escape',
};

async function openDriver(context: BrowserContext): Promise<Driver> {
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('pageerror', (error) => {
    problems.push(`uncaught: ${error instanceof Error ? `${error.name}: ${error.message}` : String(error)}`);
  });
  page.on('error', ({ message }) => problems.push(`the page crashed: ${message}`));
  page.on('console', (message) => {
    const problem = consoleProblem(message.type(), message.text());
    if (problem) problems.push(`${problem} (${message.location().url ?? ''})`);
  });
  await page.setViewport(SCREEN);
  return {
    isDeaf: false,
    goTo: async (url) => {
      // Puppeteer would wait until the page and its scripts are parsed.
      await page.evaluate(`void location.assign(${JSON.stringify(url)})`);
    },
    evaluate: <Result>(expression: string) => page.evaluate(expression) as Promise<Result>,
    // Firefox ignores a tap of half a second, which a busy machine may cause.
    tap: (x, y) => page.mouse.click(x, y),
    keys: async (keys) => {
      for (const key of keys) {
        const named = NAMED[key];
        await (named ? page.keyboard.press(named) : page.keyboard.type(key));
      }
    },
    back: async () => {
      await page.evaluate('history.back()');
    },
    screenshot: async () => Buffer.from(await page.screenshot()),
    problems: async () => problems,
    close: () => context.close(),
  };
}

/** Starts an installed Firefox. */
export async function startFirefox(executablePath: string): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    // No journey reads requests, and reporting each one costs a fifth of the processor time.
    networkEnabled: false,
    env: { ...process.env, TZ: TIME_ZONE },
    extraPrefsFirefox: { 'intl.accept_languages': `${LANGUAGE}, es` },
  });
  return {
    open: async () => openDriver(await browser.createBrowserContext()),
    close: () => browser.close(),
  };
}
