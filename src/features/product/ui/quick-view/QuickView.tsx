/**
 * The quick view of a product (storefront §2, Quick-view popup), rendered into its dialog from the service's answer, or the
 * reason why there is none and a way to try again.
 */

import { useCallback, useEffect, useState } from 'react';
import type { QuickViewRequest } from '#features/product/browser/quick-view.ts';
import { isGone, type ProductDetail } from '#features/product/rules/product.ts';
import type { GuideIndex } from '#features/product/rules/size-guide.ts';
import { isUnavailable } from '#features/product/rules/variant.ts';
import { fetchFreshProduct } from '#features/product/store/fresh-product.ts';
import { parseRichText, plainTextOf } from '#shared/html/rich-text.ts';
import type { Answer } from '#shared/http/failure.ts';
import { drawRoot } from '#shared/hydration/draw-root.ts';
import { serviceLanguage } from '#shared/i18n/locales.ts';
import { pageLocale } from '#shared/i18n/page-locale.ts';
import { pathTo } from '#shared/i18n/paths.ts';
import { Button } from '#shared/ui/Button.tsx';
import { Disclosure } from '#shared/ui/dialogs/Disclosure.tsx';
import { IslandBoundary } from '#shared/ui/island/IslandBoundary.tsx';
import { useLocale, withLocale } from '#shared/ui/island/locale.tsx';
import { Skeleton } from '#shared/ui/Skeleton.tsx';
import { BuyingPanel } from '../buying/BuyingPanel.tsx';
import boxSheet from '../buying/PurchaseBox.css?inline';
import { imagesOf, purchasableOf } from '../buying/purchasable.ts';
import { Style } from '../buying/Style.tsx';
import { useChoice } from '../buying/use-choice.ts';
import { notifyNoProduct } from '../buying/use-fresh-product.ts';
import pickerSheet from '../buying/VariantPicker.css?inline';
import gallerySheet from '../picture/Gallery.css?inline';
import { Gallery } from '../picture/Gallery.tsx';
import { Rating } from '../reviews/Rating.tsx';
import { findGuide, guideIn, guidesInTime, sizeGuidePath } from '../size/find-guide.ts';
import { useProductText } from '../use-product-text.ts';
import panelSheet from './QuickView.css?inline';

/** Renders a product into `container`, anew each time; without a request the container is emptied. */
export function mountQuickView(container: HTMLElement, request: QuickViewRequest | undefined): void {
  drawRoot(
    container,
    request && (
      <IslandBoundary key={`${request.sku} ${Date.now()}`}>
        <QuickView locale={pageLocale()} {...request} />
      </IslandBoundary>
    ),
  );
}

/** The product, and the size guides that came in time for the line about its fit. */
type Found = { readonly product: ProductDetail; readonly guides: GuideIndex | undefined };

type State = Found | 'loading' | 'gone' | 'failed';

function QuickViewContent(request: QuickViewRequest) {
  const { sku, name } = request;
  const t = useProductText();
  const [state, retry] = useProduct(request);
  if (typeof state === 'object' && isUnavailable(state.product))
    return <Unavailable name={state.product.name} />;
  if (typeof state === 'object') return <Panel {...request} {...state} />;
  if (state === 'loading') {
    return (
      <div className="panel" aria-busy="true">
        <p className="visually-hidden" role="status">
          {t('quick.loading', { name })}
        </p>
        <Skeleton />
      </div>
    );
  }
  return <Failed sku={sku} isGone={state === 'gone'} retry={retry} />;
}

export const QuickView = withLocale(QuickViewContent);

function useProduct({ sku, imageBase, asked }: QuickViewRequest): readonly [State, () => void] {
  const [state, setState] = useState<State>('loading');
  const receive = useCallback(async (coming: Promise<Answer<ProductDetail>>): Promise<void> => {
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
    (coming = fetchFreshProduct(sku, imageBase)) => void receive(coming).catch(() => setState('failed')),
    [receive, sku, imageBase],
  );
  useEffect(() => look(asked), [look, asked]);
  return [state, () => look()];
}

function Panel({ product: detail, contact, wanted, guides, stars }: QuickViewRequest & Found) {
  const locale = useLocale();
  const t = useProductText();
  const product = purchasableOf(detail);
  const chosen = useChoice(product, 'first', wanted);
  const { name, brand, rating } = detail;
  const found = guides && guideIn(guides, detail);
  const guide = found ? sizeGuidePath(locale, found.id) : () => findGuide(locale, detail);
  const images = imagesOf(product, chosen.shown);
  const shownStars = stars ?? (rating > 0 ? { rating, label: t('rating', { rating }) } : undefined);
  return (
    <div className="panel">
      <Style css={boxSheet} />
      <Style css={pickerSheet} />
      <Style css={panelSheet} />
      <Style css={gallerySheet} />
      <Gallery key={images.join(' ')} name={name} images={images} sizes="(min-width: 48rem) 448px, 88vw" />
      <div className="panel-buy">
        {shownStars ? <Rating {...shownStars} /> : null}
        <BuyingPanel {...{ product, chosen, contact, guide, brand }} fit={found?.fit} />
        <Disclosure summary={t('description')}>
          <p lang={serviceLanguage}>
            {detail.shortDescription || plainTextOf(parseRichText(detail.fullDescription))}
          </p>
        </Disclosure>
      </div>
    </div>
  );
}

type FailedProps = { readonly sku: string; readonly isGone: boolean; readonly retry: () => void };

function Failed({ sku, isGone: isNotSold, retry }: FailedProps) {
  const locale = useLocale();
  const t = useProductText();
  return (
    <div className="panel-failed" role="alert">
      <p>{t(isNotSold ? 'quick.gone' : 'quick.failed')}</p>
      {isNotSold ? null : <Button onClick={retry}>{t('retry')}</Button>}
      <a href={pathTo.product(locale, sku)}>{t('quick.open')}</a>
    </div>
  );
}

/** The same message as on the article's page (decision 34, Articles without pictures). */
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
