import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from '../../fixtures/fake-browser.ts';

const load = () => import('#shared/money/currency-store.ts');
afterEach(() => vi.unstubAllGlobals());

describe('the currency', () => {
  it.each([
    ['"USD"', 'USD'],
    ['USD', 'USD'],
    ['"GTQ"', 'GTQ'],
    ['"EUR"', 'GTQ'],
    ['""', 'GTQ'],
    ['{"name":"USD"}', 'GTQ'],
    ['', 'GTQ'],
  ])('stored as %s is %s', async (stored, expected) => {
    fakeBrowser({ 'tienda:currency': stored });
    const { $currency } = await load();
    const { readStoredCurrency } = await import('#shared/money/stored-currency.ts');
    expect($currency.get()).toBe(expected);
    expect(readStoredCurrency()).toBe(expected);
  });

  it('sets a damaged name aside', async () => {
    const browser = fakeBrowser({ 'tienda:currency': '"EUR"' });
    await load();
    expect(browser.stored.get('tienda:currency:rejected')).toBe('"EUR"');
  });

  it('is stored by its name and announced; a third one is ignored (decision 2)', async () => {
    const browser = fakeBrowser();
    const { $currency, setCurrency } = await load();
    setCurrency('USD');
    expect(browser.stored.get('tienda:currency')).toBe('"USD"');
    for (const name of ['EUR', '', 'usd']) setCurrency(name);
    expect($currency.get()).toBe('USD');
    expect(browser.sent('currency:changed')).toHaveLength(1);
  });

  it('follows another tab, and the prices of the page with it', async () => {
    const browser = fakeBrowser({ 'tienda:currency': '"GTQ"' });
    const { $shownCurrency } = await load();
    browser.otherTabWrites('tienda:currency', '"USD"');
    expect($shownCurrency.get()).toMatchObject({ currency: 'USD' });
    expect(browser.sent('currency:changed')).toHaveLength(1);
  });

  it('is one and the same object for quetzales, as a server snapshot must be', async () => {
    fakeBrowser();
    const { $shownCurrency, PRINTED_CURRENCY, setCurrency } = await load();
    expect($shownCurrency.get()).toBe(PRINTED_CURRENCY);
    setCurrency('USD');
    expect($shownCurrency.get()).toMatchObject({ currency: 'USD' });
    setCurrency('GTQ');
    expect($shownCurrency.get()).toBe(PRINTED_CURRENCY);
  });

  it('is quetzales when the storage may not be read', async () => {
    fakeBrowser({ 'tienda:currency': '"USD"' }).refuse('everything');
    const { $currency } = await load();
    expect($currency.get()).toBe('GTQ');
  });
});

describe('a shop without a rate', () => {
  beforeEach(() => vi.doMock('#shared/configuration/currency-rates.ts', () => ({ currencyRates: {} })));
  afterEach(() => vi.doUnmock('#shared/configuration/currency-rates.ts'));

  it('counts stored dollars as quetzales, and leaves them stored', async () => {
    const browser = fakeBrowser({ 'tienda:currency': '"USD"' });
    const { $currency, $shownCurrency, PRINTED_CURRENCY } = await load();
    const { readStoredCurrency } = await import('#shared/money/stored-currency.ts');
    expect($currency.get()).toBe('GTQ');
    expect($shownCurrency.get()).toBe(PRINTED_CURRENCY);
    expect(readStoredCurrency()).toBe('GTQ');
    expect(browser.stored.get('tienda:currency:rejected')).toBeUndefined();
  });

  it('cannot be set to dollars', async () => {
    fakeBrowser();
    const { $currency, setCurrency } = await load();
    setCurrency('USD');
    expect($currency.get()).toBe('GTQ');
  });
});
