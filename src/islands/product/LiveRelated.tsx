/** 'Productos relacionados' where no page was built, with the discount rule of related products (storefront spec §5). */
import { shopConfiguration } from '#configuration/settings.ts';
import { pictureSources } from '#domain/picture.ts';
import { relatedDiscount } from '#domain/price.ts';
import type { RelatedProduct } from '#domain/product.ts';
import type { Locale } from '#i18n/locales.ts';
import type { Text } from '#i18n/messages.ts';
import { pathTo } from '#i18n/paths.ts';
import { Picture } from '#ui/Picture.tsx';
import { Price } from '#ui/Price.tsx';
import { useMoney } from '../cart/use-money.ts';

/** As many as a built page shows. */
const MOST = 4;
const request = { template: shopConfiguration.imageTemplate, widths: [160, 320, 480] };

export type LiveRelatedProps = {
  readonly locale: Locale;
  readonly products: readonly RelatedProduct[];
  readonly t: Text<'product'>;
};

export function LiveRelated({ locale, products, t }: LiveRelatedProps) {
  const { format } = useMoney(locale);
  if (products.length === 0) return null;
  return (
    <section className="related">
      <h2>{t('related')}</h2>
      <ul role="list" className="product-grid">
        {products.slice(0, MOST).map((product) => (
          <li key={product.sku}>
            <Picture
              sources={pictureSources(product.image, request)}
              alt=""
              width={320}
              height={320}
              sizes="(min-width: 64rem) 23vw, 46vw"
            />
            <h3>
              <a href={pathTo.product(locale, product.sku)}>{product.name}</a>
            </h3>
            <Price
              price={product.price}
              discountedPrice={relatedDiscount(product) > 0 ? product.discountedPrice : 0}
              text={{ original: t('priceBefore'), now: t('priceNow') }}
              format={format}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
