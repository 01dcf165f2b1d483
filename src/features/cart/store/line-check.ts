/**
 * Checks the cart's lines against the services (decision 44, Cart differences): `checkCart` when the cart is used,
 * `checkLines` before an order is sent (checkout §4, Guest checkout flow).
 */
import { type Cart, type CartItem, lineUnits } from '#features/cart/rules/cart.ts';
import {
  type CartDifference,
  cartDifferences,
  type FreshItem,
  findFreshItem,
} from '#features/cart/rules/cart-difference.ts';
import type { ProductDetail } from '#features/product/rules/product.ts';
import { isGone } from '#features/product/rules/product.ts';
import { usableStock } from '#features/product/rules/stock.ts';
import { fetchFreshProduct } from '#features/product/store/fresh-product.ts';
import type { Answer, ServiceFailure } from '#shared/http/failure.ts';
import { mapPooled } from '#shared/http/pool.ts';
import { $cart, $cartCheck, $cartDifferences, refreshLine } from './cart.ts';

/** Fetches an article by its sku; replaced in tests. */
type FetchProduct = (sku: string) => Promise<Answer<ProductDetail>>;

/** Few enough that a large cart does not delay other calls of the shopper. */
const PRODUCTS_AT_ONCE = 6;
/** Lines that are checked at the same time, with two calls each. */
const LINES_AT_ONCE = 4;

let running: Promise<void> | undefined;

/** Updates every line with fresh prices and stock and sets `$cartDifferences`; runs once at a time. Never rejects. */
export function checkCart(fetchOne: FetchProduct = fetchFreshProduct): Promise<void> {
  running ??= refreshCart(fetchOne)
    .catch(() => $cartCheck.set('failed'))
    .finally(() => {
      running = undefined;
    });
  return running;
}

async function refreshCart(fetchOne: FetchProduct): Promise<void> {
  const cart = $cart.get();
  $cartCheck.set('checking');
  const fresh = await fetchFreshItems(cart, fetchOne);
  const known = $cart.get().filter(({ cartItemId }) => fresh.has(cartItemId));
  $cartDifferences.set(cartDifferences(known, fresh));
  for (const { cartItemId } of known) {
    const item = fresh.get(cartItemId);
    if (item) {
      refreshLine(cartItemId, { price: item.price, discount: item.discountedPrice, stock: item.stock });
    } else refreshLine(cartItemId, { stock: 0 });
  }
  $cartCheck.set(fresh.size === cart.length ? 'done' : 'failed');
}

/** Fetches each product once; lines whose call failed are missing, lines of a removed article are undefined. */
async function fetchFreshItems(cart: Cart, fetchOne: FetchProduct) {
  const skus = new Set(cart.map(({ productSku }) => productSku));
  const found = await mapPooled([...skus], PRODUCTS_AT_ONCE, async (sku) => {
    const answer = await fetchOne(sku);
    if (!answer.ok && !isGone(answer)) return [];
    const lines = cart.filter(({ productSku }) => productSku === sku);
    return lines.map(
      (line) => [line.cartItemId, answer.ok ? findFreshItem(line, answer.value) : undefined] as const,
    );
  });
  return new Map(found.flat());
}

/** The calls for stock and price of a line's article. */
export type LineServices = {
  readonly stock: (code: string) => Promise<Answer<number>>;
  readonly product: FetchProduct;
};

/** The reasons not to send an order; a line may have several. */
export type LineCheck = {
  /** Too little stock; a lookup that failed counts as 0 (decision 66, Stock lookup that fails). */
  readonly shortages: readonly { readonly line: CartItem; readonly available: number }[];
  readonly differences: readonly CartDifference[];
  /** Lines whose stock or price could not be fetched. */
  readonly unread: readonly UnreadLine[];
};

type UnreadLine = {
  readonly line: CartItem;
  readonly call: 'stock' | 'price';
  readonly failure: ServiceFailure;
};

/** Whether every line has the price and stock that were shown. */
export function isUnchangedSince({ shortages, differences, unread }: LineCheck): boolean {
  return shortages.length + differences.length + unread.length === 0;
}

/** Fetches stock and price of all lines with units and compares them. */
export async function checkLines(cart: Cart, services: LineServices): Promise<LineCheck> {
  const lines = cart.filter((line) => lineUnits(line) > 0);
  const stockOf = fetchOnce(services.stock);
  const productOf = fetchOnce(services.product);
  const answers = await mapPooled(lines, LINES_AT_ONCE, async (line): Promise<LineAnswers> => {
    const [stock, product] = await Promise.all([stockOf(line.code), productOf(line.productSku)]);
    return { line, stock, product };
  });
  const fresh = new Map(answers.map((each) => [each.line.cartItemId, freshItemOf(each)]));
  return {
    shortages: answers.flatMap(shortagesOf),
    differences: cartDifferences(lines, fresh),
    unread: answers.flatMap(unreadOf),
  };
}

type LineAnswers = {
  readonly line: CartItem;
  readonly stock: Answer<number>;
  readonly product: Answer<ProductDetail>;
};

function shortagesOf({ line, stock }: LineAnswers): LineCheck['shortages'] {
  const available = stock.ok ? usableStock(stock.value) : 0;
  return stock.ok && lineUnits(line) <= available ? [] : [{ line, available }];
}

function unreadOf({ line, stock, product }: LineAnswers): readonly UnreadLine[] {
  const unread: UnreadLine[] = [];
  if (!stock.ok) unread.push({ line, call: 'stock', failure: stock.failure });
  if (!product.ok && !isGone(product)) unread.push({ line, call: 'price', failure: product.failure });
  return unread;
}

/** Price and stock of a line now; what could not be fetched counts as unchanged. */
function freshItemOf({ line, stock, product }: LineAnswers): FreshItem | undefined {
  const units = stock.ok ? usableStock(stock.value) : lineUnits(line);
  if (isGone(product)) return undefined;
  if (!product.ok) return { price: line.price, discountedPrice: line.discount, stock: units };
  const found = findFreshItem(line, product.value);
  return found && { ...found, stock: units };
}

/** Calls once for each key, and never again after a network failure, which each call would wait for. */
function fetchOnce<Value>(call: (key: string) => Promise<Answer<Value>>): typeof call {
  const calls = new Map<string, Promise<Answer<Value>>>();
  let offline: Answer<Value> | undefined;
  async function fetchKey(key: string): Promise<Answer<Value>> {
    const answer = offline ?? (await call(key));
    if (!answer.ok && answer.failure.kind === 'network') offline = answer;
    return answer;
  }
  return (key) => {
    const answer = calls.get(key) ?? fetchKey(key);
    calls.set(key, answer);
    return answer;
  };
}
