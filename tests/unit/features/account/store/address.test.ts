import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mainDocument } from '../../../fixtures/cart-items.ts';
import { type FakeBrowser, fakeBrowser } from '../../../fixtures/fake-browser.ts';
import {
  answering,
  FORM,
  fakeSessionStorage,
  HOME,
  LOGGED_IN,
  unreachable,
  wireAddress,
} from '../../../fixtures/session-samples.ts';

const load = () => import('#features/account/store/session.ts');
const loadCustomer = () => import('#features/account/store/customer.ts');
const loadAddress = () => import('#features/account/store/address.ts');
const stored = ({ stored }: FakeBrowser, key: string): unknown => JSON.parse(stored.get(key) ?? 'null');

beforeEach(fakeSessionStorage);
afterEach(() => vi.unstubAllGlobals());

describe('saving an address', () => {
  it('sends the payload with the token and "--" for no observations; the full list replaces the stored one', async () => {
    const browser = fakeBrowser(LOGGED_IN);
    const sent = answering(200, { data: { direcciones: [wireAddress(3), wireAddress(4)] } });
    const { $isSavingAddress, saveAddress } = await loadAddress();
    const saving = saveAddress({ ...FORM, name: 'Oficina ', comment: '  ' });
    expect($isSavingAddress.get()).toBe(true);
    expect(await saveAddress(FORM)).toEqual({ kind: 'busy' });
    expect(await saving).toEqual({ kind: 'saved' });
    expect($isSavingAddress.get()).toBe(false);
    expect(sent).toEqual([
      {
        url: expect.stringMatching(/\/api\/v1\/addresses\/new-address$/),
        body: {
          idUsuario: 7,
          nombre: 'Oficina',
          idPais: 1,
          idDepartamento: 1,
          idMunicipio: 101,
          telefono: '22334455',
          direccion: '7a avenida 1-23',
          observaciones: '--',
          predeterminada: 1,
          estado: 1,
        },
        token: 'Bearer abc',
      },
    ]);
    expect(stored(browser, 'tienda:address')).toMatchObject([{ id: 3 }, { id: 4 }]);
  });

  it.each([
    ['nobody is logged in', { tienda: mainDocument([]) }, FORM, { kind: 'login-missing' }],
    [
      'a field is missing',
      LOGGED_IN,
      { ...FORM, municipalityId: 0 },
      { kind: 'invalid', problems: [{ field: 'municipalityId', error: 'municipality-missing' }] },
    ],
  ])('sends nothing when %s', async (_name, initial, form, expected) => {
    fakeBrowser(initial);
    const sent = answering(200, {});
    const { saveAddress } = await loadAddress();
    expect(await saveAddress(form)).toEqual(expected);
    expect(sent).toEqual([]);
  });

  it('sends nothing for a session that lost its user', async () => {
    fakeBrowser(LOGGED_IN);
    const sent = answering(200, {});
    const { saveAddress } = await loadAddress();
    const { $user } = await loadCustomer();
    $user.set(null);
    expect(await saveAddress(FORM)).toEqual({ kind: 'user-missing' });
    expect(sent).toEqual([]);
  });

  it('that fails leaves the list unchanged and clears the flag', async () => {
    fakeBrowser(LOGGED_IN);
    unreachable();
    const { $isSavingAddress, saveAddress } = await loadAddress();
    const { $addresses } = await loadCustomer();
    expect(await saveAddress(FORM)).toEqual({ kind: 'failed', failure: { kind: 'network' } });
    expect($addresses.get()).toEqual([HOME]);
    expect($isSavingAddress.get()).toBe(false);
  });

  it('that answers after the logout stores no addresses', async () => {
    const browser = fakeBrowser(LOGGED_IN);
    answering(200, { data: { direcciones: [wireAddress(3)] } });
    const { saveAddress } = await loadAddress();
    const { logOut } = await load();
    const saving = saveAddress(FORM);
    logOut();
    await saving;
    expect(browser.stored.has('tienda:address')).toBe(false);
  });
});
