/**
 * How wide a card's picture is where there are filters beside the list: four columns from 64rem on, three from 48rem, two
 * below, with the small picture (ProductGrid.css; ui/ProductCard.tsx). Said short, because it stands in a list two dozen times:
 * from 48rem on it is 174 to 307 pixels, for which nearly all screens take the same file as for 232.
 */
export const LIST_CARD_SIZES = '(min-width:48rem) 232px,min(46vw,320px)';
