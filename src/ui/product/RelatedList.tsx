/**
 * 'Productos relacionados' (storefront §2), with the discount rule of related products (storefront §5, Related-product
 * discount display). Its styles are in `RelatedList.css`, which the place that shows it brings.
 */

import { discountPercent, relatedDiscount } from '#domain/money/price.ts';
import { type PictureSources, pictureSources } from '#domain/product/picture.ts';
import type { RelatedProduct } from '#domain/product/product.ts';
import { Price, type PriceProps } from '#ui/money/Price.tsx';
import { Badge } from '#ui/page/Badge.tsx';
import { Picture } from './Picture.tsx';

export type RelatedListProps = {
  readonly title: string;
  readonly products: readonly RelatedProduct[];
  readonly hrefOf: (product: RelatedProduct) => string;
  /** URL template of an image service; none: the raw picture. */
  readonly template: string | undefined;
  readonly priceText: PriceProps['text'];
  /** 'Oferta −20 %'. */
  readonly saleText: (percent: number) => string;
  readonly format: PriceProps['format'];
};

/** As many as two rows hold; every card costs bytes of the document. */
const MOST = 4;

export function RelatedList(props: RelatedListProps) {
  const { title, products, hrefOf, template, priceText, saleText, format } = props;
  if (products.length === 0) return null;
  return (
    <section className="related">
      <h2>{title}</h2>
      <ul role="list">
        {products.slice(0, MOST).map((product) => (
          <li key={product.sku}>
            <a href={hrefOf(product)}>
              <Picture
                sources={lean(product.image, template)}
                alt=""
                width={320}
                height={320}
                sizes="(min-width: 48rem) 23vw, 46vw"
              />
              {percentOf(product) > 0 ? <Badge kind="sale">{saleText(percentOf(product))}</Badge> : null}
              <h3>{product.name}</h3>
            </a>
            <Price
              price={product.price}
              discountedPrice={relatedDiscount(product) > 0 ? product.discountedPrice : 0}
              text={priceText}
              format={format}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What the badge says; 0 without one. */
function percentOf(product: RelatedProduct): number {
  return relatedDiscount(product) > 0 ? discountPercent(product) : 0;
}

/** The best format in its widths and one plain picture for the rest: every byte of the document counts. */
function lean(image: string, template: string | undefined): PictureSources {
  const { src, alternatives } = pictureSources(image, { template, widths: [160, 320, 480] });
  return { src, srcSet: '', alternatives: alternatives.slice(0, 1) };
}
