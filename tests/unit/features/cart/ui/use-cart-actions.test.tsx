/** The cart page's actions on missing sizes and lines. */
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { CartItem } from '#features/cart/rules/cart.ts';
import type { useCartActions } from '#features/cart/ui/use-cart-actions.ts';
import { line, mainDocument, shoes } from '../../../fixtures/cart-items.ts';
import { fakeBrowser } from '../../../fixtures/fake-browser.ts';

afterEach(() => vi.unstubAllGlobals());

type CartActions = ReturnType<typeof useCartActions>;
type VerbsProps = { readonly use: () => CartActions; readonly take: (actions: CartActions) => void };

function Verbs({ use: useVerbs, take }: VerbsProps) {
  take(useVerbs());
  return null;
}

/** The actions over a cart of these lines, the toasts they showed, and the texts of the page. */
async function open(lines: readonly CartItem[]) {
  const browser = fakeBrowser({ tienda: mainDocument(lines) });
  const { useCartActions } = await import('#features/cart/ui/use-cart-actions.ts');
  const { InSpanish } = await import('../../../fixtures/page-in.tsx');
  await import('#shared/i18n/built-texts.ts');
  const { clientText } = await import('#shared/i18n/client-text.ts');
  const found: CartActions[] = [];
  const use = () => useCartActions(String);
  renderToStaticMarkup(
    <InSpanish>
      <Verbs use={use} take={(actions) => found.push(actions)} />
    </InSpanish>,
  );
  const toasts = () =>
    browser.sent('toast').map((event) => (event instanceof CustomEvent ? event.detail.message : ''));
  const words = { t: clientText('cart')('es-GT'), messages: clientText('messages')('es-GT') };
  return { actions: found[0], toasts, words };
}

describe('a change of size that cannot be made', () => {
  it('reports that there are none, and continues with the control that opened the choice', async () => {
    const { actions, toasts, words } = await open([line()]);
    expect(actions?.change(line(), shoes({ selectedProductSize: '41', stock: 0 }))).toBe('change:line-1');
    expect(toasts()).toEqual([words.messages('cart.soldOut')]);
  });

  it('reports a missing line where another tab removed it', async () => {
    const { actions, toasts, words } = await open([]);
    expect(actions?.change(line(), shoes({ selectedProductSize: '41' }))).toBe('change:line-1');
    expect(toasts()).toEqual([words.t('undo.gone')]);
  });
});
