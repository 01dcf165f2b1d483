/** Cards of lists while pages are built. */
import { renderToString } from 'react-dom/server';
import { ProductCard, type ProductCardProps } from '#features/product/ui/card/ProductCard.tsx';

/** What modules read of a card in its place of a list. */
type CardPlace = {
  /** The sizes in stock, with '|' between them; left out where there are none. */
  readonly sizes: string | undefined;
  /** Told where numbers are sizes of clothes. */
  readonly sizeKind: 'clothes' | undefined;
};

/** The HTML of a card in its place of a list. React draws it for itself: nothing of it is hydrated. */
export function builtCard({ sizes, sizeKind }: CardPlace, card: ProductCardProps): string {
  return renderToString(
    <li className="card-place" data-sizes={sizes} data-size-kind={sizeKind}>
      <ProductCard {...card} />
    </li>,
  );
}
