import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ListActions } from '#features/catalogue/ui/cards/HydratedCard.tsx';
import type { Product } from '#features/product/rules/product.ts';
import { loadText } from '#shared/i18n/client-text.ts';
import type { Text } from '#shared/i18n/messages.ts';
import { InSpanish } from '../../../../fixtures/page-in.tsx';
import { product } from '../../../../fixtures/samples.ts';

const t = (await loadText('catalogue'))('es-GT');

function drawn(changes: Partial<Product>, inCart = false): string {
  const html = renderToStaticMarkup(
    <InSpanish>
      <ListActions
        product={{ ...product, colors: [], sizes: [], ...changes }}
        href="/producto/X"
        inCart={inCart}
        add={() => undefined}
      />
    </InSpanish>,
  );
  return html.replace(/<[^>]*>/g, '');
}

describe('the button of the list layout (storefront §2: ver detalle when variations exist, …)', () => {
  it.each<[string, Partial<Product>, boolean, Parameters<Text<'catalogue'>>[0]]>([
    ['leads to the page of a product in sizes', { stock: 3, sizes: ['40'] }, false, 'card.details'],
    [
      'leads to the page of one in colours that is sold out',
      { stock: 0, colors: ['Negro'] },
      false,
      'card.details',
    ],
    ['says that a product without variations is sold out', { stock: 0 }, false, 'card.soldOut'],
    ['adds one in stock', { stock: 3 }, false, 'card.add'],
    ['says that it is in the cart', { stock: 3 }, true, 'card.added'],
  ])('%s', (_sentence, changes, inCart, key) => {
    expect(drawn(changes, inCart)).toBe(t(key));
  });
});
