import { createRequire } from 'node:module';
import { createInstance } from 'i18next';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { MessageTree } from '../../../../src/shared/i18n/messages.ts';

/** Calls of `fetch`: address and body. */
const posted: [string, unknown][] = [];

beforeEach(() => {
  posted.length = 0;
  vi.resetModules();
  vi.stubGlobal('fetch', (url: string, { method, body }: { method: string; body: string }) => {
    posted.push([`${method} ${url}`, JSON.parse(body)]);
    return Promise.resolve(new Response(null, { status: 204 }));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.doUnmock('astro:env/client');
});

async function speakIn(environment: string) {
  vi.doMock('astro:env/client', async (original) => ({
    ...(await original<object>()),
    PUBLIC_APP_ENV: environment,
    PUBLIC_API_URL: 'http://api.test/',
  }));
  const { translate } = await import('../../../../src/shared/i18n/translate.ts');
  const tree: MessageTree = { here: 'Here', left_one: 'One left', left_other: '{{count}} left' };
  return (key: string, values = {}) => translate({ locale: 'en', namespace: 'cart', tree }, key, values);
}

describe('a key without a text', () => {
  test('is shown as itself, and in development posted once to the service', async () => {
    const speak = await speakIn('development');
    expect(speak('gone.text')).toBe('gone.text');
    expect(speak('gone.text')).toBe('gone.text');
    await vi.waitFor(() => expect(posted).toHaveLength(1));
    expect(posted).toEqual([['POST http://api.test/locales/add/en/cart', { 'gone.text': 'gone.text' }]]);
  });

  test('is reported for each key, and an existing text is not', async () => {
    const speak = await speakIn('development');
    speak('here');
    speak('left', { count: 2 });
    speak('a');
    speak('b');
    await vi.waitFor(() => expect(posted).toHaveLength(2));
    expect(posted.map(([, body]) => body)).toEqual([{ a: 'a' }, { b: 'b' }]);
  });

  test('is not reported anywhere else', async () => {
    const speak = await speakIn('production');
    expect(speak('gone.text')).toBe('gone.text');
    await vi.dynamicImportSettled();
    expect(posted).toEqual([]);
  });

  test('that cannot be reported is still shown', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    const speak = await speakIn('development');
    expect(speak('gone.text')).toBe('gone.text');
    await vi.dynamicImportSettled();
  });
});

describe('a page while it is built', () => {
  test('falls back to English', async () => {
    const { i18nextServer }: { i18nextServer: { fallbackLng: string } } = createRequire(import.meta.url)(
      '../../../../src/shared/i18n/astro-i18next.config.cjs',
    );
    const i18next = createInstance();
    await i18next.init({
      fallbackLng: i18nextServer.fallbackLng,
      resources: { en: { shell: { only: 'English only' } }, 'es-GT': { shell: {} } },
    });
    expect(i18next.getFixedT('es-GT', 'shell')('only')).toBe('English only');
  });

  test('posts keys without a text in any language in development', async () => {
    await speakIn('development');
    const { default: i18next } = await import('i18next');
    await i18next.init({ resources: { en: { shell: { here_one: 'One', here_other: 'More' } } } });
    const { pageText } = await import('../../../../src/shared/i18n/page-text.ts');
    const speak = (...args: unknown[]): unknown => Reflect.apply(pageText('en', 'shell'), undefined, args);
    expect(speak('here', { count: 2 })).toBe('More');
    expect(speak('gone')).toBe('gone');
    await vi.waitFor(() => expect(posted).toHaveLength(1));
    expect(posted).toEqual([['POST http://api.test/locales/add/en/shell', { gone: 'gone' }]]);
  });
});
