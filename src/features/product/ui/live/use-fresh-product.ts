/**
 * Prices and stock from the build, confirmed when the page is used. The build's pictures and order stay; a look that
 * failed leaves everything as it was and can be repeated.
 */
import { useCallback, useEffect, useRef, useState } from 'react';
import { isGone } from '#features/product/rules/gone.ts';
import type { Variant } from '#features/product/rules/product.ts';
import { usableStock } from '#features/product/rules/stock.ts';
import { fetchFreshProduct } from '#features/product/store/fresh-product.ts';
import type { Purchasable } from '../buying/purchasable.ts';
import { purchasableOf } from '../buying/purchasable.ts';
import { notifyNoProduct } from './notify-no-product.ts';

export type FreshState = 'looking' | 'confirmed' | 'gone' | 'failed';
export type FreshProduct = {
  readonly product: Purchasable;
  readonly state: FreshState;
  readonly retry: () => void;
};

/** A colour or size that is newer than the build goes where the service has it: after the one before it. */
function withNew(known: readonly Variant[], live: readonly Variant[]): readonly Variant[] {
  return live.reduce((all, variant, index) => {
    const at = (sku: string | undefined): number => all.findIndex((each) => each.sku === sku);
    return at(variant.sku) < 0 ? all.toSpliced(at(live[index - 1]?.sku) + 1, 0, variant) : all;
  }, known);
}

/**
 * The built product with the live prices and stock; a variant that is not there any more has none in stock, a new one
 * can be chosen like the others.
 */
export function withFreshData(built: Purchasable, live: Purchasable): Purchasable {
  const bySku = new Map(live.variants.map((variant) => [variant.sku, variant]));
  const { price, discountedPrice, discount, stock } = live;
  const known = built.variants.map((variant) => {
    const now = bySku.get(variant.sku);
    if (!now) return { ...variant, stock: 0 };
    const news = { price: now.price, discountedPrice: now.discountedPrice, discount: now.discount };
    return { ...variant, ...news, stock: usableStock(now.stock) };
  });
  const variants = withNew(known, live.variants);
  const newColors = live.colors.filter(({ name }) => built.colors.every((color) => color.name !== name));
  const colors = [...built.colors, ...newColors];
  return { ...built, price, discountedPrice, discount, stock: usableStock(stock), colors, variants };
}

function withoutStock(built: Purchasable): Purchasable {
  return { ...built, stock: 0, variants: built.variants.map((variant) => ({ ...variant, stock: 0 })) };
}

/** How long what was confirmed is believed by somebody who left the page and came back. */
const BELIEVED_MS = 5 * 60_000;

/** Looks again when the page is in view once more and the last look is too old. */
function useFreshLook(start: () => void): () => void {
  const last = useRef(0);
  const look = useCallback((): void => {
    last.current = Date.now();
    start();
  }, [start]);
  useEffect(() => {
    const comeBack = (): void => {
      if (document.visibilityState === 'visible' && Date.now() - last.current > BELIEVED_MS) look();
    };
    look();
    document.addEventListener('visibilitychange', comeBack);
    return () => document.removeEventListener('visibilitychange', comeBack);
  }, [look]);
  return look;
}

/** Looks when the island is used, when somebody comes back after a while, and on `retry`. `imageBase`: of the pictures of what is new. */
export function useFreshProduct(built: Purchasable, imageBase: string): FreshProduct {
  const [product, setProduct] = useState(built);
  const [state, setState] = useState<FreshState>('looking');
  const looks = useRef(0);
  const look = useCallback(async (): Promise<void> => {
    looks.current += 1;
    const own = looks.current;
    setState('looking');
    const answer = await fetchFreshProduct(built.sku, imageBase);
    // A later look knows more.
    if (own !== looks.current) return;
    if (!answer.ok) notifyNoProduct(answer.failure);
    if (answer.ok) setProduct(withFreshData(built, purchasableOf(answer.value)));
    else if (isGone(answer)) setProduct(withoutStock(built));
    setState(answer.ok ? 'confirmed' : isGone(answer) ? 'gone' : 'failed');
  }, [built, imageBase]);
  const start = useCallback(() => void look().catch(() => setState('failed')), [look]);
  return { product, state, retry: useFreshLook(start) };
}
