/** A product in a list: picture, name, price and buttons (storefront §2, Product list and cards). */
import type { ReactNode } from 'react';
import type { PictureSources } from '#features/product/rules/picture.ts';
import type { Product } from '#features/product/rules/product.ts';
import { Price } from '#shared/money/Price.tsx';
import { Badge } from '#shared/ui/Badge.tsx';
import { Picture } from '../picture/Picture.tsx';
import { Rating } from '../reviews/Rating.tsx';
import './CardToggle.css';
import './ProductCard.css';
import './ProductGrid.css';

/** The texts of a card, translated for its product. */
export type ProductCardText = {
  /** 'Ver' and 'Ver {nombre}'. */
  readonly view: string;
  readonly viewNamed: string;
  readonly soldOut: string;
  /** 'Oferta −20 %'. */
  readonly sale: string;
  readonly isNew: string;
  readonly originalPrice: string;
  readonly currentPrice: string;
  /** 'Calificación: 4 de 5, 12 opiniones', without reviews 'Calificación: 4 de 5'; '' without a rating. */
  readonly rating: string;
  /** 'Colores', and '2 colores más' for those of `colorsBeyond`. */
  readonly colors: string;
  readonly moreColors: string;
  readonly addToWishlist: string;
  readonly removeFromWishlist: string;
  readonly addToCompare: string;
  readonly removeFromCompare: string;
};

/** A colour of the style; `href` leads to the product in that colour. */
export type CardColor = {
  readonly name: string;
  /** Set if the name is in another language than the page. */
  readonly lang?: string | undefined;
  readonly hex: string;
  readonly href?: string;
};

/** When a card's picture loads: near the view, with the page, or before all others. */
export type PictureLoading = 'lazy' | 'eager' | 'priority';

export type ProductCardProps = {
  readonly product: Pick<
    Product,
    | 'sku'
    | 'name'
    | 'brand'
    | 'price'
    | 'discountedPrice'
    | 'discount'
    | 'stock'
    | 'isNew'
    | 'rating'
    | 'reviews'
    | 'shortDescription'
  >;
  readonly href: string;
  /** Set if the name is in another language than the page. */
  readonly nameLang?: string | undefined;
  readonly picture: PictureSources;
  readonly loading?: PictureLoading;
  /** The picture is still another product's, so it is out of sight. */
  readonly isPictureComing?: boolean;
  /** Shown while a mouse is over the card; loaded then, not before. */
  readonly secondPicture?: PictureSources | undefined;
  readonly colors?: readonly CardColor[];
  readonly text: ProductCardText;
  readonly format: (cents: number) => string;
  readonly layout?: 'grid' | 'list';
  /** Exact `sizes` of the picture in its grid. */
  readonly sizes?: string;
  readonly headingLevel?: 2 | 3;
  readonly isInWishlist?: boolean;
  readonly isCompared?: boolean;
  /** A line above the buttons. */
  readonly note?: ReactNode;
  /** Further buttons of the list layout. */
  readonly actions?: ReactNode;
};

/** Places for colours on a card; the last one shows the number of further ones. */
const COLOR_PLACES = 4;

/** The number of colours that a card only counts. */
export const colorsBeyond = (count: number): number => (count > COLOR_PLACES ? count - COLOR_PLACES + 1 : 0);

/** Pixels of a card's picture, unless its grid sets another size (storefront §2). */
const CARD_PICTURE_SIZE = 320;

/**
 * Four columns from 64rem on, three from 48rem, two below (storefront §2, Grid). Just below 48rem a column is a little
 * wider than the small picture, which is used there too (storefront §2, Card: below 800 px).
 */
export const CARD_SIZES =
  '(min-width: 84rem) 304px, (min-width: 64rem) 23vw, (min-width: 48rem) 30vw, min(46vw, 320px)';

/**
 * A card has few elements, because a list has two dozen of them (`scripts/audit/site/count-budget.ts`). The page listens
 * for `data-action` (`quick-view`, `wishlist`, `compare`) and reads the `data-sku` of the card. Without scripts the name
 * leads to the product.
 */
export function ProductCard(props: ProductCardProps) {
  const { product, layout = 'grid', text, format } = props;
  return (
    <article className="card" data-layout={layout === 'list' ? layout : undefined} data-sku={product.sku}>
      <CardFigure {...props} />
      <div className="card-body">
        {product.brand === '' ? null : (
          <p className="card-brand" translate="no">
            {product.brand}
          </p>
        )}
        <CardHeading
          level={props.headingLevel ?? 3}
          href={props.href}
          name={product.name}
          lang={props.nameLang}
        />
        {text.rating === '' ? null : (
          <Rating rating={product.rating} count={product.reviews} label={text.rating} />
        )}
        <Price
          price={product.price}
          discountedPrice={product.discountedPrice}
          text={{ original: text.originalPrice, now: text.currentPrice }}
          format={format}
        />
        <CardColors colors={props.colors ?? []} text={text} href={props.href} />
        {layout === 'list' ? <p className="card-description">{product.shortDescription}</p> : null}
        {props.note}
        <div className="card-actions">
          <button type="button" aria-label={text.viewNamed} data-action="quick-view">
            {text.view}
          </button>
          {props.actions}
        </div>
      </div>
      {/* After the name, so that keyboard and screen reader users know the product first. */}
      <CardToggle
        action="wishlist"
        pressed={props.isInWishlist ?? false}
        text={{ off: text.addToWishlist, on: text.removeFromWishlist }}
      />
      <CardToggle
        action="compare"
        pressed={props.isCompared ?? false}
        text={{ off: text.addToCompare, on: text.removeFromCompare }}
      />
    </article>
  );
}

function CardFigure(props: ProductCardProps) {
  const { product, text, picture, loading, secondPicture, sizes = CARD_SIZES } = props;
  const size = { width: CARD_PICTURE_SIZE, height: CARD_PICTURE_SIZE, sizes, alt: '' };
  const order = { priority: loading === 'priority', eager: loading === 'eager' };
  return (
    <div className="card-figure" data-unpictured={props.isPictureComing || undefined}>
      {/* A card that takes over another product must not show the old picture until the new one has come. */}
      <Picture key={picture.src} {...size} {...order} sources={picture} />
      {secondPicture ? <SecondPicture sources={secondPicture} /> : null}
      {product.stock <= 0 || product.discount > 0 || product.isNew ? (
        <p className="card-badges">
          {product.stock <= 0 ? <Badge kind="sold-out">{text.soldOut}</Badge> : null}
          {product.discount > 0 ? <Badge kind="sale">{text.sale}</Badge> : null}
          {product.isNew ? <Badge kind="new">{text.isNew}</Badge> : null}
        </p>
      ) : null}
    </div>
  );
}

/**
 * The hover picture covers the first one. It has one format and one width: few see it, and a list repeats each byte.
 */
function SecondPicture({ sources }: { readonly sources: PictureSources }) {
  const [address = sources.src] = sources.alternatives.map(({ srcSet }) => srcSet.split(' ', 1)[0]);
  return <img src={address} alt="" loading="lazy" />;
}

function CardHeading({
  level,
  href,
  name,
  lang,
}: {
  readonly level: 2 | 3;
  readonly href: string;
  readonly name: string;
  readonly lang: string | undefined;
}) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <Heading className="card-name">
      <a href={href} lang={lang}>
        {name}
      </a>
    </Heading>
  );
}

type CardColorsProps = Pick<ProductCardProps, 'text' | 'href'> & { readonly colors: readonly CardColor[] };

function CardColors({ colors, text, href }: CardColorsProps) {
  if (colors.length < 2) return null;
  const more = colorsBeyond(colors.length);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a `fieldset` is for form fields
    <div className="card-colors" role="group" aria-label={text.colors}>
      {colors.slice(0, colors.length - more).map(({ name, lang, hex, href: colored }, at) =>
        colored === undefined ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a card that takes over another product keeps its dots
          <ColorDot key={at} name={name} hex={hex} />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <a key={at} href={colored} title={name} lang={lang}>
            <ColorDot hex={hex} />
          </a>
        ),
      )}
      {more > 0 ? <a href={href} aria-label={text.moreColors}>{`+${more}`}</a> : null}
    </div>
  );
}

/**
 * The colour is an SVG attribute, because the content security policy allows no style attribute; CSS paints the dot.
 */
function ColorDot({ name, hex }: { readonly name?: string; readonly hex: string }) {
  const named = name === undefined ? { role: 'none' } : { role: 'img', 'aria-label': name };
  return <svg color={hex || 'transparent'} {...named} />;
}

type CardToggleProps = {
  readonly action: 'wishlist' | 'compare';
  readonly pressed: boolean;
  /** Its name in each state: the name changes, so there is no `aria-pressed`. */
  readonly text: { readonly off: string; readonly on: string };
};

/**
 * A button of a card, identified by its action; its icon is a CSS mask, because a list has hundreds of them. The
 * listener of `data-action` flips `data-pressed` and takes the name from the head of the page (`SavedLinks.astro`).
 */
function CardToggle({ action, pressed, text }: CardToggleProps) {
  return (
    <button
      type="button"
      title={pressed ? text.on : text.off}
      data-action={action}
      data-pressed={pressed || undefined}
    />
  );
}
