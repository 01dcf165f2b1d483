/** How large a card's picture is where there are filters beside the list. */

/** Widths a card's picture is asked for in. */
export const CARD_WIDTHS: readonly number[] = [320, 640];

/** The second picture shows under a mouse only: one width is enough, and spares every list half a kilobyte. */
export const SECOND_WIDTHS: readonly number[] = [480];

/** Four columns from 64rem on, three from 48rem, two below, with the small picture (ProductGrid.css; ui/ProductCard.tsx). */
export const LIST_CARD_SIZES =
  '(min-width: 84rem) 232px, (min-width: 64rem) 17vw, (min-width: 48rem) 30vw, min(46vw, 320px)';
