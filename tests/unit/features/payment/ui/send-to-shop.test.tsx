import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
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
