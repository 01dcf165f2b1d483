/** A choice for each article of a set as the service has it now, and one button that adds all of them. Nothing is preselected. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { addToCart } from '#features/cart/store/cart.ts';
import type { Variant } from '#features/product/rules/product.ts';
import { isUnavailable } from '#features/product/rules/variant.ts';
import { fetchFreshProduct } from '#features/product/store/fresh-product.ts';
import { SelectField } from '#shared/form/SelectField.tsx';
import { serviceLanguage } from '#shared/i18n/locales.ts';
import { priceAfterDiscount } from '#shared/money/price.ts';
import { useMoney } from '#shared/money/use-money.ts';
import { showToast } from '#shared/toast/toast-store.ts';
import { Button } from '#shared/ui/Button.tsx';
import { useMessages } from '#shared/ui/island/use-messages.ts';
import { cartItemOf, type Purchasable, purchasableOf } from '../buying/purchasable.ts';
import { useProductText } from '../use-product-text.ts';

type SetRowsProps = {
  readonly skus: readonly string[];
  /** Base of the pictures, absolute. */
  readonly imageBase: string;
};

export function SetRows({ skus, imageBase }: SetRowsProps) {
  const t = useProductText();
  const { format } = useMoney();
  const set = useSet(skus, imageBase);
  const group = useRef<HTMLFieldSetElement>(null);
  // The group replaces the button that was pressed.
  useEffect(() => group.current?.focus(), []);
  return (
    <fieldset aria-label={t('set.choose')} aria-busy={set.state === 'loading'} tabIndex={-1} ref={group}>
      {set.state === 'loading' ? <p role="status">{t('set.loading')}</p> : null}
      {set.state === 'failed' ? (
        <>
          <p role="alert">{t('set.failed')}</p>
          <Button kind="quiet" onClick={set.retry}>
            {t('retry')}
          </Button>
        </>
      ) : null}
      {set.articles.map((product) => (
        <Row
          key={product.sku}
          product={product}
          value={set.chosen[product.sku] ?? ''}
          choose={(key) => set.choose(product.sku, key)}
        />
      ))}
      {set.articles.length > 0 ? (
        <Button wide onClick={set.add}>
          {set.count === 0
            ? t('set.add')
            : t('set.addChosen', { count: set.count, price: format(set.total) })}
        </Button>
      ) : null}
    </fieldset>
  );
}

type RowProps = {
  readonly product: Purchasable;
  readonly value: string;
  readonly choose: (key: string) => void;
};

function Row({ product, value, choose }: RowProps) {
  const t = useProductText();
  const options = choosable(product).map(({ key, variant }) => ({
    value: key,
    label: [variant?.color, variant?.size].filter(Boolean).join(' · ') || t('set.one'),
  }));
  return (
    <SelectField
      lang={serviceLanguage}
      label={product.name}
      options={options}
      placeholder={options.length > 0 ? t('set.pick') : t('set.soldOut')}
      disabled={options.length === 0}
      value={value}
      onChange={({ target }) => choose(target.value)}
    />
  );
}

/** A variant, or an article without variants. */
type Choosable = { readonly key: string; readonly variant: Variant | undefined };

/** The choices of an article that are in stock. */
function choosable({ sku, stock, variants }: Purchasable): readonly Choosable[] {
  if (variants.length === 0) return stock > 0 ? [{ key: sku, variant: undefined }] : [];
  return variants.filter((each) => each.stock > 0).map((variant) => ({ key: variant.sku, variant }));
}

type State = readonly Purchasable[] | 'loading' | 'failed';

/** The articles that the service answers with; 'failed' if there are none. */
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

function useSet(skus: readonly string[], imageBase: string) {
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
