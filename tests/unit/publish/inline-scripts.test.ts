import { describe, expect, test, vi } from 'vitest';
import { firstScripts, inlineScript } from '../../../scripts/publish/inline-scripts.ts';
import { cspHash } from '../../../scripts/publish/page/page-facts.ts';

describe('a script inside a page', () => {
  test.each(['x="</script><img src=x onerror=alert(1)>"', 'x="</SCRIPT >"', 'x="<!--<script>"'])(
    'is refused when it would end or hide its element: %s',
    (script) => {
      expect(() => inlineScript(script)).toThrow('markup of scripts');
    },
  );

  test('is the same on every page', () => {
    expect(inlineScript(' if (a < b) document.documentElement.dataset.list = "waiting";\n')).toBe(
      'if (a < b) document.documentElement.dataset.list = "waiting";',
    );
  });
});

describe('the head of every page', () => {
  /** The scripts that a build with these options injects. */
  async function injected(
    options: Omit<Parameters<typeof firstScripts>[0], 'scripts'>,
  ): Promise<readonly string[]> {
    const injectScript = vi.fn<(stage: string, script: string) => void>();
    const registered = new Set<string>();
    const setup = firstScripts({ ...options, scripts: registered }).hooks['astro:config:setup'];
    await Reflect.apply(setup ?? expect.fail, undefined, [{ injectScript, updateConfig: () => undefined }]);
    const scripts = injectScript.mock.calls.map(([, script]) => script);
    expect(scripts.filter((script) => !registered.has(cspHash(script)))).toEqual([]);
    return scripts;
  }

  test('reports errors and purchases to the configured address', async () => {
    const scripts = await injected({ offeredCurrencies: ['USD'], beaconUrl: 'https://owner.example/told' });
    const telling = scripts.filter((script) => script.includes('no-referrer'));
    expect(telling).toEqual([expect.stringContaining('https://owner.example/told')]);
  });

  test('reads the stored currency only where the shop offers another than quetzales', async () => {
    const reading = async (...offeredCurrencies: readonly string[]): Promise<boolean> =>
      (await injected({ offeredCurrencies })).some(
        (script) => script.includes('tienda:currency') && script.includes('EUR'),
      );
    expect(await reading('USD', 'EUR')).toBe(true);
    expect(await reading()).toBe(false);
  });

  test('reports nothing without one', async () => {
    expect((await injected({ offeredCurrencies: ['USD'] })).join()).not.toContain('no-referrer');
  });
});
