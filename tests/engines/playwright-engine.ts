/** Browsers that Playwright drives: Chromium, and its own Firefox and WebKit where they are available. */
import type { BrowserContext, BrowserType, LaunchOptions } from '@playwright/test';
import { consoleProblem, type Driver, type Engine, LANGUAGE, SCREEN, TIME_ZONE } from './driver.ts';

async function openDriver(context: BrowserContext): Promise<Driver> {
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('pageerror', ({ name, message }) => problems.push(`uncaught: ${name}: ${message}`));
  page.on('crash', () => problems.push('the page crashed'));
  context.on('console', (message) => {
    const problem = consoleProblem(message.type(), message.text());
    if (problem) problems.push(`${problem} (${message.location().url})`);
  });
  return {
    isDeaf: false,
    goTo: async (url) => {
      await page.goto(url, { waitUntil: 'commit' });
    },
    evaluate: (expression) => page.evaluate(expression),
    tap: (x, y) => page.touchscreen.tap(x, y),
    keys: async (keys) => {
      for (const key of keys) await (key.length > 1 ? page.keyboard.press(key) : page.keyboard.type(key));
    },
    back: async () => {
      await page.goBack({ waitUntil: 'commit' });
    },
    screenshot: () => page.screenshot(),
    problems: async () => problems,
    close: () => context.close(),
  };
}

/** Starts one of Playwright's browsers. */
export async function startWithPlaywright(type: BrowserType, options: LaunchOptions): Promise<Engine> {
  const browser = await type.launch(options);
  return {
    open: async () =>
      openDriver(
        await browser.newContext({
          viewport: SCREEN,
          locale: LANGUAGE,
          timezoneId: TIME_ZONE,
          hasTouch: true,
          serviceWorkers: 'allow',
          // Firefox has no phones to emulate.
          ...(type.name() !== 'firefox' && { isMobile: true, deviceScaleFactor: 2 }),
        }),
      ),
    close: () => browser.close(),
  };
}
