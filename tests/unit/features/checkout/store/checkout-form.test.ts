import { beforeEach, expect, test, vi } from 'vitest';
import type { Taxpayer } from '#features/checkout/rules/taxpayer.ts';
import type { Answer, ServiceFailure } from '#shared/http/failure.ts';
import { bad, good } from '../../../fixtures/fake-order-services.ts';
import { openTab, sharedBrowser } from '../../../fixtures/payment-tabs.ts';

const KEY = 'tienda:checkoutForm';
let session: Map<string, string>;
let form: typeof import('#features/checkout/store/checkout-form.ts');
let taxId: typeof import('#features/checkout/store/tax-id.ts');

beforeEach(async () => {
  ({ session } = await openTab(sharedBrowser([])));
  form = await import('#features/checkout/store/checkout-form.ts');
  taxId = await import('#features/checkout/store/tax-id.ts');
});

const value = () => form.$checkoutForm.get();
const maria: Taxpayer = { taxId: '576937K', name: 'GARCÍA,MARÍA', description: 'NIT VALIDO' };

async function reload(): Promise<void> {
  vi.resetModules();
  form = await import('#features/checkout/store/checkout-form.ts');
}

test('the draft survives a reload in this tab, with the tax id that was validated', async () => {
  form.typeInto('name', 'María');
  form.choosePlace({ countryId: 1, departmentId: 3, municipalityId: 31 });
  form.typeTaxId('576937-K');
  form.takeTaxpayer(maria);
  const before = value();
  await reload();
  expect(value()).toEqual(before);
});

test.each(['{', '[]', '{"name":1}', 'null'])('a damaged draft %s is an empty form', async (text) => {
  session.set(KEY, text);
  await reload();
  expect(value()).toEqual(form.EMPTY_FORM);
});

test('it works where the session storage is not writable', async () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new DOMException('denied', 'SecurityError');
    },
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
    removeItem: () => undefined,
  });
  await reload();
  form.typeInto('name', 'María');
  expect(value().name).toBe('María');
});

// Trimmed at the start and collapsed, except message, observaciones and direccion (checkout §5).
test.each([
  ['name', '  Ana   María ', 'Ana María '],
  ['email', ' a@b.gt', 'a@b.gt'],
  ['phone', '  3232  3232', '3232 3232'],
  ['address', '  12 calle   1-25', '  12 calle   1-25'],
  ['comments', '  tocar   dos veces', '  tocar   dos veces'],
  ['message', '  llamar   antes', '  llamar   antes'],
] as const)('%s: %j is kept as %j', (field, typed, kept) => {
  form.typeInto(field, typed);
  expect(value()[field]).toBe(kept);
});

test('another tax id is not validated', () => {
  form.typeTaxId('576937-K');
  form.takeTaxpayer(maria);
  form.typeTaxId('576937-K');
  expect(value().taxpayer).toEqual(maria);
  form.typeTaxId('576937-');
  expect(value().taxpayer).toBeUndefined();
});

test('a form that is reset leaves nothing behind', () => {
  form.typeInto('name', 'María');
  form.resetCheckoutForm();
  expect([value(), session.has(KEY)]).toEqual([form.EMPTY_FORM, false]);
});

const http: ServiceFailure = { kind: 'http', status: 500, message: '' };
test.each<[string, Answer<Taxpayer>, string, string]>([
  ['a taxpayer', good(maria), 'found', 'idle'],
  ['Respuesta False', bad({ kind: 'refused', message: 'NIT no existe' }), 'refused', 'error'],
  ['no header', bad({ kind: 'unexpected', path: 'Encabezado' }), 'unreadable', 'error'],
  ['an HTTP error', bad(http), 'failed', 'error'],
  ['no connection', bad({ kind: 'network' }), 'failed', 'error'],
])('a lookup answered with %s ends with its loading flag cleared', async (_, answer, kind, status) => {
  form.typeTaxId('576937-K');
  const asked: string[] = [];
  const lookup = taxId.validateTaxId(async (id) => {
    asked.push(id);
    return answer;
  });
  expect(taxId.$taxIdStatus.get()).toBe('loading');
  expect((await lookup).kind).toBe(kind);
  expect([taxId.$taxIdStatus.get(), asked]).toEqual([status, ['576937K']]);
  expect(value().taxpayer).toEqual(answer.ok ? maria : undefined);
});

test.each(['', '   ', '-', ' - - '])('the tax id %j makes no lookup', async (typed) => {
  form.typeTaxId(typed);
  const lookUp = vi.fn();
  expect((await taxId.validateTaxId(lookUp)).kind).toBe('empty');
  expect(lookUp).not.toHaveBeenCalled();
});

test.each(['CF', 'C/F', 'cf', 'consumidor final'])('%j asks for the final consumer', async (typed) => {
  form.typeTaxId(typed);
  const lookUp = vi.fn(async () => good(maria));
  await taxId.validateTaxId(lookUp);
  expect(lookUp).toHaveBeenCalledWith('CF');
});

test('a lookup under way is not started twice, and an answer for another tax id is not taken', async () => {
  form.typeTaxId('576937-K');
  const { promise, resolve } = Promise.withResolvers<Answer<Taxpayer>>();
  const first = taxId.validateTaxId(() => promise);
  expect((await taxId.validateTaxId(() => promise)).kind).toBe('superseded');
  form.typeTaxId('37-K');
  resolve(good(maria));
  expect((await first).kind).toBe('superseded');
  expect([value().taxpayer, taxId.$taxIdStatus.get()]).toEqual([undefined, 'idle']);
});
