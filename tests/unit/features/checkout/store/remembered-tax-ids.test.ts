/**
 * Tax ids of this device (decision 65, Tax ids): only with the shopper's consent, and nothing once they are forgotten.
 */
import { beforeEach, expect, test } from 'vitest';
import { type FakeBrowser, fakeBrowser } from '../../../fixtures/fake-browser.ts';

const KEY = 'tienda:taxIds';
const maria = { taxId: '576937K', name: 'GARCÍA,MARÍA' };
let browser: FakeBrowser;
let store: typeof import('#features/checkout/store/remembered-tax-ids.ts');

async function open(stored: Readonly<Record<string, string>> = {}): Promise<void> {
  browser = fakeBrowser(stored);
  store = await import('#features/checkout/store/remembered-tax-ids.ts');
}
beforeEach(() => open());

const ids = () => store.$rememberedTaxIds.get().map(({ taxId }) => taxId);

test('id and name are remembered, and no other data of the service', () => {
  store.rememberTaxId({ ...maria, ...{ description: 'NIT VALIDO' } });
  expect(JSON.parse(browser.stored.get(KEY) ?? '')).toEqual([maria]);
});
test('the newest comes first, each once, five at most', () => {
  for (const taxId of ['1', '2', '3', '4', '5', '6', '4']) store.rememberTaxId({ taxId, name: '' });
  expect(ids()).toEqual(['4', '6', '5', '3', '2']);
});
test('the final consumer is not remembered', () => {
  store.rememberTaxId({ taxId: 'CF', name: 'CONSUMIDOR FINAL' });
  expect([ids(), browser.stored.has(KEY)]).toEqual([[], false]);
});
test('one is forgotten, then all of them, in the storage too', () => {
  store.rememberTaxId(maria);
  store.rememberTaxId({ taxId: '37K', name: '' });
  store.forgetTaxIds('576937K');
  expect(ids()).toEqual(['37K']);
  store.forgetTaxIds();
  expect([ids(), browser.stored.has(KEY)]).toEqual([[], false]);
});
test('a damaged row is left out and set aside', async () => {
  await open({ [KEY]: JSON.stringify([{ taxId: 7 }, maria]) });
  expect(ids()).toEqual(['576937K']);
  expect(browser.stored.get(`${KEY}:rejected`)).toBe('[{"taxId":7}]');
});
test.each(['{', '{"taxId":"1"}', 'null'])('a stored %s is no list', async (stored) => {
  await open({ [KEY]: stored });
  expect(ids()).toEqual([]);
});
