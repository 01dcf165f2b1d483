import { describe, expect, test } from 'vitest';
import { call, smallSandbox } from './sandbox-fixture.ts';

describe('missing texts of a page in development', () => {
  test('are stored once each, listed in their order and shown on the help page', async () => {
    const sandbox = smallSandbox();
    expect(await call(sandbox, '/locales/missing')).toEqual({
      status: 200,
      answer: { data: [], message: 'success' },
    });
    await call(sandbox, '/locales/add/es-GT/cart', { body: { 'empty.title': 'empty.title' } });
    await call(sandbox, '/locales/add/en/shell', { body: { b: 'b', 'a<b': 'a' } });
    const again = await call(sandbox, '/locales/add/es-GT/cart', { body: { 'empty.title': 'x' } });
    expect(again).toEqual({ status: 200, answer: { message: 'success' } });
    expect((await call(sandbox, '/locales/missing')).answer.data).toEqual([
      { language: 'es-GT', namespace: 'cart', key: 'empty.title' },
      { language: 'en', namespace: 'shell', key: 'b' },
      { language: 'en', namespace: 'shell', key: 'a<b' },
    ]);
    const help = await (await sandbox.storeApp.request('/')).text();
    expect(help).toContain('<code>empty.title</code>');
    expect(help).toContain('<code>a&lt;b</code>');
  });

  test.each([
    ['/locales/add/en/cart', ['a']],
    ['/locales/add/en/cart', { a: 1 }],
    ['/locales/add/e%20n/cart', { a: 'a' }],
  ])('are refused as %s with %j', async (path, body) => {
    const sandbox = smallSandbox();
    expect((await call(sandbox, path, { body })).status).toBe(400);
    expect((await call(sandbox, '/locales/missing')).answer.data).toEqual([]);
  });
});
