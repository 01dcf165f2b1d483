/** The total and the ways on from the cart; also built as HTML for the preview. */
import { beginPress, takeLimited } from '#features/product/store/limited-quantity.ts';
import { pathTo } from '#shared/i18n/paths.ts';
import { Button, ButtonLink } from '#shared/ui/Button.tsx';
import { useLocale } from '#shared/ui/island/locale.tsx';
import { useMessages } from '#shared/ui/island/use-messages.ts';
import { useCartText } from './cart-text.ts';

export type CartSummaryProps = {
  readonly format: (cents: number) => string;
  /** Cents of GTQ. */
  readonly total: number;
  readonly isLoggedIn: boolean;
  /** The amount in quetzales, if prices are shown in another currency. */
  readonly charged?: string | undefined;
  /** The chat that takes orders. */
  readonly chatHref?: string | undefined;
  readonly onClear?: () => void;
};

export function CartSummary(props: CartSummaryProps) {
  const { format, total, isLoggedIn, charged, chatHref, onClear } = props;
  const locale = useLocale();
  const t = useCartText();
  const messages = useMessages();
  const accountHref = pathTo.page(locale, 'accountCheckout');
  return (
    <section className="cart-summary" aria-label={t('summary')}>
      <dl>
        <div>
          <dt>{t('shipping')}</dt>
          <dd>{t('freeShipping')}</dd>
        </div>
        <div className="cart-summary-total">
          <dt>{t('total')}</dt>
          <dd data-stored="total" translate="no" data-cents={total}>
            {format(total)}
          </dd>
        </div>
      </dl>
      {charged === undefined ? null : (
        <p className="cart-summary-charged">{t('chargedInQuetzales', { amount: charged })}</p>
      )}
      <ButtonLink
        wide
        href={isLoggedIn ? accountHref : pathTo.page(locale, 'checkout')}
        data-account-href={accountHref}
        onPointerDown={beginPress}
        onKeyDown={beginPress}
        // The next page would not show the message about the stock.
        onClick={(event) => {
          if (takeLimited()) event.preventDefault();
        }}
      >
        {t('checkout')}
      </ButtonLink>
      {chatHref === undefined ? null : (
        // A press is held until React has written the message.
        <ButtonLink wide kind="quiet" href={chatHref} data-held="" data-control="chat">
          {messages('chat.order')}
        </ButtonLink>
      )}
      <ButtonLink wide kind="quiet" href={pathTo.page(locale, 'list')}>
        {t('keepShopping')}
      </ButtonLink>
      <Button kind="plain" data-control="clear" onClick={onClear}>
        {t('clear')}
      </Button>
    </section>
  );
}
