import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, test } from 'vitest';
import type { PaymentOutcome } from '#features/payment/store/payment-outcome.ts';
import { outcomeTitle } from '#features/payment/ui/OutcomeTitle.tsx';
import type { ServiceFailure } from '#shared/http/failure.ts';
import { loadText } from '#shared/i18n/client-text.ts';
import { InSpanish } from '../../../fixtures/page-in.tsx';
import { approved } from '../../../fixtures/samples.ts';

const chat = 'https://wa.me/50212345678';
const email = 'hola@tienda.test';

it.each([
  [{ chat, email }, 'https://wa.me/'],
  [{ chat: '', email }, 'mailto:'],
  [{ chat: '', email: '' }, '/contact'],
])('an unknown return has one main button, to write to the shop: %o', async (contact, href) => {
  await import('#shared/i18n/built-texts.ts');
  const { Outcome } = await import('#features/payment/ui/Outcome.tsx');
  const html = renderToStaticMarkup(
    <InSpanish>
      <Outcome
        outcome={{ kind: 'nothing', paymentReturn: approved }}
        delivery={{ source: '', plain: '' }}
        contact={contact}
      />
    </InSpanish>,
  );
  const main = [...html.matchAll(/<a href="([^"]*)"[^>]*button-primary/g)].map(([, found = '']) => found);
  expect(main).toEqual([expect.stringContaining(href)]);
});

const texts = {
  t: (await loadText('payment'))('es-GT'),
  messages: (await loadText('messages'))('es-GT'),
};
const paymentReturn = { ...approved, responseText: 'Fondos insuficientes' };
const failed = (failure: ServiceFailure): PaymentOutcome => ({
  kind: 'record-failed',
  failure,
  paymentReturn,
  isOtherAmount: false,
  isRefused: false,
});

test.each<[PaymentOutcome, string]>([
  [{ kind: 'denied', paymentReturn }, 'Transacción Denegada: Fondos insuficientes'],
  [{ kind: 'denied', paymentReturn: { ...approved, responseText: '' } }, 'Transacción Denegada'],
  ...[
    ['DENEGADA', 'Transacción Denegada'],
    ['Transacción denegada.', 'Transacción Denegada'],
    ['DECLINED', 'Transacción Denegada'],
    ['DENEGADA POR EL BANCO EMISOR', 'Transacción Denegada: POR EL BANCO EMISOR'],
    ['Denegadas las compras en línea', 'Transacción Denegada: Denegadas las compras en línea'],
  ].map(([responseText = '', title = '']): [PaymentOutcome, string] => [
    { kind: 'denied', paymentReturn: { ...approved, responseText } },
    title,
  ]),
  [{ kind: 'system-error', paymentReturn }, 'Error en datos de la transacción o error del sistema'],
  [{ kind: 'duplicate', order: { number: 'D-1', summary: undefined, attempt: undefined } }, 'Pago duplicado'],
  [failed({ kind: 'http', status: 500, message: '' }), 'Error 500'],
  [failed({ kind: 'network' }), 'No se pudo conectar con el servidor.'],
  [failed({ kind: 'not-json', status: 200 }), 'La respuesta del servidor no es un JSON válido.'],
  [{ kind: 'recorded', order: { number: 'D-1', summary: undefined, attempt: undefined } }, 'Orden enviada'],
  [{ kind: 'nothing' }, 'No hay un pago por validar'],
])('%j is headed %s', (outcome, title) => {
  expect(outcomeTitle(outcome, texts)).toBe(title);
});
