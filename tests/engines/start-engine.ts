/** Starts the browser of a project. */
import { chromium, firefox, webkit } from '@playwright/test';
import { findBrowser } from '../../scripts/browser.ts';
import { type EngineName, findFirefox, findWebKit } from '../../scripts/engines.ts';
import { startFirefox } from './bidi-engine.ts';
import type { Engine } from './driver.ts';
import { startWithPlaywright } from './playwright-engine.ts';
import { startWebKit } from './webkit-engine.ts';

function startChromium(): Promise<Engine> {
  const { path, args } = findBrowser();
  return startWithPlaywright(chromium, { args, ...(path && { executablePath: path }) });
}

/** @throws Error where the machine has no such browser */
export function startEngine(name: EngineName): Promise<Engine> {
  if (name === 'chromium') return startChromium();
  if (name === 'firefox') {
    const found = findFirefox();
    if (!found) throw new Error('There is no Firefox.');
    return found.by === 'playwright'
      ? startWithPlaywright(firefox, { executablePath: found.path })
      : startFirefox(found.path);
  }
  const found = findWebKit();
  if (!found) throw new Error('There is no WebKit.');
  return found.by === 'playwright'
    ? startWithPlaywright(webkit, { executablePath: found.path })
    : startWebKit(found);
}
