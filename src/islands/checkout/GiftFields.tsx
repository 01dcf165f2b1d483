/** A gift: packed without prices, with a message, and until when it may be exchanged (decision 133, Gifts). */
import { LONGEST_GIFT_MESSAGE } from '#domain/checkout/order.ts';
import type { DeliveryPlace } from '#domain/delivery/delivery.ts';
import { formatDate } from '#i18n/formats.ts';
import { useExchange } from '#islands/delivery/use-exchange.ts';
import { useLocale } from '#islands/page/locale.tsx';
import { useShared } from '#islands/page/use-shared.ts';
import { $checkoutForm, setGift, typeInto } from '#stores/checkout/checkout-form.ts';
import { believedNow } from '#stores/page/clock.ts';
import { TextAreaField } from '#ui/form/Field.tsx';
import { useCheckoutText } from './checkout-text.ts';

export type GiftFieldsProps = {
  /** Address of the delivery table's file. */
  readonly source: string;
  readonly place: DeliveryPlace;
};

export function GiftFields({ source, place }: GiftFieldsProps) {
  const locale = useLocale();
  const t = useCheckoutText();
  const { isGift, giftMessage } = useShared($checkoutForm);
  const until = useExchange(source, { place, at: believedNow(), isGift, isAsked: isGift });
  return (
    <div className="checkout-section">
      <label className="checkout-check">
        <input type="checkbox" checked={isGift} onChange={({ target }) => setGift(target.checked)} />
        {t('gift.is')}
      </label>
      {isGift ? (
        <TextAreaField
          label={t('gift.message')}
          optional={t('customer.optional')}
          hint={until && t('gift.until', { day: formatDate(new Date(until), locale) })}
          maxLength={LONGEST_GIFT_MESSAGE}
          value={giftMessage}
          onChange={({ target }) => typeInto('giftMessage', target.value)}
        />
      ) : null}
    </div>
  );
}
