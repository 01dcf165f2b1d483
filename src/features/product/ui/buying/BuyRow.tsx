/**
 * Quantity and 'Añadir al carrito': on phones a bar at the bottom of the screen with price and size (decision 38,
 * Gallery and buy bar). Without a chosen size both lead to the sizes (decision 141, Preselected size).
 */
import type { MouseEvent } from 'react';
import { translateCatalogTerm } from '#features/catalogue/rules/catalog-terms.ts';
import { beginPress, takeLimited } from '#features/product/store/limited-quantity.ts';
import { QuantityStepper } from '#shared/form/QuantityStepper.tsx';
import { pathTo } from '#shared/i18n/paths.ts';
import type { Cents } from '#shared/money/money.ts';
import { Button, ButtonLink } from '#shared/ui/Button.tsx';
import { Icon } from '#shared/ui/Icon.tsx';
import { useLocale } from '#shared/ui/island/locale.tsx';
import { useProductText } from '../use-product-text.ts';
import type { Buying } from './use-buying.ts';

export type BuyRowProps = {
  readonly buying: Buying;
  /** The price of one and the chosen size, repeated in the bar of small screens; '' without sizes. */
  readonly price: Cents;
  readonly size: string;
  readonly format: (cents: number) => string;
  /** Address of 'Avísame', the button if nothing can be bought; '' for none. */
  readonly notify: string;
};

export function BuyRow({ buying, price, size, format, notify }: BuyRowProps) {
  const locale = useLocale();
  const t = useProductText();
  const { stock, quantity, limit, isSizeOpen, setQuantity, notifyLimit, add, askForSize } = buying;
  const isSoldOut = stock === 0 && !isSizeOpen;
  const press = ({ currentTarget }: MouseEvent<HTMLElement>): void => {
    if (takeLimited()) return;
    if (!isSizeOpen) add();
    else if (scrollToSizes(currentTarget)) askForSize();
  };
  return (
    <div className="buy-row">
      <p className="buy-sum">
        <span aria-hidden="true" translate="no" data-cents={price} suppressHydrationWarning>
          {format(price)}
        </span>
        {isSizeOpen || size !== '' ? (
          <button
            type="button"
            className="buy-size"
            onClick={({ currentTarget }) => scrollToSizes(currentTarget)}
          >
            {isSizeOpen ? t('chooseSize') : `${t('size')} ${translateCatalogTerm(locale, 'size', size).text}`}
          </button>
        ) : null}
      </p>
      {isSizeOpen ? null : isSoldOut ? (
        <p className="buy-none">{t('soldOut')}</p>
      ) : (
        <QuantityStepper
          value={quantity}
          max={Math.max(1, limit)}
          text={{ label: t('quantity'), increase: t('increase'), decrease: t('decrease') }}
          onChange={setQuantity}
          onExceed={notifyLimit}
        />
      )}
      {/* A fresh stock may be below the chosen quantity (storefront §5, Quick view quantity). */}
      {notify ? (
        <ButtonLink wide href={notify} target="_blank" rel="noopener" aria-label={t('notify.product')}>
          {t('notify.short')}
        </ButtonLink>
      ) : (
        <Button
          wide
          disabled={isSoldOut || (!isSizeOpen && quantity > stock)}
          onPointerDown={beginPress}
          onKeyDown={beginPress}
          onClick={press}
        >
          {t('add')}
        </Button>
      )}
      <AddedNote buying={buying} />
    </div>
  );
}

/** The last addition and the link to the cart, next to the finger. No live region: the toast announces the addition. */
function AddedNote({ buying: { added, inCartText } }: Pick<BuyRowProps, 'buying'>) {
  const locale = useLocale();
  const t = useProductText();
  return (
    <div className="buy-added" data-keep-clear="">
      {added ? (
        <>
          <Icon name="check" size="s" />
          <strong>
            <span>{t('justAdded', { name: added.name })}</span>
            <span>{added.detail}</span>
          </strong>
          <p>
            <span>{inCartText}</span> <a href={pathTo.page(locale, 'cart')}>{t('viewCart')}</a>
          </p>
        </>
      ) : null}
    </div>
  );
}

/** Focuses the first size; returns whether there is one. */
function scrollToSizes(from: Element): boolean {
  const sizes = from.closest('.buy, .panel-buy')?.querySelector('[data-native="talla"]');
  const size = sizes?.querySelector<HTMLElement>(':checked') ?? sizes?.querySelector<HTMLElement>(':enabled');
  if (!size) return false;
  (size.closest('fieldset') ?? size).scrollIntoView({ block: 'nearest' });
  size.focus({ preventScroll: true });
  return true;
}
