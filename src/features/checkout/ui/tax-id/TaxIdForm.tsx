/**
 * The form of the NIT/DPI field and its button, by their `form` attribute: Enter in the field presses that button and
 * not the payment, also before React loads. It is outside the checkout's form and renders nothing.
 */

import {
  $taxIdRefusal,
  $taxIdStatus,
  clearTaxIdRefusal,
  isTaxIdUnanswered,
  validateTaxId,
  waitForTaxIdLookup,
} from '#features/checkout/store/tax-id.ts';
import { type CheckoutTexts, useCheckoutTexts } from '../checkout-text.ts';
import { notifyCheckout } from '../notify-checkout.ts';
import { notifyTaxId } from './tax-id-notices.ts';

/** Id of the form. */
export const TAX_ID_FORM = 'tax-id-form';
/** Name of the field, in it and among the problems of a checkout. */
export const TAX_ID_FIELD = 'taxIdInput';

/**
 * The field was left: looks up what was typed, once, and leaves the focus where it went. False where no lookup is needed
 * or under way.
 */
export function lookUpBlurredTaxId(texts: CheckoutTexts): boolean {
  if ($taxIdStatus.get() === 'loading') return true;
  if ($taxIdRefusal.get() !== null || !isTaxIdUnanswered()) return false;
  void lookUpTaxId(texts, 'left');
  return true;
}

/** Whether a payment has to wait for the tax id. */
export function isTaxIdAwaited(): boolean {
  return $taxIdStatus.get() === 'loading' || isTaxIdUnanswered();
}

/**
 * Waits for a lookup under way, and looks up a tax id that nobody has answered for yet (contract, Settled after the
 * second release: Tax id at the press).
 */
export async function lookUpAwaitedTaxId(texts: CheckoutTexts): Promise<void> {
  await waitForTaxIdLookup();
  if (isTaxIdUnanswered()) await lookUpTaxId(texts, 'paying');
}

/** What starts a lookup: its own button, the field that was left, or the pay button. */
type LookUpReason = 'asked' | 'left' | 'paying';

/**
 * Looks the tax id up and shows the result. The focus goes back to where it was, or to the field if its own button found
 * nobody: the browser drops the focus of a control that is disabled, as they are during the lookup.
 */
export async function lookUpTaxId(texts: CheckoutTexts, reason: LookUpReason = 'asked'): Promise<void> {
  const before = document.activeElement;
  clearTaxIdRefusal();
  notifyCheckout([]);
  const outcome = await validateTaxId();
  // The checks of the payment warn of an id that is not valid; a second toast would replace theirs.
  if (reason !== 'paying' || outcome.kind === 'found') notifyTaxId(outcome, texts);
  if (outcome.kind === 'superseded') return;
  const field = document.querySelector(`[name="${TAX_ID_FIELD}"]`);
  const isAskedBack = outcome.kind !== 'found' && reason === 'asked';
  const next = isAskedBack ? field : before;
  // React has enabled it again by the next frame; a focus that moved meanwhile stays.
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
