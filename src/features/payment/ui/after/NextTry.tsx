/** What can be done after a payment that did not go through, the likeliest first (decision 130, Checkout). */

import { Style } from '#features/product/ui/buying/Style.tsx';
import { usePaymentText } from '../use-payment-text.ts';
import styles from './next-try.css?inline';

export type NextTryProps = {
  /** The bank said no; otherwise nobody knows what went wrong. */
  readonly isDenied: boolean;
};

export function NextTry({ isDenied }: NextTryProps) {
  const t = usePaymentText();
  const steps = isDenied
    ? [t('next.check'), t('next.otherCard'), t('next.bank')]
    : [t('next.wait'), t('next.otherCard')];
  return (
    <>
      <Style css={styles} />
      <ul className="next-try" aria-label={t('next.title')}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
    </>
  );
}
