/** Confirms prices and stock of the build when the page is used; the build's pictures and order stay. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { isGone, type Variant } from '#features/product/rules/product.ts';
import { usableStock } from '#features/product/rules/stock.ts';
import { fetchFreshProduct } from '#features/product/store/fresh-product.ts';
import type { ServiceFailure } from '#shared/http/failure.ts';
import { loadText } from '#shared/i18n/client-text.ts';
import { pageLocale } from '#shared/i18n/page-locale.ts';
import { showToast } from '#shared/toast/toast-store.ts';
import { type Purchasable, purchasableOf } from './purchasable.ts';

export type FreshState = 'looking' | 'confirmed' | 'gone' | 'failed';
export type FreshProduct = {
  readonly product: Purchasable;
  readonly state: FreshState;
  readonly retry: () => void;
};

/** Inserts a colour or size that is newer than the build where the service has it: after the one before it. */
function withNew(known: readonly Variant[], fresh: readonly Variant[]): readonly Variant[] {
  return fresh.reduce((all, variant, index) => {
    const at = (sku: string | undefined): number => all.findIndex((each) => each.sku === sku);
    return at(variant.sku) < 0 ? all.toSpliced(at(fresh[index - 1]?.sku) + 1, 0, variant) : all;
  }, known);
}

/** The built product with fresh prices and stock; a variant that is gone has no stock, a new one can be chosen too. */
export function withFreshData(built: Purchasable, fresh: Purchasable): Purchasable {
  const bySku = new Map(fresh.variants.map((variant) => [variant.sku, variant]));
  const { price, discountedPrice, discount, stock } = fresh;
  const known = built.variants.map((variant) => {
    const now = bySku.get(variant.sku);
    if (!now) return { ...variant, stock: 0 };
    const news = { price: now.price, discountedPrice: now.discountedPrice, discount: now.discount };
    return { ...variant, ...news, stock: usableStock(now.stock) };
  });
  const variants = withNew(known, fresh.variants);
  const newColors = fresh.colors.filter(({ name }) => built.colors.every((color) => color.name !== name));
  const colors = [...built.colors, ...newColors];
  return { ...built, price, discountedPrice, discount, stock: usableStock(stock), colors, variants };
}

function withoutStock(built: Purchasable): Purchasable {
  return { ...built, stock: 0, variants: built.variants.map((variant) => ({ ...variant, stock: 0 })) };
}

/** Reports an answer that is not OK (storefront §8: product detail); other failures are shown in the place of the article. */
export function notifyNoProduct({ kind }: ServiceFailure): void {
  if (kind !== 'http') return;
  // The text is loaded only when it is needed.
  loadText('messages')
    .then((text) => showToast('info', text(pageLocale())('list.none'), 'top-center'))
    .catch(() => undefined);
}

/** Age in ms from which a confirmation is repeated when the shopper returns to the page. */
const MAX_AGE_MS = 5 * 60_000;

/** Fetches at once unless the product is fresh, and again when the page is shown after `MAX_AGE_MS`. */
function useRepeatedLook(start: () => void, isFresh: boolean): () => void {
  const last = useRef(0);
  const look = useCallback((): void => {
    last.current = Date.now();
    start();
  }, [start]);
  useEffect(() => {
    const lookAgain = (): void => {
      if (document.visibilityState === 'visible' && Date.now() - last.current > MAX_AGE_MS) look();
    };
    if (isFresh) last.current = Date.now();
    else look();
    document.addEventListener('visibilitychange', lookAgain);
    return () => document.removeEventListener('visibilitychange', lookAgain);
  }, [look, isFresh]);
  return look;
}

type FreshOptions = {
  /** Base of the pictures of new variants, absolute. */
  readonly imageBase: string;
  /** The product was fetched just now. */
  readonly isFresh: boolean;
};

/** Fetches when the box starts, when the shopper returns after `MAX_AGE_MS`, and on `retry`. */
export function useFreshProduct(built: Purchasable, { imageBase, isFresh }: FreshOptions): FreshProduct {
  const [product, setProduct] = useState(built);
  const [state, setState] = useState<FreshState>(isFresh ? 'confirmed' : 'looking');
  const looks = useRef(0);
  const look = useCallback(async (): Promise<void> => {
    looks.current += 1;
    const own = looks.current;
    setState('looking');
    const answer = await fetchFreshProduct(built.sku, imageBase);
    // The answer of a later look is newer.
    if (own !== looks.current) return;
    if (!answer.ok) notifyNoProduct(answer.failure);
    if (answer.ok) setProduct(withFreshData(built, purchasableOf(answer.value)));
    else if (isGone(answer)) setProduct(withoutStock(built));
    setState(answer.ok ? 'confirmed' : isGone(answer) ? 'gone' : 'failed');
  }, [built, imageBase]);
  const start = useCallback(() => void look().catch(() => setState('failed')), [look]);
  return { product, state, retry: useRepeatedLook(start, isFresh) };
}
