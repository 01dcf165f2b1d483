/** The texts of failed calls (storefront §8; decision 59, Toasts). */
import { expect, test } from 'vitest';
import type { ServiceFailure } from '#shared/http/failure.ts';
import { loadText } from '#shared/i18n/client-text.ts';
import { failureText, ownFailureText } from '#shared/ui/island/failure-text.ts';

const messages = (await loadText('messages'))('es-GT');
const OWN = 'La respuesta del servidor no es la esperada.';

test.each<readonly [ServiceFailure, string, string]>([
  [{ kind: 'network' }, 'No se pudo conectar con el servidor.', 'No se pudo conectar con el servidor.'],
  [{ kind: 'http', status: 503, message: '' }, 'HTTP error! Status: 503', 'HTTP error! Status: 503'],
  [{ kind: 'http', status: 503, message: 'Cerrado' }, 'Cerrado', 'HTTP error! Status: 503'],
  [
    { kind: 'http', status: 401, message: 'User not found' },
    'Usuario inexistente',
    'HTTP error! Status: 401',
  ],
  [
    { kind: 'not-json', status: 200 },
    'La respuesta del servidor no es un JSON válido.',
    'La respuesta del servidor no es un JSON válido.',
  ],
  [{ kind: 'unexpected', path: 'data' }, OWN, OWN],
  [{ kind: 'unexpected', path: 'data', message: 'Sin datos' }, 'Sin datos', OWN],
  [{ kind: 'refused', message: 'Sin existencias' }, 'Sin existencias', OWN],
  [{ kind: 'refused', message: '' }, OWN, OWN],
  [{ kind: 'aborted' }, '', ''],
])('%j is shown as “%s”, and where the service has no message as “%s”', (failure, expected, own) => {
  expect(failureText(failure, messages)).toBe(expected);
  expect(ownFailureText(failure, messages)).toBe(own);
});
