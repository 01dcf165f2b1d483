import * as fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { line, mainDocument } from '../../../fixtures/cart-items.ts';
import { type FakeBrowser, fakeBrowser } from '../../../fixtures/fake-browser.ts';

const load = () => import('#features/cart/store/main-store.ts');
const rejected = ({ stored }: FakeBrowser) => stored.get('tienda:rejected');

afterEach(() => vi.unstubAllGlobals());

describe('the main document', () => {
  it('starts empty when nothing is stored, and a read stores nothing', async () => {
    const browser = fakeBrowser();
    const { $main } = await load();
    expect($main.get()).toEqual({ cart: [], token: null, filters: {} });
    expect(browser.stored.size).toBe(0);
  });

  it('reads what it wrote', async () => {
    const text = mainDocument([line()], { token: 'abc', filters: { color: ['negro'] } });
    const browser = fakeBrowser({ tienda: text });
    const { $main, updateMain } = await load();
    updateMain((state) => state);
    expect(JSON.parse(browser.stored.get('tienda') ?? '')).toMatchObject(JSON.parse(text));
    expect($main.get().filters).toEqual({ color: ['negro'] });
    expect(rejected(browser)).toBeUndefined();
  });

  it.each([
    ['no JSON', '{"version":"1.1","cart":['],
    ['null', 'null'],
    ['a list', '[]'],
    ['a text', '"tienda"'],
    ['another version', JSON.stringify({ version: '1.0', cart: [line()] })],
    ['no version', JSON.stringify({ cart: [line()] })],
  ])('sets the whole document aside when it is %s', async (_name, text) => {
    const browser = fakeBrowser({ tienda: text });
    const { $main } = await load();
    expect($main.get()).toEqual({ cart: [], token: null, filters: {} });
    expect(rejected(browser)).toBe(text);
  });

  it.each([
    ['cart', { cart: { 0: line() } }, { token: 'abc', filters: { size: ['40'] } }],
    ['filters', { filters: ['negro'] }, { cart: [line()], token: 'abc' }],
  ])('resets only a broken %s, and sets nothing else aside', async (_slice, broken, others) => {
    const browser = fakeBrowser({ tienda: JSON.stringify({ version: '1.1', ...others, ...broken }) });
    const { $main } = await load();
    expect($main.get()).toMatchObject({ cart: [], filters: {}, ...others });
    expect(rejected(browser)).toBe(JSON.stringify({ version: '1.1', ...broken }));
  });

  it.each([
    ['a text no header can carry', { token: 'ключ' }],
    ['a record', { token: { secret: 1 } }],
  ])('resets a token that is %s, and keeps no copy of it', async (_name, broken) => {
    const others = { cart: [line()], filters: { size: ['40'] } };
    const browser = fakeBrowser({ tienda: JSON.stringify({ version: '1.1', ...others, ...broken }) });
    const { $main } = await load();
    expect($main.get()).toMatchObject({ token: null, ...others });
    expect(rejected(browser)).toBeUndefined();
  });

  it('never sets a token aside, whatever else is damaged', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.stringMatching(/^[\x21-\x7e]{8,40}$/),
        fc.constantFrom(
          (token: string) => JSON.stringify({ version: '1.1', token, cart: [{ ...line(), price: -5 }] }),
          (token: string) => JSON.stringify({ version: '1.1', token, cart: 'none', filters: [] }),
          (token: string) => JSON.stringify({ version: '1.0', token, user: { Token: token } }),
          (token: string) => JSON.stringify({ token: { bearer: token }, cart: [line()] }),
          (token: string) => JSON.stringify([{ version: '1.1', token }]),
          (token: string) => `${JSON.stringify({ version: '1.1', token }).slice(0, -1)},"cart":[`,
          (token: string) => JSON.stringify({ version: '1.1', token }).slice(0, -3),
        ),
        async (token, documentOf) => {
          const browser = fakeBrowser({ tienda: documentOf(`secret${token}`) });
          await load();
          expect(rejected(browser)).not.toContain('secret');
        },
      ),
      { numRuns: 40 },
    );
  });

  it('cleans a copy that an earlier release set aside together with a token', async () => {
    const kept = JSON.stringify({ version: '1.1', cart: [{ price: -5 }], token: 'abc' });
    const browser = fakeBrowser({ 'tienda:rejected': kept });
    await load();
    expect(rejected(browser)).toBe(JSON.stringify({ version: '1.1', cart: [{ price: -5 }] }));
  });

  it.each([
    ['every line', mainDocument([{ ...line(), price: -5 }])],
    ['the cart', JSON.stringify({ version: '1.1', cart: 'none' })],
    ['the document', '{"version":"1.1","cart":['],
    ['an older version', JSON.stringify({ version: '1.0', cart: [line()] })],
  ])('reports a lost cart when %s is damaged, on whatever page is opened first', async (_, text) => {
    const browser = fakeBrowser({ tienda: text });
    await load();
    const next = fakeBrowser(Object.fromEntries(browser.stored));
    const { consumeCartDamage } = await load();
    expect([consumeCartDamage(), consumeCartDamage()]).toEqual([true, false]);

    fakeBrowser(Object.fromEntries(next.stored));
    const after = await load();
    expect([after.$cartDamage.get(), after.consumeCartDamage()]).toEqual(['none', false]);
  });

  it('sets nothing aside that is larger than any cart: the device has no room for it twice', async () => {
    const cart = Array.from({ length: 4000 }, (_, at) => ({
      ...line(),
      id: at,
      price: -1,
      name: 'x'.repeat(100),
    }));
    const browser = fakeBrowser({ tienda: mainDocument(cart) });
    await load();
    expect(rejected(browser)).toBeUndefined();
  });

  it('drops the unusable line, keeps the others, and reports it once', async () => {
    const broken = { ...line({ id: 2 }), price: -5 };
    const text = JSON.stringify({ version: '1.1', cart: [broken] });
    const browser = fakeBrowser({ tienda: mainDocument([line(), broken], { token: 'abc' }) });
    const { $main, $cartDamage, consumeCartDamage } = await load();
    expect($main.get().cart).toEqual([line()]);
    expect($cartDamage.get()).toBe('lines-dropped');
    expect(rejected(browser)).toBe(text);
    consumeCartDamage();

    const next = fakeBrowser(Object.fromEntries(browser.stored));
    const again = await load();
    expect(again.$main.get().cart).toEqual([line()]);
    expect(again.$cartDamage.get()).toBe('none');
    expect(rejected(next)).toBe(text);
  });

  it('stores the token of a session and forgets it', async () => {
    const browser = fakeBrowser();
    const { $token, setToken } = await load();
    setToken('abc');
    expect($token.get()).toBe('abc');
    expect(JSON.parse(browser.stored.get('tienda') ?? '')).toMatchObject({ version: '1.1', token: 'abc' });
    setToken(null);
    expect($token.get()).toBeNull();
  });
});
