/** A posted payment without a readable result (decision 200, Return without a result): its facts and what to do. */
import { useEffect } from 'react';
import { orderOf } from '#features/payment/rules/payment-attempt.ts';
import { completePayment } from '#features/payment/store/complete-payment.ts';
import type { PaymentOutcome } from '#features/payment/store/payment-outcome.ts';
import { $paymentAnswer, fetchPaymentStatus } from '#features/payment/store/payment-status.ts';
import { formatMoment, formatQuetzales } from '#shared/i18n/formats.ts';
import { pathTo } from '#shared/i18n/paths.ts';
import { Button, ButtonLink } from '#shared/ui/Button.tsx';
import { useLocale } from '#shared/ui/island/locale.tsx';
import { useShared } from '#shared/ui/island/use-shared.ts';
import { usePaymentText } from '../payment-text.ts';
import { DetailList, ReturnDetails } from '../ReturnDetails.tsx';
import { SendToShop, type ShopContact } from './SendToShop.tsx';

type UnknownOutcome = Extract<PaymentOutcome, { readonly kind: 'unknown' }>;
type Fact = readonly [name: string, value: string];

function usePaymentFacts({ posted }: UnknownOutcome): readonly Fact[] {
  const locale = useLocale();
  const t = usePaymentText();
  const { number, summary, attempt } = posted;
  const startedAt = attempt && 'startedAt' in attempt ? attempt.startedAt : 0;
  const facts: readonly Fact[] = [
    [t('receipt.number'), number],
    [t('detail.order'), attempt ? (orderOf(attempt)?.orderId ?? '') : ''],
    [t('unknown.amount'), summary ? formatQuetzales(summary.total, locale) : ''],
    [t('unknown.sent'), startedAt > 0 ? formatMoment(new Date(startedAt), locale) : ''],
  ];
  return facts.filter(([, value]) => value !== '');
}

export function UnknownDetails({ outcome }: { readonly outcome: UnknownOutcome }) {
  const t = usePaymentText();
  const facts = usePaymentFacts(outcome);
  return (
    <>
      <p>{t('unknown.hint')}</p>
      <DetailList rows={facts} />
      {outcome.paymentReturn ? <ReturnDetails paymentReturn={outcome.paymentReturn} isToKeep /> : null}
    </>
  );
}

export function UnknownActions({
  outcome,
  contact,
}: {
  readonly outcome: UnknownOutcome;
  readonly contact: ShopContact;
}) {
  const locale = useLocale();
  const t = usePaymentText();
  const facts = usePaymentFacts(outcome).map(([name, value]) => `${name}: ${value}`);
  const cartId = outcome.posted.attempt && orderOf(outcome.posted.attempt)?.cartOrder.cartId;
  useEffect(() => {
    if (cartId !== undefined) void fetchPaymentStatus(cartId);
  }, [cartId]);
  return (
    <>
      <ServiceAnswer />
      {/* The result may have come in another tab meanwhile. */}
      <Button onClick={() => void completePayment()}>{t('unknown.ask')}</Button>
      <SendToShop contact={contact} opening={t('chat.unknown')} facts={facts} />
      <ButtonLink kind="quiet" href={pathTo.page(locale, 'orders')}>
        {t('unknown.orders')}
      </ButtonLink>
    </>
  );
}

function ServiceAnswer() {
  const t = usePaymentText();
  const answer = useShared($paymentAnswer);
  return (
    <p role="status" className="payment-answer">
      {answer.kind === 'refused' ? (
        <span>
          {t('unknown.refused')} <q dir="auto">{answer.message}</q>
        </span>
      ) : null}
      {answer.kind === 'unpaid' ? <span>{t('unknown.unpaid')}</span> : null}
      {answer.kind === 'no-answer' ? <span>{t('unknown.noAnswer')}</span> : null}
      {answer.kind === 'idle' || answer.kind === 'asking' ? <span>{t('unknown.asking')}</span> : null}
    </p>
  );
}
