/** The receipt of a payment (decision 86, Receipt). */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Receipt } from '#features/payment/ui/Receipt.tsx';
import { loadText } from '#shared/i18n/client-text.ts';
import { attempts, order, ordered, summary } from '../../../fixtures/order-samples.ts';
import { InSpanish, PageIn } from '../../../fixtures/page-in.tsx';

const CHAT = 'https://wa.me/50223456789';
const t = (await loadText('payment'))('es-GT');

test.each([
  ['of a recorded payment says what was paid', attempts.recorded, 'receipt.nextText'],
  ['of a payment the service knew before, too', attempts.duplicate, 'receipt.nextText'],
  ['of a denied one says that payment is to come', attempts.denied, 'receipt.nextUnpaid'],
  ['of an order without a card, too', undefined, 'receipt.nextUnpaid'],
] as const)('the receipt %s', (_case, attempt, words) => {
  const html = renderToStaticMarkup(
    <InSpanish>
      <Receipt order={order({ attempt })} delivery={{ source: '', plain: '' }} chat={CHAT} />
    </InSpanish>,
  );
  expect(html).toContain(t(words));
});

/** The built receipt of an order with these changes. */
function receiptOf(changes: Parameters<typeof summary>[0], chat = CHAT): string {
  return renderToStaticMarkup(
    <InSpanish>
      <Receipt
        order={order({ summary: summary(changes), attempt: attempts.recorded })}
        delivery={{ source: '', plain: '' }}
        chat={chat}
      />
    </InSpanish>,
  );
}

/** The messages that it offers, by the names of their links. */
function messagesOf(html: string): Readonly<Record<string, string>> {
  const links = [...html.matchAll(/<a href="(https:\/\/wa\.me[^"]+)"[^>]*>([^<]+)</g)];
  return Object.fromEntries(
    links.map(([, href = '', name = '']) => [
      name,
      new URL(href.replaceAll('&amp;', '&')).searchParams.get('text') ?? '',
    ]),
  );
}

test("the receipt shows the browser's data of the order, and its lines", () => {
  const html = receiptOf({ lines: [{ ...ordered, image: 'https://img.test/1.jpg' }], recipient: 'Ana' });
  expect(html).toContain('Pagado y enviado a la tienda el 20 de noviembre de 2026');
  expect(html).toContain('<dd translate="no">Ana</dd>');
  expect(html).toContain('src="https://img.test/1.jpg"');
});

test('the messages of a receipt name the order, and their own data', () => {
  const messages = messagesOf(receiptOf({}));
  expect(Object.keys(messages)).toEqual(['Pedir de nuevo', 'Cambiar talla', 'Ayuda con este pedido']);
  expect(messages['Pedir de nuevo']).toMatch(
    /pedido D-1:\n1 × Tenis, NEGRO, talla 40: .+\nTotal: .+\nNIT\/DPI: CF\nDirección de entrega: Zona 1$/,
  );
  expect(messages['Cambiar talla']).toMatch(/pedido D-1:\n1 × Tenis.+\nLa talla que necesito es:$/);
  expect(messages['Ayuda con este pedido']).toMatch(/pedido D-1, del 20 de noviembre de 2026.+:\n1 × Tenis/);
});

test('a line without a size offers no size change, and a shop without a number is reached on its page', () => {
  expect(Object.keys(messagesOf(receiptOf({ lines: [{ ...ordered, size: '' }] })))).not.toContain(
    'Cambiar talla',
  );
  const html = receiptOf({}, 'https://m.me/shop');
  expect(messagesOf(html)).toEqual({});
  expect(html).toContain('<a href="/contact">Ayuda con este pedido</a>');
});

test('an English receipt names colour and size in English, as far as they are translated', () => {
  const html = renderToStaticMarkup(
    <PageIn locale="en">
      <Receipt
        order={order({
          summary: summary({ lines: [ordered, { ...ordered, color: 'Ultrarrosa', size: 'Única' }] }),
        })}
        delivery={{ source: '', plain: '' }}
        chat=""
      />
    </PageIn>,
  );
  expect(html).toContain('<span>Black</span><span> ·\u00A0</span><span>40</span>');
  expect(html).toContain('<span lang="es">Ultrarrosa</span><span> ·\u00A0</span><span>One size</span>');
});
