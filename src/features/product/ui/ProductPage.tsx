/**
 * A product page, in built HTML and for an article newer than the build. The styles are in `ProductPage.css` and those of
 * its parts, which the parent imports.
 */

import { DeliveryTerms, type DeliveryTermsProps } from '#features/delivery/ui/DeliveryTerms.tsx';
import type { ProductDetail } from '#features/product/rules/product.ts';
import { initialImages } from '#features/product/rules/variant.ts';
import { shopConfiguration } from '#shared/configuration/settings.ts';
import { serviceLanguage } from '#shared/i18n/locales.ts';
import { pathTo } from '#shared/i18n/paths.ts';
import { Icon } from '#shared/ui/Icon.tsx';
import { useLocale, withLocale } from '#shared/ui/island/locale.tsx';
import { MountPoint } from '#shared/ui/island/MountPoint.tsx';
import { RichText } from '#shared/ui/RichText.tsx';
import { PurchaseBox, type PurchaseBoxProps } from './buying/PurchaseBox.tsx';
import { Gallery } from './picture/Gallery.tsx';
import { descriptionOf, productData, purchasableJsonOf } from './product-data.ts';
import { ProductSet, type ProductSetProps, RelatedProducts } from './RelatedProducts.tsx';
import { ProductReviews, type ProductReviewsProps } from './reviews/ProductReviews.tsx';
import { ProductStars, type RatingProps } from './reviews/Rating.tsx';
import { useProductText } from './use-product-text.ts';

export type ProductVideoProps = {
  readonly label: string;
  /** Address of the picture that is shown before it plays. */
  readonly poster: string;
  readonly src: string;
  /** Media type. */
  readonly type: string;
};

type ContentProps = Pick<PurchaseBoxProps, 'imageBase' | 'contact' | 'guide' | 'fit' | 'isFresh'> & {
  readonly product: ProductDetail;
  /** Address of the brand's page, if it has one. */
  readonly brandHref?: string | undefined;
  readonly stars: RatingProps | undefined;
  readonly terms: DeliveryTermsProps;
  readonly video?: ProductVideoProps | undefined;
  readonly set?: ProductSetProps | undefined;
  readonly reviews?: ProductReviewsProps | undefined;
};

function ProductPageContent({ set, reviews, ...main }: ContentProps) {
  const { product } = main;
  return (
    <div className="wrap product" data-product={productData(product)}>
      <ProductMain {...main} />
      {set ? <ProductSet {...set} /> : null}
      {reviews ? <ProductReviews {...reviews} /> : null}
      <RelatedProducts products={product.related} />
    </div>
  );
}

export const ProductPage = withLocale(ProductPageContent);

/** Pictures, name, purchase box, terms, video and description. */
function ProductMain({ product, brandHref, stars, terms, video, ...props }: ContentProps) {
  const locale = useLocale();
  const t = useProductText();
  const { name, brand, shortDescription } = product;
  const description = descriptionOf(product);
  const box = { locale, product: purchasableJsonOf(product, props.imageBase), brand, ...props };
  return (
    <div className="product-main">
      <Gallery name={name} images={initialImages(product)} priority />
      <div className="product-buy">
        <div className="product-over">
          {brand === '' ? null : (
            <p>
              {brandHref === undefined ? (
                <span translate="no">{brand}</span>
              ) : (
                <a href={brandHref} translate="no">
                  {brand}
                </a>
              )}
            </p>
          )}
          {stars ? <ProductStars {...stars} /> : null}
        </div>
        <h1 lang={serviceLanguage}>{name}</h1>
        <MountPoint name="buy" props={box}>
          <PurchaseBox {...box} />
        </MountPoint>
        {shortDescription === '' ? null : <p lang={serviceLanguage}>{shortDescription}</p>}
        <ProductActions product={product} />
        <DeliveryTerms locale={locale} {...terms} />
      </div>
      {video ? <ProductVideo {...video} /> : null}
      {description.length === 0 ? null : (
        <section className="product-text below-fold">
          <h2>{t('description')}</h2>
          <div lang={serviceLanguage}>
            <RichText nodes={description} />
          </div>
        </section>
      )}
    </div>
  );
}

/**
 * A WhatsApp chat with the article in its first message, for devices that cannot share.
 * @param url absolute
 */
export const shareLink = (name: string, url: string): string =>
  `https://wa.me/?text=${encodeURIComponent(`${name} ${url}`)}`;

/** Saving, comparing and sharing. Page scripts find the buttons by `data-action`, the link by `data-share`. */
function ProductActions({ product: { sku, name } }: Pick<ContentProps, 'product'>) {
  const locale = useLocale();
  const t = useProductText();
  const url = shopConfiguration.siteUrl + pathTo.product(locale, sku);
  return (
    <p className="product-actions">
      <button type="button" title={t('wishlist')} data-action="wishlist" data-sku={sku}>
        <Icon name="heart" size="s" />
      </button>
      <button type="button" title={t('compare')} data-action="compare" data-sku={sku}>
        <Icon name="compare" size="s" />
      </button>
      <a href={shareLink(name, url)} target="_blank" rel="noopener" data-share={t('shared')}>
        {t('share')}
      </a>
    </p>
  );
}

/**
 * The video plays by itself once it is in view, and waits for a press if less motion or less data is preferred
 * (`shell/browser/quiet-videos.ts`).
 */
function ProductVideo({ label, poster, src, type }: ProductVideoProps) {
  return (
    <video
      className="product-video"
      data-quiet-video=""
      aria-label={label}
      poster={poster}
      width="640"
      height="480"
      controls
      muted
      loop
      playsInline
      preload="none"
    >
      <source src={src} type={type} />
    </video>
  );
}
