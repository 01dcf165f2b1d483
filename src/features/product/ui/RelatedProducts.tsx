/**
 * 'Productos relacionados' and the set of an article (storefront §2; decision 139, Sets): links to other articles. The
 * styles are in `RelatedProducts.css`, which the parent imports.
 */

import type { ReactNode } from 'react';
import { placedPicture } from '#features/product/rules/picture.ts';
import type { Product, RelatedProduct } from '#features/product/rules/product.ts';
import { shopConfiguration } from '#shared/configuration/settings.ts';
import { serviceLanguage } from '#shared/i18n/locales.ts';
import { Price } from '#shared/money/Price.tsx';
import { discountPercent, type Priced, relatedDiscount } from '#shared/money/price.ts';
import { useMoney } from '#shared/money/use-money.ts';
import { slugOf } from '#shared/text/slug.ts';
import { Badge } from '#shared/ui/Badge.tsx';
import { useLocale } from '#shared/ui/island/locale.tsx';
import { MountPoint } from '#shared/ui/island/MountPoint.tsx';
import { Picture } from './picture/Picture.tsx';
import { productHref } from './product-href.ts';
import { SetChooser } from './set/SetChooser.tsx';
import { useProductText } from './use-product-text.ts';

/** Two rows; every card costs bytes of the document. */
const MAX = 4;

/** Shows the discount by the rule of related products (storefront §5, Related-product discount display). */
export function RelatedProducts({ products }: { readonly products: readonly RelatedProduct[] }) {
  const locale = useLocale();
  const t = useProductText();
  if (products.length === 0) return null;
  return (
    <section className="related below-fold">
      <h2>{t('related')}</h2>
      <ul role="list">
        {products.slice(0, MAX).map((product) => {
          const { sku, name, image, color, price } = product;
          const isReduced = relatedDiscount(product) > 0;
          const percent = isReduced ? discountPercent(product) : 0;
          return (
            <li key={sku} data-sku={sku}>
              <Tile
                href={productHref(locale, { sku, color: color && slugOf(color) })}
                {...{ name, image, price }}
                discountedPrice={isReduced ? product.discountedPrice : 0}
                badge={percent > 0 ? <Badge kind="sale">{t('sale', { percent })}</Badge> : null}
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

type TileProps = Pick<Priced, 'price' | 'discountedPrice'> & {
  readonly href: string;
  readonly name: string;
  /** Language of the name, if it is not the page's. */
  readonly lang?: string | undefined;
  readonly image: string;
  readonly badge?: ReactNode;
};

const request = { template: shopConfiguration.imageTemplate };

function Tile({ href, name, lang, image, badge, ...prices }: TileProps) {
  const t = useProductText();
  const { format } = useMoney();
  return (
    <>
      <a href={href}>
        <Picture
          sources={placedPicture(image, 'related', request)}
          alt=""
          width={320}
          height={320}
          sizes="(min-width:48rem) 23vw,46vw"
        />
        {badge}
        <h3 lang={lang}>{name}</h3>
      </a>
      <Price {...prices} text={{ original: t('priceBefore'), now: t('priceNow') }} format={format} />
    </>
  );
}

type WrittenText = { readonly text: string; readonly lang?: string };

export type ProductSetProps = {
  readonly title: WrittenText;
  readonly text: WrittenText | undefined;
  /** The other articles of the set. */
  readonly products: readonly Pick<Product, 'sku' | 'name' | 'images' | 'price' | 'discountedPrice'>[];
  /** Base of the pictures, absolute. */
  readonly imageBase: string;
};

/** The set is complete without scripts; a part adds several articles to the cart at once. */
export function ProductSet({ title, text, products, imageBase }: ProductSetProps) {
  const locale = useLocale();
  const chooser = { locale, skus: products.map(({ sku }) => sku), imageBase };
  return (
    <section className="related set below-fold">
      <h2 lang={title.lang}>{title.text}</h2>
      {text ? <p lang={text.lang}>{text.text}</p> : null}
      <ul role="list">
        {products.map(({ sku, images, name, price, discountedPrice }) => (
          <li key={sku}>
            <Tile
              href={productHref(locale, { sku })}
              {...{ name, price, discountedPrice }}
              image={images[0] ?? ''}
              lang={locale === serviceLanguage ? undefined : serviceLanguage}
            />
          </li>
        ))}
      </ul>
      <MountPoint name="set" props={chooser} className="set-chooser">
        <SetChooser {...chooser} />
      </MountPoint>
    </section>
  );
}
