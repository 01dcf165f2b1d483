/** The messages about saving an address, and their places (checkout §8; decision 60, Toast corners). */
import { beforeEach, expect, test, vi } from 'vitest';
import type { SaveAddressResult } from '#features/account/store/address.ts';
import type { AccountTexts } from '#features/account/ui/account-text.ts';
import { addressRefusal, notifyAddress } from '#features/account/ui/address/use-address-form.ts';
import { loadText } from '#shared/i18n/client-text.ts';

const locale = 'es-GT';
const t = (await loadText('account'))(locale);
const texts: AccountTexts = { locale, t, messages: (await loadText('messages'))(locale) };
let reported: string[];

beforeEach(() => {
  reported = [];
  const page = new EventTarget();
  page.addEventListener('toast', (event) => {
    if (!(event instanceof CustomEvent)) return;
    const { type, position, message } = event.detail;
    reported.push(`${type} ${position} ${message}`);
  });
  vi.stubGlobal('document', page);
  return () => vi.unstubAllGlobals();
});

const rows: readonly (readonly [SaveAddressResult, readonly string[], string])[] = [
  [{ kind: 'saved' }, ['success top-center Dirección guardada correctamente'], ''],
  [
    { kind: 'login-missing' },
    ['warn top-center Debe iniciar sesión para registrar una dirección'],
    'Debe iniciar sesión para registrar una dirección',
  ],
  [
    { kind: 'user-missing' },
    ['warn top-left Los datos del usuario son requeridos'],
    'Los datos del usuario son requeridos',
  ],
  [
    { kind: 'failed', failure: { kind: 'http', status: 500, message: 'Base de datos ocupada' } },
    ['error top-center Error al guardar la direccion', 'error bottom-left Base de datos ocupada'],
    'Error al guardar la direccion: Base de datos ocupada',
  ],
  [
    { kind: 'failed', failure: { kind: 'network' } },
    [
      'error top-center Error al guardar la direccion',
      'error bottom-left No se pudo conectar con el servidor.',
    ],
    'Error al guardar la direccion: No se pudo conectar con el servidor.',
  ],
  [
    { kind: 'failed', failure: { kind: 'http', status: 401, message: 'x' } },
    ['error top-center Error al guardar la direccion'],
    'Error al guardar la direccion',
  ],
  [{ kind: 'invalid', problems: [] }, [], ''],
  [{ kind: 'busy' }, [], ''],
];
test.each(rows)('%j is reported with %j, and stays in the form as %j', (result, toasts, stays) => {
  notifyAddress(result, texts);
  expect(reported).toEqual(toasts);
  expect(addressRefusal(result, texts)).toEqual(stays);
});
