/**
 * How wide a card's picture is where there are filters beside the list: four columns from 64rem on, three from 48rem, two
 * below, with the small picture (ProductGrid.css; ui/ProductCard.tsx).
 */
export const LIST_CARD_SIZES = '(min-width:64rem) min(17vw,232px),(min-width:48rem) 30vw,min(46vw,320px)';
