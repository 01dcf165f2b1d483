/** The region 'Tu orden': the painted preview at first, the live cart from hydration on. */
import type { ReactNode } from 'react';
import { lineUnits } from '#features/cart/rules/cart.ts';
import { $cart, $cartTotal } from '#features/cart/store/cart.ts';
import { useMoney } from '#shared/money/use-money.ts';
import { Disclosure } from '#shared/ui/dialogs/Disclosure.tsx';
import { useIsHydrated } from '#shared/ui/island/use-is-hydrated.ts';
import { useShared } from '#shared/ui/island/use-shared.ts';
import { summaryWords, useCheckoutText } from '../checkout-text.ts';
import { SummaryRow } from './SummaryRow.tsx';
import { SummaryTable } from './SummaryTable.tsx';

export type OrderSummaryProps = {
  /** When it arrives. */
  readonly estimate: ReactNode;
  /** What was painted from the storage. */
  readonly children?: ReactNode;
};

export function OrderSummary({ estimate, children }: OrderSummaryProps) {
  const t = useCheckoutText();
  const isHydrated = useIsHydrated();
  return (
    <section className="checkout-summary" aria-labelledby="checkout-summary-title">
      <div className="summary-head">
        <h2 id="checkout-summary-title">{t('summary.title')}</h2>
        <SummaryFold />
      </div>
      {isHydrated ? <HydratedSummary /> : children}
      {estimate}
    </section>
  );
}

/** Unfolds the lines on phones, where the summary is above the form. Checkout.css shows and hides by its state. */
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
    <SummaryTable words={summaryWords(t)} total={format(total)} cents={total}>
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
