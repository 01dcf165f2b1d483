/** A product fetched now: its panel, or a word on why there is none and the way to try again. */

import { useCallback, useEffect, useState } from 'react';
import { isGone } from '#domain/product/gone.ts';
import type { ProductDetail } from '#domain/product/product.ts';
import { isUnavailable } from '#domain/product/variant.ts';
import { pathTo } from '#i18n/paths.ts';
import { useLocale, withLocale } from '#islands/page/locale.tsx';
import { ProductPanel } from '#islands/product/ProductPanel.tsx';
import { useProductText } from '#islands/product/use-product-text.ts';
import { fetchLiveProduct } from '#stores/product/live-product.ts';
import { Button } from '#ui/page/Button.tsx';
import { Skeleton } from '#ui/page/Skeleton.tsx';
import { notifyNoProduct } from './notify-no-product.ts';

export type LivePanelContentProps = {
  readonly sku: string;
  readonly name: string;
  /** Base of the pictures, absolute. */
  readonly imageBase: string;
  readonly contact: string;
  /** The colour and size that are asked for, as a query; '' for none. */
  readonly wanted: string;
};

type State = ProductDetail | 'loading' | 'gone' | 'failed';

function LivePanelContent(props: LivePanelContentProps) {
  const { sku, name, imageBase, contact, wanted } = props;
  const locale = useLocale();
  const t = useProductText();
  const [state, setState] = useState<State>('loading');
  const look = useCallback(async (): Promise<void> => {
    setState('loading');
    const answer = await fetchLiveProduct(sku, imageBase);
    if (!answer.ok) notifyNoProduct(answer.failure);
    setState(answer.ok ? answer.value : isGone(answer) ? 'gone' : 'failed');
  }, [sku, imageBase]);
  const start = useCallback(() => void look().catch(() => setState('failed')), [look]);
  useEffect(start, [start]);
  if (typeof state === 'object' && isUnavailable(state)) return <Unavailable name={state.name} />;
  if (typeof state === 'object')
    return <ProductPanel product={state} rule="first" contact={contact} wanted={wanted} />;
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
      {state === 'gone' ? null : <Button onClick={start}>{t('retry')}</Button>}
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
export const LivePanel = withLocale(LivePanelContent);
