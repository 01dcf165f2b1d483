/** A product fetched now: its panel, or a word on why there is none and the way to try again. */

import { useCallback, useEffect, useState } from 'react';
import { isGone } from '#features/product/rules/gone.ts';
import type { ProductDetail } from '#features/product/rules/product.ts';
import type { GuideIndex } from '#features/product/rules/size-guide.ts';
import { isUnavailable } from '#features/product/rules/variant.ts';
import { fetchFreshProduct } from '#features/product/store/fresh-product.ts';
import type { Answer } from '#shared/http/failure.ts';
import { pathTo } from '#shared/i18n/paths.ts';
import { Button } from '#shared/ui/Button.tsx';
import { useLocale, withLocale } from '#shared/ui/island/locale.tsx';
import { Skeleton } from '#shared/ui/Skeleton.tsx';
import { ProductPanel } from '../panel/ProductPanel.tsx';
import type { RatingProps } from '../reviews/Rating.tsx';
import { guidesInTime } from '../size/find-guide.ts';
import { useProductText } from '../use-product-text.ts';
import { notifyNoProduct } from './notify-no-product.ts';

export type UnbuiltPanelContentProps = {
  readonly sku: string;
  readonly name: string;
  /** Base of the pictures, absolute. */
  readonly imageBase: string;
  readonly contact: string;
  /** The colour and size that are asked for, as a query; '' for none. */
  readonly wanted: string;
  /** As of `ProductPanel`. */
  readonly stars?: RatingProps | undefined;
  /** The first answer, where it was asked for before this was drawn. */
  readonly asked?: Promise<Answer<ProductDetail>>;
};

/** The product, and the size guides that came in time for the line about its cut. */
type Found = { readonly product: ProductDetail; readonly guides: GuideIndex | undefined };

type State = Found | 'loading' | 'gone' | 'failed';

function UnbuiltPanelContent(props: UnbuiltPanelContentProps) {
  const { sku, name, imageBase, contact, wanted, stars, asked } = props;
  const locale = useLocale();
  const t = useProductText();
  const [state, setState] = useState<State>('loading');
  const hear = useCallback(async (coming: Promise<Answer<ProductDetail>>): Promise<void> => {
    setState('loading');
    const inTime = guidesInTime();
    const answer = await coming;
    if (answer.ok) {
      setState({ product: answer.value, guides: await inTime });
      return;
    }
    notifyNoProduct(answer.failure);
    setState(isGone(answer) ? 'gone' : 'failed');
  }, []);
  const look = useCallback(
    (coming = fetchFreshProduct(sku, imageBase)) => void hear(coming).catch(() => setState('failed')),
    [hear, sku, imageBase],
  );
  useEffect(() => look(asked), [look, asked]);
  if (typeof state === 'object' && isUnavailable(state.product))
    return <Unavailable name={state.product.name} />;
  if (typeof state === 'object') return <ProductPanel {...state} {...{ contact, wanted, stars }} />;
  if (state === 'loading') {
    return (
      <div className="panel" aria-busy="true">
        <p className="visually-hidden" role="status">
          {t('quick.loading', { name })}
        </p>
        <Skeleton kind="card" />
      </div>
    );
  }
  return (
    <div className="panel-failed" role="alert">
      <p>{t(state === 'gone' ? 'quick.gone' : 'quick.failed')}</p>
      {state === 'gone' ? null : <Button onClick={() => look()}>{t('retry')}</Button>}
      <a href={pathTo.product(locale, sku)}>{t('quick.open')}</a>
    </div>
  );
}

/** As on the article's page (decision 34, Articles without pictures). */
function Unavailable({ name }: { readonly name: string }) {
  const t = useProductText();
  return (
    <div className="panel-failed" role="alert">
      <p>
        <strong>{t('unavailable.title')}</strong>
      </p>
      <p>{t('unavailable.lead', { name })}</p>
    </div>
  );
}

/** The root of what is drawn on demand. */
export const UnbuiltPanel = withLocale(UnbuiltPanelContent);
