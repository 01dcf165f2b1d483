import { describe, expect, test } from 'vitest';
import {
  type EngineProbe,
  engineInstallers,
  engineRemedy,
  findFirefox,
  findWebKit,
} from '../../../scripts/engines.ts';

const MINI_BROWSER = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';
const DEBIAN = ['/usr/bin/firefox-esr', '/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb', MINI_BROWSER];

/** A machine with these programs. */
function machine(programs: readonly string[], env: EngineProbe['env'] = {}): EngineProbe {
  const has = (path: string): boolean => programs.includes(path);
  return {
    env,
    playwright: (name) => `/cache/${name}`,
    exists: has,
    runs: has,
    glob: () => programs.filter((path) => path.endsWith('MiniBrowser')),
  };
}

describe('the Firefox of the journeys', () => {
  test('is the one that FIREFOX_PATH names, and no other', () => {
    const env = { FIREFOX_PATH: '/opt/firefox' };
    expect(findFirefox(machine(['/opt/firefox', '/cache/firefox'], env))).toEqual({
      by: 'bidi',
      path: '/opt/firefox',
    });
    expect(findFirefox(machine(['/cache/firefox'], env))).toBeUndefined();
  });

  test('is otherwise Playwright’s own, which speaks Playwright’s protocol', () => {
    expect(findFirefox(machine(['/cache/firefox', ...DEBIAN]))).toEqual({
      by: 'playwright',
      path: '/cache/firefox',
    });
  });

  test('is the system’s where Playwright’s was not installed, or cannot run without its libraries', () => {
    const system = { by: 'bidi', path: '/usr/bin/firefox-esr' };
    expect(findFirefox(machine(DEBIAN))).toEqual(system);
    const broken = machine(['/cache/firefox', ...DEBIAN]);
    expect(findFirefox({ ...broken, runs: (path) => path === system.path })).toEqual(system);
  });

  test('is undefined when there is none', () => {
    expect(findFirefox(machine([]))).toBeUndefined();
  });
});

describe('the WebKit of the journeys', () => {
  const gtk = {
    by: 'webdriver',
    driver: '/usr/bin/WebKitWebDriver',
    browser: MINI_BROWSER,
    xvfb: '/usr/bin/Xvfb',
  };

  test('is Playwright’s own where it was installed', () => {
    expect(findWebKit(machine(['/cache/webkit', ...DEBIAN]))).toEqual({
      by: 'playwright',
      path: '/cache/webkit',
    });
  });

  test('is otherwise WebKitGTK with its driver, on whatever processor, and a display in memory', () => {
    expect(findWebKit(machine(DEBIAN))).toEqual(gtk);
  });

  test('consists of the programs that WEBKIT_DRIVER, WEBKIT_BROWSER and XVFB_PATH name', () => {
    const env = { WEBKIT_DRIVER: '/a/driver', WEBKIT_BROWSER: '/a/browser', XVFB_PATH: '/a/xvfb' };
    const programs = ['/cache/webkit', ...Object.values(env)];
    expect(findWebKit(machine(programs, env))).toEqual({
      by: 'webdriver',
      driver: '/a/driver',
      browser: '/a/browser',
      xvfb: '/a/xvfb',
    });
  });

  test.each(DEBIAN.slice(1))('is undefined without %s', (missing) => {
    expect(findWebKit(machine(DEBIAN.filter((path) => path !== missing)))).toBeUndefined();
  });
});

describe('a missing engine', () => {
  test('is installed by Playwright first and by Debian then, with sudo for anyone but root', () => {
    const lines = engineInstallers('webkit', false).map((words) => words.join(' '));
    expect(lines).toEqual([
      expect.stringMatching(/playwright\/cli\.js install webkit$/),
      'sudo -n apt-get update -q',
      expect.stringMatching(/^sudo -n apt-get install .*webkit2gtk-driver xvfb$/),
    ]);
    expect(engineInstallers('firefox', true).map((words) => words.join(' '))).toEqual([
      expect.stringMatching(/install --with-deps firefox$/),
      'apt-get update -q',
      expect.stringMatching(/^apt-get install .*firefox-esr$/),
    ]);
  });

  test('is reported with its command to install', () => {
    expect(engineRemedy('webkit')).toContain('npx playwright install --with-deps webkit');
    expect(engineRemedy('webkit')).toContain('apt-get install webkit2gtk-driver xvfb');
  });
});
