/**
 * The live look at the cart (ux 16): prices and stock are asked for again when the cart is used, taken over by the
 * lines, and every difference is kept to be told line by line. A failed look leaves everything as it was.
 */
import { shopConfiguration } from '#configuration/settings.ts';
import { type CartItem, lineUnits } from '#domain/cart.ts';
import type { Answer } from '#domain/failure.ts';
import { itemPrice } from '#domain/price.ts';
import type { ProductDetail } from '#domain/product.ts';
import { $cart, type LineNews, refreshLine } from './cart.ts';
import { $cartCheck, $lineDifferences, type LineDifference } from './line-differences.ts';

/** How an article is asked for; replaced in tests. */
export type FetchProduct = (sku: string) => Promise<Answer<ProductDetail>>;

/** Pictures are not looked at here, so any base will do. */
async function fetchProduct(sku: string): Promise<Answer<ProductDetail>> {
  const { fetchProductDetail } = await import('#services/store-api/product-detail.ts');
  const { apiUrl } = shopConfiguration;
  return fetchProductDetail({ baseUrl: apiUrl, imageBase: `${apiUrl}/`, report: () => undefined }, sku);
}

const GONE: LineNews = { stock: 0 };

/** What the service now says of a line; a variant that is not there any more has no stock. */
function newsOf(line: CartItem, product: ProductDetail): LineNews {
  if (product.variants.length === 0) return newsFrom(product);
  const { selectedProductColor: color, selectedProductSize: size } = line;
  const variant = product.variants.find((each) => each.color === color && each.size === size);
  return variant ? newsFrom(variant) : GONE;
}

function newsFrom(sold: Pick<ProductDetail, 'price' | 'discountedPrice' | 'stock'>): LineNews {
  return { price: sold.price, discount: sold.discountedPrice, stock: sold.stock };
}

function differenceOf(before: CartItem, now: CartItem): LineDifference | undefined {
  const isGone = now.isSoldOut && !before.isSoldOut;
  const isBack = before.isSoldOut && !now.isSoldOut;
  const difference: LineDifference = {
    ...(itemPrice(now) !== itemPrice(before) && { priceBefore: itemPrice(before) }),
    ...(!isGone && !isBack && lineUnits(now) < lineUnits(before) && { unitsBefore: lineUnits(before) }),
    ...(isGone && { isGone }),
    ...(isBack && { isBack }),
  };
  return Object.keys(difference).length > 0 ? difference : undefined;
}

function takeOver(cartItemId: string, news: (line: CartItem) => LineNews): void {
  const find = (): CartItem | undefined => $cart.get().find((line) => line.cartItemId === cartItemId);
  const before = find();
  if (!before) return;
  refreshLine(cartItemId, news(before));
  const now = find();
  const difference = now && differenceOf(before, now);
  if (difference) $lineDifferences.setKey(cartItemId, difference);
}

/** Whether the answer could be used: an article that is not found is gone, which is an answer too. */
function apply(lines: readonly CartItem[], answer: Answer<ProductDetail>): boolean {
  const isGone = !answer.ok && answer.failure.kind === 'http' && answer.failure.status === 404;
  if (!answer.ok && !isGone) return false;
  for (const { cartItemId } of lines) {
    takeOver(cartItemId, (line) => (answer.ok ? newsOf(line, answer.value) : GONE));
  }
  return true;
}

let looking: Promise<void> | undefined;

async function look(fetchOne: FetchProduct): Promise<void> {
  $cartCheck.set('checking');
  const products = Map.groupBy($cart.get(), (line) => line.productSku);
  const looks = [...products].map(async ([sku, lines]) => apply(lines, await fetchOne(sku)));
  const usable = await Promise.all(looks);
  $cartCheck.set(usable.every(Boolean) ? 'done' : 'failed');
}

/** Looks at every product of the cart once; a look under way is not started twice. Never rejects. */
export function checkCart(fetchOne: FetchProduct = fetchProduct): Promise<void> {
  looking ??= look(fetchOne)
    .catch(() => $cartCheck.set('failed'))
    .finally(() => {
      looking = undefined;
    });
  return looking;
}
