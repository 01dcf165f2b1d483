import { describe, expect, test } from 'vitest';
import { browserCandidates, browserInstallers, findBrowser } from '../../../scripts/browser.ts';

const playwright = () => '/cache/chrome';

describe('the Chromium of the browser tests', () => {
  test('is the one that CHROMIUM_PATH names, and no other', () => {
    expect(browserCandidates({ wanted: '/opt/mine', playwright })).toEqual(['/opt/mine']);
  });

  test('is otherwise a system one, without windows if possible, before the one that Playwright brings', () => {
    const candidates = browserCandidates({ wanted: undefined, playwright });
    expect(candidates.slice(0, 2)).toEqual(['/usr/bin/chromium-headless-shell', '/usr/bin/chromium']);
    expect(candidates.at(-1)).toBe('/cache/chrome');
  });

  test('is passed over when it exists but does not run', () => {
    const runs = (path: string) => path === '/cache/chrome';
    expect(findBrowser({ wanted: undefined, playwright, runs }).path).toBe('/cache/chrome');
  });

  test('is undefined when none runs', () => {
    expect(findBrowser({ wanted: undefined, playwright, runs: () => false }).path).toBeUndefined();
  });

  test('is installed by Playwright first and by Debian then, with sudo for anyone but root', () => {
    const [first, , ...debian] = browserInstallers(false).map((words) => words.join(' '));
    expect(first).toContain('playwright/cli.js install');
    expect(debian).toEqual([
      expect.stringMatching(/^sudo -n apt-get install .*chromium-headless-shell$/),
      expect.stringMatching(/^sudo -n apt-get install .*chromium$/),
    ]);
    expect(browserInstallers(true).at(-1)?.[0]).toBe('apt-get');
  });
});
