/**
 * 'Productos relacionados' (storefront §2), with the discount rule of related products (storefront §5, Related-product
 * discount display), the same on a built page and on one that is drawn in the browser. Its styles are in
 * `RelatedProducts.css`, which the place that shows it brings.
 */

import { shopConfiguration } from '#configuration/settings.ts';
import { discountPercent, relatedDiscount } from '#domain/money/price.ts';
import { slugOf } from '#domain/page/text/slug.ts';
import { cardPicture } from '#domain/product/card-picture.ts';
import type { RelatedProduct } from '#domain/product/product.ts';
import { useMoney } from '#islands/money/use-money.ts';
import { useLocale, withLocale } from '#islands/page/locale.tsx';
import { useProductText } from '#islands/product/use-product-text.ts';
import { Price } from '#ui/money/Price.tsx';
import { Badge } from '#ui/page/Badge.tsx';
import { Picture } from '#ui/product/Picture.tsx';
import { productHref } from './product-href.ts';

type ContentProps = {
  readonly products: readonly RelatedProduct[];
};

/** As many as two rows hold; every card costs bytes of the document. */
const MOST = 4;
const request = { template: shopConfiguration.imageTemplate };

function RelatedProductsContent({ products }: ContentProps) {
  const locale = useLocale();
  const t = useProductText();
  const { format } = useMoney();
  if (products.length === 0) return null;
  return (
    <section className="related below-fold">
      <h2>{t('related')}</h2>
      <ul role="list">
        {products.slice(0, MOST).map((product) => {
          const discount = relatedDiscount(product);
          const percent = discount > 0 ? discountPercent(product) : 0;
          const { sku, name, image, color, price, discountedPrice } = product;
          return (
            <li key={sku} data-sku={sku}>
              <a href={productHref(locale, { sku, color: color && slugOf(color) })}>
                <Picture
                  sources={cardPicture(image, 'related', request)}
                  alt=""
                  width={320}
                  height={320}
                  sizes="(min-width:48rem) 23vw,46vw"
                />
                {percent > 0 ? <Badge kind="sale">{t('sale', { percent })}</Badge> : null}
                <h3>{name}</h3>
              </a>
              <Price
                price={price}
                discountedPrice={discount > 0 ? discountedPrice : 0}
                text={{ original: t('priceBefore'), now: t('priceNow') }}
                format={format}
              />
              <button type="button" aria-label={t('viewNamed', { name })} data-action="quick-view">
                {t('view')}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The root of what is built; on a page that is drawn in the browser it stands below another. */
export const RelatedProducts = withLocale(RelatedProductsContent);
