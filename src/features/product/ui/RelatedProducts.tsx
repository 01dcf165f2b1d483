/**
 * 'Productos relacionados' (storefront §2), with the discount rule of related products (storefront §5, Related-product
 * discount display). The styles are in `RelatedProducts.css`, which the parent imports.
 */

import { placedPicture } from '#features/product/rules/picture.ts';
import type { RelatedProduct } from '#features/product/rules/product.ts';
import { shopConfiguration } from '#shared/configuration/settings.ts';
import { Price } from '#shared/money/Price.tsx';
import { discountPercent, relatedDiscount } from '#shared/money/price.ts';
import { useMoney } from '#shared/money/use-money.ts';
import { slugOf } from '#shared/text/slug.ts';
import { Badge } from '#shared/ui/Badge.tsx';
import { useLocale, withLocale } from '#shared/ui/island/locale.tsx';
import { Picture } from './picture/Picture.tsx';
import { productHref } from './product-href.ts';
import { useProductText } from './use-product-text.ts';

type ContentProps = {
  readonly products: readonly RelatedProduct[];
};

/** Two rows; every card costs bytes of the document. */
const MAX = 4;
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
        {products.slice(0, MAX).map((product) => {
          const discount = relatedDiscount(product);
          const percent = discount > 0 ? discountPercent(product) : 0;
          const { sku, name, image, color, price, discountedPrice } = product;
          return (
            <li key={sku} data-sku={sku}>
              <a href={productHref(locale, { sku, color: color && slugOf(color) })}>
                <Picture
                  sources={placedPicture(image, 'related', request)}
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

export const RelatedProducts = withLocale(RelatedProductsContent);
