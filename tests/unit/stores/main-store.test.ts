import { afterEach, describe, expect, it, vi } from 'vitest';
import { line, mainDocument } from './cart-items.ts';
import { type FakeBrowser, fakeBrowser } from './fake-browser.ts';

const load = () => import('#stores/main-store.ts');
const rejected = ({ stored }: FakeBrowser) => stored.get('tienda:rejected');

afterEach(() => vi.unstubAllGlobals());

describe('the main document', () => {
  it('starts empty when nothing is stored, and stores nothing by being looked at', async () => {
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
  ])('sets the whole aside when it is %s', async (_name, text) => {
    const browser = fakeBrowser({ tienda: text });
    const { $main } = await load();
    expect($main.get()).toEqual({ cart: [], token: null, filters: {} });
    expect(rejected(browser)).toBe(text);
  });

  it.each([
    ['cart', { cart: { 0: line() } }, { token: 'abc', filters: { size: ['40'] } }],
    ['token', { token: 'ключ' }, { cart: [line()] }],
    ['token', { token: { secret: 1 } }, { cart: [line()], filters: { size: ['40'] } }],
    ['filters', { filters: ['negro'] }, { cart: [line()], token: 'abc' }],
  ])('resets only a broken %s', async (_slice, broken, others) => {
    const text = JSON.stringify({ version: '1.1', ...others, ...broken });
    const browser = fakeBrowser({ tienda: text });
    const { $main } = await load();
    expect($main.get()).toMatchObject({ cart: [], token: null, filters: {}, ...others });
    expect(rejected(browser)).toBe(text);
  });

  it('drops the line that cannot be used, keeps the others, and tells it once', async () => {
    const text = mainDocument([line(), { ...line({ id: 2 }), price: -5 }]);
    const browser = fakeBrowser({ tienda: text });
    const { $main, $cartDamage } = await load();
    expect($main.get().cart).toEqual([line()]);
    expect($cartDamage.get()).toBe('lines-dropped');
    expect(rejected(browser)).toBe(text);

    const next = fakeBrowser(Object.fromEntries(browser.stored));
    const again = await load();
    expect(again.$main.get().cart).toEqual([line()]);
    expect(again.$cartDamage.get()).toBe('none');
    expect(rejected(next)).toBe(text);
  });

  it('keeps the token of a session and forgets it', async () => {
    const browser = fakeBrowser();
    const { $token, setToken } = await load();
    setToken('abc');
    expect($token.get()).toBe('abc');
    expect(JSON.parse(browser.stored.get('tienda') ?? '')).toMatchObject({ version: '1.1', token: 'abc' });
    setToken(null);
    expect($token.get()).toBeNull();
  });
});
