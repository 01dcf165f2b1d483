/** The messages of a tax-id lookup (checkout §4; §8). */
import { beforeEach, expect, test, vi } from 'vitest';
import type { TaxIdOutcome } from '#features/checkout/store/tax-id.ts';
import { notifyTaxId, taxIdAdvice } from '#features/checkout/ui/tax-id/TaxIdForm.tsx';
import { loadText } from '#shared/i18n/client-text.ts';

const messages = (await loadText('messages'))('es-GT');
const checkoutText = (await loadText('checkout'))('es-GT');
const reported: unknown[] = [];

beforeEach(() => {
  reported.length = 0;
  const page = new EventTarget();
  page.addEventListener('toast', (event) => {
    if (event instanceof CustomEvent)
      reported.push([`${event.detail.type} ${event.detail.position}`, event.detail.message]);
  });
  vi.stubGlobal('document', page);
  return () => vi.unstubAllGlobals();
});

const found = (description: string): TaxIdOutcome => ({
  kind: 'found',
  taxpayer: { taxId: '576937K', name: 'LOPEZ,MARIA', description },
});

test.each<readonly [string, TaxIdOutcome, readonly unknown[]]>([
  ['the description of who was found', found('NIT VALIDO'), [['success top-right', 'NIT VALIDO']]],
  ['nothing of a service that says nothing', found(''), []],
  [
    'that an answer without header, record or name is none',
    { kind: 'unreadable' },
    [['error top-center', 'Error al validar NIT']],
  ],
  [
    'that there is nothing to look up',
    { kind: 'empty' },
    [['warn top-center', 'El campo NIT/DPI no puede estar vacío.']],
  ],
  [
    'why nobody was found',
    { kind: 'refused', description: 'NIT no existe' },
    [['error top-center', 'NIT no existe']],
  ],
  [
    'the status of a lookup that failed, whatever the service says of it',
    { kind: 'failed', failure: { kind: 'http', status: 503, message: 'Base de datos ocupada' } },
    [['error top-center', 'HTTP error! Status: 503']],
  ],
])('the toast shows %s', (_, outcome, expected) => {
  notifyTaxId(outcome, { messages });
  expect(reported).toEqual(expected);
});

test.each<readonly [TaxIdOutcome, string]>([
  [{ kind: 'refused', description: 'NIT no existe.' }, 'NIT no existe: usa CF o vuelve a intentarlo'],
  [{ kind: 'unreadable' }, 'Error al validar NIT: usa CF o vuelve a intentarlo'],
  [
    { kind: 'failed', failure: { kind: 'network' } },
    'No se pudo conectar con el servidor: usa CF o vuelve a intentarlo',
  ],
  [{ kind: 'empty' }, 'El campo NIT/DPI no puede estar vacío.'],
  [found('NIT VALIDO'), ''],
])('the text at the field explains %j and what to do: %s', (outcome, text) => {
  expect(taxIdAdvice(outcome, { t: checkoutText, messages })).toBe(text);
});
