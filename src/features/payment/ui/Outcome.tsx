/** One outcome (checkout §8): a focused heading, its text and its actions. */
import { type ReactNode, useEffect, useRef } from 'react';
import { $cart } from '#features/cart/store/cart.ts';
import { CARD_PLACE } from '#features/checkout/ui/card/card-place.ts';
import type { DeliverySource } from '#features/delivery/ui/use-delivery.ts';
import { retryRecord } from '#features/payment/store/complete-payment.ts';
import type { PlacedOrder } from '#features/payment/store/order-history.ts';
import { containsOrdered } from '#features/payment/store/ordered-cart.ts';
import type { PaymentOutcome } from '#features/payment/store/payment-outcome.ts';
import { pathTo } from '#shared/i18n/paths.ts';
import { Button, ButtonLink } from '#shared/ui/Button.tsx';
import { Icon } from '#shared/ui/Icon.tsx';
import type { IconName } from '#shared/ui/icons.ts';
import { useLocale } from '#shared/ui/island/locale.tsx';
import { useMessages } from '#shared/ui/island/use-messages.ts';
import { useShared } from '#shared/ui/island/use-shared.ts';
import { DeniedByChat, NextTry } from './after/DeniedPayment.tsx';
import { ContactLink, SendReturn, type ShopContact } from './after/SendToShop.tsx';
import { UnknownActions, UnknownDetails } from './after/UnknownPayment.tsx';
import { OutcomeTitle } from './OutcomeTitle.tsx';
import { usePaymentText } from './payment-text.ts';
import { ClearReceipt, Receipt } from './Receipt.tsx';
import { ReturnDetails, ReturnReason } from './ReturnDetails.tsx';

export type OutcomeProps = {
  readonly outcome: Exclude<PaymentOutcome, { readonly kind: 'idle' | 'processing' }>;
  readonly delivery: DeliverySource;
  readonly contact: ShopContact;
};

const SIGN: Readonly<Record<OutcomeProps['outcome']['kind'], IconName>> = {
  recorded: 'check',
  duplicate: 'info',
  nothing: 'info',
  unknown: 'alert',
  denied: 'alert',
  'system-error': 'alert',
  'record-failed': 'alert',
};

export function Outcome({ outcome, delivery, contact }: OutcomeProps) {
  const locale = useLocale();
  const t = usePaymentText();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <div role="alert" className="payment-outcome" data-outcome={outcome.kind}>
        <h1 ref={heading} tabIndex={-1}>
          <Icon name={SIGN[outcome.kind]} />
          <OutcomeTitle outcome={outcome} />
        </h1>
        <OutcomeText outcome={outcome} />
      </div>
      <div className="payment-actions">
        <OutcomeActions outcome={outcome} contact={contact} />
      </div>
      {outcome.kind === 'denied' || outcome.kind === 'system-error' ? (
        // Below the actions, so that these are in the first view of a phone.
        <ReturnDetails paymentReturn={outcome.paymentReturn} />
      ) : null}
      {'order' in outcome ? (
        <Receipt delivery={delivery} chat={contact.chat} order={outcome.order}>
          <ButtonLink href={pathTo.page(locale, 'list')}>{t('receipt.shop')}</ButtonLink>
          <ClearReceipt order={outcome.order} />
        </Receipt>
      ) : null}
    </>
  );
}

type OutcomePart = Pick<OutcomeProps, 'outcome'>;

function OutcomeText({ outcome }: OutcomePart): ReactNode {
  const t = usePaymentText();
  const messages = useMessages();
  switch (outcome.kind) {
    case 'nothing':
      return (
        <>
          <p>{t('nothingHint')}</p>
          {outcome.paymentReturn ? <ReturnDetails paymentReturn={outcome.paymentReturn} isToKeep /> : null}
        </>
      );
    case 'unknown':
      return <UnknownDetails outcome={outcome} />;
    case 'recorded':
      return (
        <>
          <p>{messages('payment.recordedDetail')}</p>
          <StillInCart order={outcome.order} />
        </>
      );
    case 'duplicate':
      return (
        <>
          <p>{t('duplicateAdvice')}</p>
          <StillInCart order={outcome.order} />
        </>
      );
    case 'record-failed':
      return (
        <>
          <p>{t(failedAdvice(outcome))}</p>
          <ReturnDetails paymentReturn={outcome.paymentReturn} isToKeep />
        </>
      );
    case 'denied':
    case 'system-error':
      return (
        <>
          <p>{outcome.kind === 'denied' ? t('notCharged') : t('keptCart')}</p>
          <ReturnReason paymentReturn={outcome.paymentReturn} isInHeading={outcome.kind === 'denied'} />
          <NextTry isDenied={outcome.kind === 'denied'} />
        </>
      );
  }
}

/** A refused approval and another amount are not called approved. */
function failedAdvice({ isRefused, isOtherAmount }: Extract<PaymentOutcome, { kind: 'record-failed' }>) {
  if (isOtherAmount) return 'otherAmount';
  return isRefused ? 'refusedAdvice' : 'failedAdvice';
}

/** Warns that a paid line is in the cart again. */
function StillInCart({ order }: { readonly order: PlacedOrder }) {
  const t = usePaymentText();
  const cart = useShared($cart);
  if (!order.summary || !containsOrdered(cart, order.summary)) return null;
  return <p>{t('stillInCart')}</p>;
}

function OutcomeActions({ outcome, contact }: Omit<OutcomeProps, 'delivery'>): ReactNode {
  const locale = useLocale();
  const t = usePaymentText();
  const messages = useMessages();
  switch (outcome.kind) {
    case 'denied':
    case 'system-error':
      return (
        <>
          <ButtonLink href={`${pathTo.page(locale, 'checkout')}#${CARD_PLACE}`}>
            {messages('payment.backToCheckout')}
          </ButtonLink>
          <DeniedByChat chat={contact.chat} paymentReturn={outcome.paymentReturn} />
        </>
      );
    case 'record-failed':
      return (
        <>
          <Button onClick={() => void retryRecord()}>{messages('retry')}</Button>
          <SendReturn contact={contact} paymentReturn={outcome.paymentReturn} />
        </>
      );
    case 'unknown':
      return <UnknownActions outcome={outcome} contact={contact} />;
    case 'recorded':
      return null;
    case 'nothing':
      return outcome.paymentReturn ? (
        <>
          {/* The text above asks the shopper to write to the shop. */}
          <SendReturn contact={contact} paymentReturn={outcome.paymentReturn} isMain />
          <ButtonLink kind="quiet" href={pathTo.page(locale, 'home')}>
            {t('home')}
          </ButtonLink>
        </>
      ) : (
        <>
          <ButtonLink href={pathTo.page(locale, 'home')}>{t('home')}</ButtonLink>
          <ContactLink />
        </>
      );
    case 'duplicate':
      return (
        <>
          <ButtonLink href={pathTo.page(locale, 'cart')}>{t('cart')}</ButtonLink>
          <ContactLink />
        </>
      );
  }
}
