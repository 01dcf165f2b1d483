/** A typed quantity above the stock, and the press that leaves its field (decision 40, Quantity texts). */
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { $cart, addToCart, clearCart } from '#features/cart/store/cart.ts';
import { CartLine } from '#features/cart/ui/CartLines.tsx';
import { CartSummary } from '#features/cart/ui/CartSummary.tsx';
import { useCartActions } from '#features/cart/ui/use-cart-actions.ts';
import { BuyRow } from '#features/product/ui/buying/BuyRow.tsx';
import type { Purchasable } from '#features/product/ui/buying/purchasable.ts';
import { useBuying } from '#features/product/ui/buying/use-buying.ts';
import { useChoice } from '#features/product/ui/buying/use-choice.ts';
import { useShared } from '#shared/ui/island/use-shared.ts';
import { shoes } from '../../../../fixtures/cart-items.ts';
import { InSpanish } from '../../../../fixtures/page-in.tsx';
import { product, variant } from '../../../../fixtures/samples.ts';

const sold: Purchasable = {
  ...product,
  colors: [{ name: 'Negro', hex: '#000000' }],
  variants: [{ ...variant, stock: 17 }],
};

function Product() {
  const buying = useBuying(sold, useChoice(sold, 'first'));
  return <BuyRow buying={buying} price={50_000} size="42" format={String} notify="" />;
}

function Cart() {
  const actions = useCartActions(String);
  const [line] = useShared($cart);
  if (!line) return null;
  return (
    <>
      <CartLine line={line} format={String} actions={{ ...actions.line, change: () => undefined }} />
      <CartSummary format={String} total={0} isLoggedIn={false} />
    </>
  );
}

let toasts: string[] = [];
const hear = ({ detail }: DocumentEventMap['toast']): void => void toasts.push(detail.message);
beforeEach(() => document.addEventListener('toast', hear));
afterEach(() => {
  document.removeEventListener('toast', hear);
  clearCart();
  toasts = [];
});

function show(Content: () => ReactNode): void {
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  flushSync(() =>
    createRoot(place).render(
      <InSpanish>
        <Content />
      </InSpanish>,
    ),
  );
}

const units = () => $cart.get().map(({ quantity }) => quantity);
const quantity = page.getByRole('spinbutton', { name: 'Cantidad' });
const add = page.getByRole('button', { name: 'Añadir al carrito' });
const EXCEEDED = 'Cantidad excede el stock, Disponible 17 unidades';

test('a press on “Añadir al carrito” that limits the quantity adds nothing; the next one adds', async () => {
  show(Product);
  await quantity.fill('999');
  await add.click();
  await expect.element(quantity).toHaveValue(17);
  expect(toasts).toEqual([EXCEEDED]);
  expect(units()).toEqual([]);
  await add.click();
  expect(toasts).toEqual([EXCEEDED, 'Añadio al Carrito']);
  expect(units()).toEqual([17]);
});

test('a press after the focus leaves the field adds the available units', async () => {
  show(Product);
  await quantity.fill('999');
  document.querySelector('input')?.blur();
  await add.click();
  expect(toasts).toEqual([EXCEEDED, 'Añadio al Carrito']);
  expect(units()).toEqual([17]);
});

test('a press on “Finalizar compra” that limits a line stays in the cart; the next one goes on', async () => {
  addToCart(shoes({ stock: 17 }), 1);
  show(Cart);
  const followed: boolean[] = [];
  document.body.firstElementChild?.addEventListener('click', (event) => {
    if (event.target instanceof HTMLAnchorElement) followed.push(!event.defaultPrevented);
    event.preventDefault();
  });
  const checkout = page.getByRole('link', { name: 'Finalizar compra' });
  await quantity.fill('777');
  await checkout.click();
  await expect.element(quantity).toHaveValue(17);
  expect(toasts).toEqual([EXCEEDED]);
  await checkout.click();
  expect(followed).toEqual([false, true]);
});
