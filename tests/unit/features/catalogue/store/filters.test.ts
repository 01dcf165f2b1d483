/** Articles filters (storefront §4): stored in the main document without changing the cart in it. */
import { describe, expect, test } from 'vitest';
import { fakeBrowser } from '../../../fixtures/fake-browser.ts';

const stored = { version: '1.1', cart: [], token: 'abc', filters: { color: ['negro'] } };

async function begin() {
  const browser = fakeBrowser({ tienda: JSON.stringify(stored) });
  const filters = await import('#features/catalogue/store/filters.ts');
  return { ...filters, kept: () => JSON.parse(browser.stored.get('tienda') ?? '{}') };
}

describe('the chosen filters', () => {
  test('are restored, and replaced as a whole', async () => {
    const { setFilters, kept } = await begin();
    setFilters({ size: ['42'] });
    expect(kept()).toMatchObject({ token: 'abc', filters: { size: ['42'] } });
  });

  test('may be empty', async () => {
    const { setFilters, kept } = await begin();
    setFilters({});
    expect(kept()).toMatchObject({ token: 'abc', filters: {} });
  });

  test('are offered once, in their own list', async () => {
    const { setFilters, takeFilterOffer, kept } = await begin();
    expect(takeFilterOffer('/productos')).toBeUndefined();
    setFilters({ size: ['42'] }, '/productos/hombre');
    expect(kept().filters).toEqual({ size: ['42'], list: '/productos/hombre' });
    expect(takeFilterOffer('/productos')).toBeUndefined();
    expect(takeFilterOffer('/productos/hombre')).toEqual({ size: ['42'] });
    expect(takeFilterOffer('/productos/hombre')).toBeUndefined();
    expect(kept().filters).toEqual({ size: ['42'] });
    setFilters({}, '/productos/hombre');
    expect(kept().filters).toEqual({});
    expect(takeFilterOffer('/productos/hombre')).toBeUndefined();
  });
});
