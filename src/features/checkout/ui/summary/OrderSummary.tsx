/** The region 'Tu orden': the preview until hydration, then the cart. */
import type { ReactNode } from 'react';
import { lineUnits } from '#features/cart/rules/cart.ts';
import { $cart, $cartTotal } from '#features/cart/store/cart.ts';
import type { DeliveryPlace } from '#features/delivery/rules/delivery.ts';
import { type ArrivalWords, arrivalText } from '#features/delivery/rules/delivery-table.ts';
import { type DeliverySource, useDelivery } from '#features/delivery/ui/use-delivery.ts';
import { correctedNow } from '#shared/clock/server-clock.ts';
import { useMoney } from '#shared/money/use-money.ts';
import { Disclosure } from '#shared/ui/dialogs/Disclosure.tsx';
import { useLocale } from '#shared/ui/island/locale.tsx';
import { useIsHydrated } from '#shared/ui/island/use-is-hydrated.ts';
import { useShared } from '#shared/ui/island/use-shared.ts';
import { useCheckoutText } from '../checkout-text.ts';
import { SummaryRow } from './SummaryRow.tsx';
import { SummaryTable } from './SummaryTable.tsx';

export type OrderSummaryProps = {
  readonly delivery: DeliverySource;
  /** The destination; a department of 0 while it is unknown. */
  readonly place: DeliveryPlace;
  /** The preview from the storage. */
  readonly children?: ReactNode;
};

export function OrderSummary({ delivery, place, children }: OrderSummaryProps) {
  const t = useCheckoutText();
  const isHydrated = useIsHydrated();
  return (
    <section className="checkout-summary" aria-labelledby="checkout-summary-title">
      <div className="summary-head">
        <h2 id="checkout-summary-title">{t('summary.title')}</h2>
        <SummaryFold />
      </div>
      {isHydrated ? <HydratedSummary /> : children}
      <DeliveryEstimate delivery={delivery} place={place} />
    </section>
  );
}

/** Unfolds the lines on phones; Checkout.css reads its state. */
function SummaryFold() {
  const t = useCheckoutText();
  return (
    <Disclosure
      className="summary-fold"
      summary={
        <>
          <span className="summary-unfold">{t('summary.unfold')}</span>
          <span className="summary-unfolded">{t('summary.fold')}</span>
        </>
      }
    />
  );
}

function HydratedSummary() {
  const t = useCheckoutText();
  const cart = useShared($cart);
  const total = useShared($cartTotal);
  const { format } = useMoney();
  return (
    <SummaryTable words={(key) => t(`summary.${key}`)} total={format(total)} cents={total}>
      <tbody>
        {cart
          .filter((line) => lineUnits(line) > 0)
          .map((line) => (
            <SummaryRow key={line.cartItemId} line={line} format={format} />
          ))}
      </tbody>
    </SummaryTable>
  );
}

/** The delivery dates (decision 37, Delivery estimate); the default until the place is known. */
function DeliveryEstimate({ delivery, place }: Omit<OrderSummaryProps, 'children'>) {
  const locale = useLocale();
  const t = useCheckoutText();
  const days = useDelivery(delivery.source, { place, at: correctedNow() });
  const words: ArrivalWords = {
    on: (values) => t('summary.arrivesOn', values),
    between: (values) => t('summary.arrives', values),
  };
  return <p className="summary-delivery">{days ? arrivalText(days, locale, words) : delivery.plain}</p>;
}
