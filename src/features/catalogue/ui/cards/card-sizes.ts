/**
 * The `sizes` of a card's picture next to filters: four columns from 64rem on, three from 48rem, two below, with the
 * small picture (ProductGrid.css; ui/ProductCard.tsx). It is short, because a list repeats it two dozen times: from
 * 48rem on the width is 174 to 307 pixels, and nearly all screens choose the same file as for 232.
 */
export const LIST_CARD_SIZES = '(min-width:48rem) 232px,min(46vw,320px)';
