/**
 * Prices and stock from the build, confirmed when the page is used. The build's pictures and order stay; a look that
 * failed leaves everything as it was and can be repeated.
 */
import { useCallback, useEffect, useState } from 'react';
import { usableStock } from '#domain/stock.ts';
import { fetchLiveProduct, isGone } from '#stores/live-product.ts';
import type { Purchasable } from './purchasable.ts';
import { purchasableOf } from './purchasable.ts';

export type LiveState = 'looking' | 'confirmed' | 'gone' | 'failed';
export type LiveProduct = {
  readonly product: Purchasable;
  readonly state: LiveState;
  readonly retry: () => void;
};

/** The built product with the live prices and stock; a variant that is not there any more has none in stock. */
export function withLive(built: Purchasable, live: Purchasable): Purchasable {
  const bySku = new Map(live.variants.map((variant) => [variant.sku, variant]));
  const { price, discountedPrice, discount, stock } = live;
  const variants = built.variants.map((variant) => {
    const now = bySku.get(variant.sku);
    if (!now) return { ...variant, stock: 0 };
    const news = { price: now.price, discountedPrice: now.discountedPrice, discount: now.discount };
    return { ...variant, ...news, stock: usableStock(now.stock) };
  });
  return { ...built, price, discountedPrice, discount, stock: usableStock(stock), variants };
}

function withoutStock(built: Purchasable): Purchasable {
  return { ...built, stock: 0, variants: built.variants.map((variant) => ({ ...variant, stock: 0 })) };
}

/** Looks once when the island is used, and again on `retry`. */
export function useLiveProduct(built: Purchasable): LiveProduct {
  const [product, setProduct] = useState(built);
  const [state, setState] = useState<LiveState>('looking');
  const look = useCallback(async (): Promise<void> => {
    setState('looking');
    const answer = await fetchLiveProduct(built.sku);
    if (answer.ok) setProduct(withLive(built, purchasableOf(answer.value)));
    else if (isGone(answer)) setProduct(withoutStock(built));
    setState(answer.ok ? 'confirmed' : isGone(answer) ? 'gone' : 'failed');
  }, [built]);
  useEffect(() => void look().catch(() => setState('failed')), [look]);
  return { product, state, retry: () => void look().catch(() => setState('failed')) };
}
