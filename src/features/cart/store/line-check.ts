/**
 * Live stock and prices of the cart's lines, looked at before an order is sent (checkout §4, Guest checkout flow;
 * decision 44, Cart differences).
 */
import { type Cart, type CartItem, lineUnits } from '#features/cart/rules/cart.ts';
import {
  type CartDifference,
  cartDifferences,
  type FreshItem,
  soldAs,
} from '#features/cart/rules/cart-difference.ts';
import { isGone } from '#features/product/rules/gone.ts';
import type { ProductDetail } from '#features/product/rules/product.ts';
import { usableStock } from '#features/product/rules/stock.ts';
import type { Answer, ServiceFailure } from '#shared/http/failure.ts';
import { mapPooled } from '#shared/http/pool.ts';

/** The calls that tell what a line's article costs and how much there is of it. */
export type LineServices = {
  readonly stock: (code: string) => Promise<Answer<number>>;
  readonly product: (sku: string) => Promise<Answer<ProductDetail>>;
};

/**
 * A line whose stock does not reach: what there is. A lookup that failed counts as 0 (decision 66, Stock lookup that
 * fails).
 */
type StockShortage = { readonly line: CartItem; readonly available: number };

/** A line whose stock or price could not be asked for. */
type UnreadLine = {
  readonly line: CartItem;
  readonly call: 'stock' | 'price';
  readonly failure: ServiceFailure;
};

/** The reasons against sending the order as it is; a line may be in all three. */
export type LineCheck = {
  readonly shortages: readonly StockShortage[];
  /** New prices, fewer units and articles that are gone, as far as they could be asked for. */
  readonly differences: readonly CartDifference[];
  readonly unread: readonly UnreadLine[];
};

/** Whether the cart is what it was when it was shown. */
export function isUnchangedSince({ shortages, differences, unread }: LineCheck): boolean {
  return shortages.length + differences.length + unread.length === 0;
}

/** What the services said of a line. */
type LineAnswers = {
  readonly line: CartItem;
  readonly stock: Answer<number>;
  readonly product: Answer<ProductDetail>;
};

function shortageOf({ line, stock }: LineAnswers): StockShortage | undefined {
  const available = stock.ok ? usableStock(stock.value) : 0;
  return stock.ok && lineUnits(line) <= available ? undefined : { line, available };
}

function unreadOf({ line, stock, product }: LineAnswers): readonly UnreadLine[] {
  const unread: UnreadLine[] = [];
  if (!stock.ok) unread.push({ line, call: 'stock', failure: stock.failure });
  if (!product.ok && !isGone(product)) unread.push({ line, call: 'price', failure: product.failure });
  return unread;
}

/** What is sold now in a line's place. Where it could not be asked, the line counts as it is. */
function freshOf({ line, stock, product }: LineAnswers): FreshItem | undefined {
  // What the stock call could not tell is no difference the shopper could accept.
  const units = stock.ok ? usableStock(stock.value) : lineUnits(line);
  if (isGone(product)) return undefined;
  if (!product.ok) return { price: line.price, discountedPrice: line.discount, stock: units };
  const sold = soldAs(line, product.value);
  return sold && { ...sold, stock: units };
}

/** Lines that are looked at together, with two calls each. */
const LINES_AT_ONCE = 4;

/**
 * A call that is made once for each thing, however many lines ask. Once the connection is gone nothing more is asked:
 * each call would be waited for until its own deadline.
 */
function askedOnce<Said>(call: (key: string) => Promise<Answer<Said>>): typeof call {
  const asked = new Map<string, Promise<Answer<Said>>>();
  let gone: Answer<Said> | undefined;
  async function ask(key: string): Promise<Answer<Said>> {
    const answer = gone ?? (await call(key));
    if (!answer.ok && answer.failure.kind === 'network') gone = answer;
    return answer;
  }
  return (key) => {
    const answer = asked.get(key) ?? ask(key);
    asked.set(key, answer);
    return answer;
  };
}

/** Asks once for each stock and each product, some at the same time. */
function askAll(lines: Cart, services: LineServices): Promise<readonly LineAnswers[]> {
  const stockOf = askedOnce(services.stock);
  const productOf = askedOnce(services.product);
  return mapPooled(lines, LINES_AT_ONCE, async (line) => {
    const [stock, product] = await Promise.all([stockOf(line.code), productOf(line.productSku)]);
    return { line, stock, product };
  });
}

/** Looks at all lines. */
export async function checkLines(cart: Cart, services: LineServices): Promise<LineCheck> {
  const lines = cart.filter((line) => lineUnits(line) > 0);
  const answers = await askAll(lines, services);
  const live = new Map(answers.map((each) => [each.line.cartItemId, freshOf(each)]));
  return {
    shortages: answers.map(shortageOf).filter((shortage) => shortage !== undefined),
    differences: cartDifferences(lines, live),
    unread: answers.flatMap(unreadOf),
  };
}
