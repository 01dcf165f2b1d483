/** The articles of a set as the service has them now, what is chosen of them, and putting all of it into the cart. */
import { useCallback, useEffect, useState } from 'react';
import { addToCart } from '#features/cart/store/cart.ts';
import type { Variant } from '#features/product/rules/product.ts';
import { isUnavailable } from '#features/product/rules/variant.ts';
import { fetchFreshProduct } from '#features/product/store/fresh-product.ts';
import { priceAfterDiscount } from '#shared/money/price.ts';
import { showToast } from '#shared/toast/toast-store.ts';
import { useMessages } from '#shared/ui/island/use-messages.ts';
import { cartItemOf, type Purchasable, purchasableOf } from '../buying/purchasable.ts';
import { useProductText } from '../use-product-text.ts';

/** A choice: a variant, or an article that has none. */
type Choosable = { readonly key: string; readonly variant: Variant | undefined };

/** What of an article can be bought now. */
export function choosable({ sku, stock, variants }: Purchasable): readonly Choosable[] {
  if (variants.length === 0) return stock > 0 ? [{ key: sku, variant: undefined }] : [];
  return variants.filter((each) => each.stock > 0).map((variant) => ({ key: variant.sku, variant }));
}

type State = readonly Purchasable[] | 'loading' | 'failed';

/** All that answer; 'failed' where none does. */
function useArticles(skus: readonly string[], imageBase: string) {
  const [state, setState] = useState<State>('loading');
  const key = JSON.stringify(skus);
  const look = useCallback(async (): Promise<void> => {
    setState('loading');
    const wanted: readonly string[] = JSON.parse(key);
    const answers = await Promise.all(wanted.map((sku) => fetchFreshProduct(sku, imageBase)));
    const found = answers.flatMap((answer) =>
      answer.ok && !isUnavailable(answer.value) ? answer.value : [],
    );
    setState(found.length > 0 ? found.map(purchasableOf) : 'failed');
  }, [key, imageBase]);
  const retry = useCallback(() => void look().catch(() => setState('failed')), [look]);
  useEffect(retry, [retry]);
  return { state, retry };
}

export function useSet(skus: readonly string[], imageBase: string) {
  const t = useProductText();
  const messages = useMessages();
  const { state, retry } = useArticles(skus, imageBase);
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const articles = typeof state === 'string' ? [] : state;
  const picked = articles.flatMap((product) => {
    const found = choosable(product).find(({ key }) => key === chosen[product.sku]);
    return found ? [{ product, variant: found.variant }] : [];
  });
  const add = (): void => {
    if (picked.length === 0) {
      showToast('warn', t('set.none'), 'top-center');
      return;
    }
    const checks = picked.map(({ product, variant }) => {
      const choice = { color: variant?.color ?? '', size: variant?.size ?? '' };
      return { sku: product.sku, check: addToCart(cartItemOf(product, variant ?? product, choice)) };
    });
    const refused = checks.filter(({ check }) => check !== 'ok');
    setChosen(Object.fromEntries(refused.map(({ sku }) => [sku, chosen[sku] ?? ''])));
    const isFull = refused.some(({ check }) => check === 'cart-full');
    if (refused.length > 0)
      showToast('warn', isFull ? messages('cart.full') : t('exceedsStock'), 'top-center');
    else showToast('success', t('set.added', { count: picked.length }), 'top-left');
  };
  return {
    state,
    articles,
    retry,
    chosen,
    choose: (sku: string, key: string): void => setChosen((before) => ({ ...before, [sku]: key })),
    count: picked.length,
    total: picked.reduce((sum, { product, variant }) => sum + priceAfterDiscount(variant ?? product), 0),
    add,
  };
}
