/** What the receipt says of the payment (decision 86, Receipt). */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { loadText } from '#i18n/client-text.ts';
import { Receipt } from '#islands/payment/Receipt.tsx';
import { attempts, order } from '../../stores/order-samples.ts';
import { InSpanish } from '../page-in.tsx';

const t = (await loadText('payment'))('es-GT');

test.each([
  ['of a recorded payment says what was paid', attempts.recorded, 'receipt.nextText'],
  ['of a payment the service knew before, too', attempts.duplicate, 'receipt.nextText'],
  ['of a denied one says that payment is to come', attempts.denied, 'receipt.nextUnpaid'],
  ['of an order without a card, too', undefined, 'receipt.nextUnpaid'],
] as const)('the receipt %s', (_case, attempt, words) => {
  const html = renderToStaticMarkup(
    <InSpanish>
      <Receipt order={order({ attempt })} delivery={{ source: '', plain: '' }} level={2} />
    </InSpanish>,
  );
  expect(html).toContain(t(words));
});
