/** Total and the two ways on from the mini-cart; also built as HTML for the preview. */
import type { Locale } from '#i18n/locales.ts';
import type { Text } from '#i18n/messages.ts';
import { pathTo } from '#i18n/paths.ts';
import { ButtonLink } from '#ui/page/Button.tsx';

export type MiniCartFootProps = {
  readonly locale: Locale;
  readonly t: Text<'cart'>;
  readonly format: (cents: number) => string;
  /** Cents of GTQ. */
  readonly total: number;
  readonly isLoggedIn: boolean;
};

export function MiniCartFoot({ locale, t, format, total, isLoggedIn }: MiniCartFootProps) {
  const accountHref = pathTo.page(locale, 'accountCheckout');
  return (
    <div className="mini-cart-foot">
      <p className="mini-cart-total">
        <span>{t('total')}</span>
        <span data-stored="total" data-cents={total}>
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
