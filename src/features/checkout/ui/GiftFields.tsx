/** A gift: packed without prices, with a message and a later exchange date (decision 133, Gifts). */
import { MAX_GIFT_MESSAGE_LENGTH } from '#features/checkout/rules/order.ts';
import { $checkoutForm, setGift, typeInto } from '#features/checkout/store/checkout-form.ts';
import type { DeliveryPlace } from '#features/delivery/rules/delivery.ts';
import { useExchange } from '#features/delivery/ui/use-delivery.ts';
import { correctedNow } from '#shared/clock/server-clock.ts';
import { TextAreaField } from '#shared/form/Field.tsx';
import { formatDate } from '#shared/i18n/formats.ts';
import { useLocale } from '#shared/ui/island/locale.tsx';
import { useShared } from '#shared/ui/island/use-shared.ts';
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
  const until = useExchange(source, { place, at: correctedNow(), isGift, isAsked: isGift });
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
          maxLength={MAX_GIFT_MESSAGE_LENGTH}
          value={giftMessage}
          onChange={({ target }) => typeInto('giftMessage', target.value)}
        />
      ) : null}
    </div>
  );
}
