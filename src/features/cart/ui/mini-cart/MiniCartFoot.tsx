/** Total and the two ways on from the mini-cart; also built as HTML for the preview. */

import { pathTo } from '#shared/i18n/paths.ts';
import { ButtonLink } from '#shared/ui/Button.tsx';
import { useLocale } from '#shared/ui/island/locale.tsx';
import { useCartText } from '../use-cart-text.ts';

export type MiniCartFootProps = {
  readonly format: (cents: number) => string;
  /** Cents of GTQ. */
  readonly total: number;
  readonly isLoggedIn: boolean;
};

export function MiniCartFoot({ format, total, isLoggedIn }: MiniCartFootProps) {
  const locale = useLocale();
  const t = useCartText();
  const accountHref = pathTo.page(locale, 'accountCheckout');
  return (
    <div className="mini-cart-foot">
      <p className="mini-cart-total">
        <span>{t('total')}</span>
        <span data-stored="total" translate="no" data-cents={total}>
          {format(total)}
        </span>
      </p>
      <ButtonLink wide kind="quiet" href={pathTo.page(locale, 'cart')}>
        {t('view')}
      </ButtonLink>
      <ButtonLink
        wide
        href={isLoggedIn ? accountHref : pathTo.page(locale, 'checkout')}
        data-account-href={accountHref}
      >
        {t('checkout')}
      </ButtonLink>
    </div>
  );
}
