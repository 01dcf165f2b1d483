/** A choice for each article of a set, and one button for all that is chosen. Nothing is chosen for anybody. */
import { useEffect, useRef } from 'react';
import { SelectField } from '#shared/form/SelectField.tsx';
import { serviceLanguage } from '#shared/i18n/locales.ts';
import { useMoney } from '#shared/money/use-money.ts';
import { Button } from '#shared/ui/Button.tsx';
import type { Purchasable } from '../buying/purchasable.ts';
import { useProductText } from '../use-product-text.ts';
import { choosable, useSet } from './use-set.ts';

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
  // In the place of the button that was pressed.
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
