/** Live stock and prices of the cart's lines, looked at before an order is sent (checkout spec §4, 3; ux 16). */
import { type Cart, type CartItem, lineUnits } from '#domain/cart.ts';
import { type CartDifference, cartDifferences, type LiveItem } from '#domain/cart-difference.ts';
import type { Answer, ServiceFailure } from '#domain/failure.ts';
import type { ProductDetail } from '#domain/product.ts';
import { usableStock } from '#domain/stock.ts';
import type { OrderServices } from './order-services.ts';

/** A line whose stock does not reach: what there is, and why it is not known (then it counts as 0). */
export type StockShortage = {
  readonly line: CartItem;
  readonly available: number;
  readonly failure: ServiceFailure | undefined;
};

export type LineCheck = {
  readonly shortages: readonly StockShortage[];
  /** New prices, fewer units and articles that are gone, as far as they could be asked for. */
  readonly differences: readonly CartDifference[];
};

async function shortageOf(line: CartItem, stock: OrderServices['stock']): Promise<StockShortage | undefined> {
  const answer = await stock(line.code);
  const available = answer.ok ? usableStock(answer.value) : 0;
  if (answer.ok && lineUnits(line) <= available) return undefined;
  return { line, available, failure: answer.ok ? undefined : answer.failure };
}

function liveItem(line: CartItem, product: ProductDetail, stock: number): LiveItem | undefined {
  if (product.variants.length === 0) return { ...product, stock };
  const { selectedProductColor: color, selectedProductSize: size } = line;
  const variant = product.variants.find((each) => each.color === color && each.size === size);
  return variant && { ...variant, stock };
}

/** What the article's call says of a line. Where it could not be asked, the line counts as it is. */
function liveOf(line: CartItem, answer: Answer<ProductDetail>, stock: number): LiveItem | undefined {
  if (answer.ok) return liveItem(line, answer.value, stock);
  const { failure } = answer;
  if (failure.kind === 'http' && failure.status === 404) return undefined;
  return { price: line.price, discountedPrice: line.discount, stock };
}

/** Looks at all lines at once. A failed stock lookup counts as 0 (contract, Stock lookup that fails). */
export async function checkLines(
  cart: Cart,
  services: Pick<OrderServices, 'stock' | 'product'>,
): Promise<LineCheck> {
  const lines = cart.filter((line) => lineUnits(line) > 0);
  const skus = [...new Set(lines.map(({ productSku }) => productSku))];
  const [shortagesOrNot, products] = await Promise.all([
    Promise.all(lines.map((line) => shortageOf(line, services.stock))),
    Promise.all(skus.map(async (sku) => [sku, await services.product(sku)] as const)),
  ]);
  const shortages = shortagesOrNot.filter((shortage) => shortage !== undefined);
  const answers = new Map(products);
  const live = new Map<string, LiveItem | undefined>();
  for (const line of lines) {
    const shortage = shortages.find((each) => each.line === line);
    // What the stock call could not tell is no difference the shopper could accept.
    const stock = shortage && !shortage.failure ? shortage.available : lineUnits(line);
    const answer = answers.get(line.productSku);
    if (answer) live.set(line.cartItemId, liveOf(line, answer, stock));
  }
  return { shortages, differences: cartDifferences(lines, live) };
}
