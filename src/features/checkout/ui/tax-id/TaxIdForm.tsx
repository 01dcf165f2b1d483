/** The form of the tax id field, outside the checkout's, so that Enter looks up the id and does not pay. */
import {
  $taxIdRefusal,
  $taxIdStatus,
  clearTaxIdRefusal,
  isTaxIdUnanswered,
  type TaxIdOutcome,
  validateTaxId,
  waitForTaxIdLookup,
} from '#features/checkout/store/tax-id.ts';
import { ownFailureText } from '#shared/ui/island/failure-text.ts';
import { type CheckoutTexts, notifyCheckout, useCheckoutTexts } from '../checkout-text.ts';

export const TAX_ID_FORM = 'tax-id-form';
/** Name of the field and of its problems. */
export const TAX_ID_FIELD = 'taxIdInput';

/** Looks up the id of a field that was left, without moving the focus. False if no lookup is needed or running. */
export function lookUpBlurredTaxId(texts: CheckoutTexts): boolean {
  if ($taxIdStatus.get() === 'loading') return true;
  if ($taxIdRefusal.get() !== null || !isTaxIdUnanswered()) return false;
  void lookUpTaxId(texts, 'blurred');
  return true;
}

/** Whether a payment must wait for the tax id. */
export function isTaxIdAwaited(): boolean {
  return $taxIdStatus.get() === 'loading' || isTaxIdUnanswered();
}

/** Waits for a running lookup, and looks up an id without an answer (decision 197, Press of 'Pagar'). */
export async function lookUpAwaitedTaxId(texts: CheckoutTexts): Promise<void> {
  await waitForTaxIdLookup();
  if (isTaxIdUnanswered()) await lookUpTaxId(texts, 'paying');
}

/** The cause of a lookup: its button, the field that was left, or the pay button. */
type LookUpReason = 'asked' | 'blurred' | 'paying';

/** Looks up the tax id, shows the result, and restores the focus or moves it to the field if no taxpayer was found. */
export async function lookUpTaxId(texts: CheckoutTexts, reason: LookUpReason = 'asked'): Promise<void> {
  const before = document.activeElement;
  clearTaxIdRefusal();
  notifyCheckout([]);
  const outcome = await validateTaxId();
  // The checks of the payment show their own toast.
  if (reason !== 'paying' || outcome.kind === 'found') notifyTaxId(outcome, texts);
  if (outcome.kind === 'superseded') return;
  const field = document.querySelector(`[name="${TAX_ID_FIELD}"]`);
  const isAskedBack = outcome.kind !== 'found' && reason === 'asked';
  const next = isAskedBack ? field : before;
  // React has enabled the control by the next frame.
  requestAnimationFrame(() => {
    const isLost = document.activeElement === document.body;
    if (next instanceof HTMLElement && (isLost || isAskedBack)) next.focus();
  });
}

export function TaxIdForm() {
  const texts = useCheckoutTexts();
  return (
    <form
      id={TAX_ID_FORM}
      method="dialog"
      noValidate
      hidden
      onSubmit={(event) => {
        event.preventDefault();
        void lookUpTaxId(texts);
      }}
    />
  );
}

type Messages = Pick<CheckoutTexts, 'messages'>;

/** Why no taxpayer was found; '' if one was, or without a message. */
function taxIdRefusal(outcome: TaxIdOutcome, { messages }: Messages): string {
  switch (outcome.kind) {
    case 'empty':
      return messages('taxId.emptyField');
    case 'refused':
      return outcome.description || messages('taxId.failed');
    case 'unreadable':
      return messages('taxId.failed');
    case 'failed':
      // Its texts are specified (decision 59, Toasts).
      return ownFailureText(outcome.failure, messages);
    default:
      return '';
  }
}

/** The message at the field, with advice (decision 59, Toasts). */
export function taxIdAdvice(outcome: TaxIdOutcome, texts: Pick<CheckoutTexts, 't' | 'messages'>): string {
  const refusal = taxIdRefusal(outcome, texts);
  if (refusal === '' || outcome.kind === 'empty') return refusal;
  return texts.t('taxId.refused', { reason: refusal.replace(/[.:\s]+$/, '') });
}

/** Shows a toast with the service's description or the refusal. */
export function notifyTaxId(outcome: TaxIdOutcome, texts: Messages): void {
  const found = outcome.kind === 'found' ? outcome.taxpayer.description : '';
  const refusal = taxIdRefusal(outcome, texts);
  notifyCheckout([
    { type: 'success', message: found },
    { type: outcome.kind === 'empty' ? 'warn' : 'error', message: refusal, position: 'top-center' },
  ]);
}
