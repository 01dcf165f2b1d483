/**
 * Refreshes the cart from the service (decision 44, Cart differences): asks for prices and stock when the cart is used,
 * updates the lines, and keeps every difference to be shown line by line. A failed refresh changes nothing.
 */
import type { Cart } from '#features/cart/rules/cart.ts';
import { cartDifferences, type FreshItem, soldAs } from '#features/cart/rules/cart-difference.ts';
import { isGone } from '#features/product/rules/gone.ts';
import type { ProductDetail } from '#features/product/rules/product.ts';
import { fetchFreshProduct } from '#features/product/store/fresh-product.ts';
import type { Answer } from '#shared/http/failure.ts';
import { mapPooled } from '#shared/http/pool.ts';
import { $cart, refreshLine } from './cart.ts';
import { $cartCheck, $cartDifferences } from './line-differences.ts';

/** How an article is asked for; replaced in tests. */
export type FetchProduct = (sku: string) => Promise<Answer<ProductDetail>>;

/** Calls under way together: a large cart must not keep the shopper's own from being answered. */
const CALLS_AT_ONCE = 6;

type LiveItems = ReadonlyMap<string, FreshItem | undefined>;

/** Asks once for each product; lines whose call failed are left out. */
async function freshItems(cart: Cart, fetchOne: FetchProduct): Promise<LiveItems> {
  const skus = new Set(cart.map(({ productSku }) => productSku));
  const found = await mapPooled([...skus], CALLS_AT_ONCE, async (sku) => {
    const answer = await fetchOne(sku);
    // That an article is gone is an answer too.
    if (!answer.ok && !isGone(answer)) return [];
    const lines = cart.filter(({ productSku }) => productSku === sku);
    return lines.map(
      (line) => [line.cartItemId, answer.ok ? soldAs(line, answer.value) : undefined] as const,
    );
  });
  return new Map(found.flat());
}

function takeOver(live: LiveItems): void {
  const known = $cart.get().filter(({ cartItemId }) => live.has(cartItemId));
  $cartDifferences.set(cartDifferences(known, live));
  for (const { cartItemId } of known) {
    const item = live.get(cartItemId);
    if (item)
      refreshLine(cartItemId, { price: item.price, discount: item.discountedPrice, stock: item.stock });
    else refreshLine(cartItemId, { stock: 0 });
  }
}

async function look(fetchOne: FetchProduct): Promise<void> {
  const cart = $cart.get();
  $cartCheck.set('checking');
  const live = await freshItems(cart, fetchOne);
  takeOver(live);
  $cartCheck.set(live.size === cart.length ? 'done' : 'failed');
}

let looking: Promise<void> | undefined;

/** Looks at every product of the cart once; a look under way is not started twice. Never rejects. */
export function checkCart(fetchOne: FetchProduct = fetchFreshProduct): Promise<void> {
  looking ??= look(fetchOne)
    .catch(() => $cartCheck.set('failed'))
    .finally(() => {
      looking = undefined;
    });
  return looking;
}
