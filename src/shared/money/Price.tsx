/** A price, with the list price if there is a discount. */

import { hasDiscount, type Priced } from './price.ts';
import './Price.css';

export type PriceProps = Pick<Priced, 'price' | 'discountedPrice'> & {
  /** For screen readers, before the old and the new price. */
  readonly text: { readonly original: string; readonly now: string };
  /** Prints cents of GTQ in the page's language and currency. */
  readonly format: (cents: number) => string;
  readonly size?: 'm' | 'l';
};

/** Each amount has its cents in `data-cents`, from which a change of currency prints it again. */
export function Price({ price, discountedPrice, text, format, size = 'm' }: PriceProps) {
  const className = size === 'l' ? 'price price-l' : 'price';
  if (!hasDiscount({ price, discountedPrice })) {
    return (
      <p className={className}>
        <Amount cents={price} format={format} />
      </p>
    );
  }
  return (
    <p className={className}>
      <span className="visually-hidden">{`${text.now} `}</span>
      <Amount className="price-sale" cents={discountedPrice} format={format} />{' '}
      <span className="visually-hidden">{`${text.original} `}</span>
      <s translate="no" data-cents={price} suppressHydrationWarning>
        {format(price)}
      </s>
    </p>
  );
}

type AmountProps = {
  readonly cents: number;
  readonly format: PriceProps['format'];
  readonly className?: string;
};

function Amount({ cents, format, className }: AmountProps) {
  return (
    // The page may have changed its currency before hydration.
    <span className={className} translate="no" data-cents={cents} suppressHydrationWarning>
      {format(cents)}
    </span>
  );
}
