/** The region 'Tu orden': the painted preview at first, the live cart from hydration on. */
import type { ReactNode } from 'react';
import { lineUnits } from '#domain/cart/cart.ts';
import { summaryWords, useCheckoutText } from '#islands/checkout/checkout-text.ts';
import { useMoney } from '#islands/money/use-money.ts';
import { useLive } from '#islands/page/use-live.ts';
import { useShared } from '#islands/page/use-shared.ts';
import { $cart, $cartTotal } from '#stores/cart/cart.ts';
import { Disclosure } from '#ui/page/Disclosure.tsx';
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
  const isLive = useLive();
  return (
    <section className="checkout-summary" aria-labelledby="checkout-summary-title">
      <div className="summary-head">
        <h2 id="checkout-summary-title">{t('summary.title')}</h2>
        <SummaryFold />
      </div>
      {isLive ? <LiveSummary /> : children}
      {estimate}
    </section>
  );
}

/** Unfolds the lines on phones, where the summary stands above the form. Checkout.css shows and hides by its state. */
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

function LiveSummary() {
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
