/**
 * How many, and 'Añadir al carrito': on phones a bar at the bottom of the screen with price and size (decision 38,
 * Gallery and buy bar).
 */

import type { Cents } from '#domain/money/money.ts';
import { pathTo } from '#i18n/paths.ts';
import { useLocale } from '#islands/page/locale.tsx';
import { useProductText } from '#islands/product/use-product-text.ts';
import { QuantityStepper } from '#ui/form/QuantityStepper.tsx';
import { Button } from '#ui/page/Button.tsx';
import { Icon } from '#ui/page/Icon.tsx';
import type { Buying } from './use-buying.ts';

export type BuyRowProps = {
  readonly buying: Buying;
  /** What one costs now, and the chosen size, repeated in the bar of small screens; '' without sizes. */
  readonly price: Cents;
  readonly size: string;
  readonly format: (cents: number) => string;
};

export function BuyRow({ buying, price, size, format }: BuyRowProps) {
  const t = useProductText();
  const { stock, quantity, limit, isSizeOpen, setQuantity, notifyLimit, add } = buying;
  const isSoldOut = stock === 0;
  return (
    <div className="buy-row">
      <p className="buy-sum" aria-hidden="true">
        <span data-cents={price} suppressHydrationWarning>
          {format(price)}
        </span>
        {size === '' ? null : <small>{`${t('size')} ${size}`}</small>}
      </p>
      {isSoldOut ? (
        <p className="buy-none">{t(isSizeOpen ? 'chooseSize' : 'soldOut')}</p>
      ) : (
        <QuantityStepper
          value={quantity}
          max={Math.max(1, limit)}
          text={{ label: t('quantity'), increase: t('increase'), decrease: t('decrease') }}
          onChange={setQuantity}
          onExceed={notifyLimit}
        />
      )}
      {/* A live look may find fewer than are chosen already (storefront §5, Quick view quantity). */}
      <Button wide disabled={isSoldOut || quantity > stock} onClick={add}>
        {t('add')}
      </Button>
      <AddedNote buying={buying} />
    </div>
  );
}

/** What was just added, and the way on: where the finger is, over room that is kept free, so that nothing moves. */
function AddedNote({ buying: { added, inCartText } }: Pick<BuyRowProps, 'buying'>) {
  const locale = useLocale();
  const t = useProductText();
  return (
    <div className="buy-added" role="status" data-keep-clear="">
      {added ? (
        <>
          <Icon name="check" size="s" />
          <strong>
            <span>{t('justAdded', { name: added.name })}</span>
            {added.detail}
          </strong>
          <p>
            {inCartText} <a href={pathTo.page(locale, 'cart')}>{t('viewCart')}</a>
          </p>
        </>
      ) : null}
    </div>
  );
}
