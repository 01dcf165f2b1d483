/**
 * The form that the NIT/DPI field and its button belong to, by their `form` attribute: Enter in the field means its own
 * button and not the payment, also before React is there. It stands outside the checkout's form and shows nothing.
 */

import { normaliseTaxId } from '#domain/checkout/nit.ts';
import { type CheckoutTexts, useCheckoutTexts } from '#islands/checkout/checkout-text.ts';
import { notifyCheckout } from '#islands/checkout/notify-checkout.ts';
import { $checkoutForm } from '#stores/checkout/checkout-form.ts';
import { $taxIdRefusal, $taxIdStatus, clearTaxIdRefusal, validateTaxId } from '#stores/checkout/tax-id.ts';
import { notifyTaxId } from './tax-id-notices.ts';

/** Id of the form. */
export const TAX_ID_FORM = 'tax-id-form';
/** Name of the field, in it and among the problems of a checkout. */
export const TAX_ID_FIELD = 'taxIdInput';

/**
 * The field was left: looks up what was typed, once, and leaves the focus where it went. False where there is nothing
 * new to ask.
 */
export function lookUpLeftTaxId(texts: CheckoutTexts): boolean {
  const { taxIdInput, taxpayer } = $checkoutForm.get();
  const isAnswered = taxpayer !== undefined || $taxIdRefusal.get() !== null;
  if (isAnswered || normaliseTaxId(taxIdInput) === '' || $taxIdStatus.get() === 'loading') return false;
  void lookUpTaxId(texts, { isLeft: true });
  return true;
}

/** Whether the shopper has gone on to another field already. */
type LookUpOptions = { readonly isLeft?: boolean };

/**
 * Looks the tax id up and tells what came of it. The focus goes back to where it was, to the field when nobody was
 * found: the browser drops it where a control is disabled, as they are while the lookup runs.
 */
export async function lookUpTaxId(
  texts: CheckoutTexts,
  { isLeft = false }: LookUpOptions = {},
): Promise<void> {
  const before = document.activeElement;
  clearTaxIdRefusal();
  notifyCheckout([]);
  const outcome = await validateTaxId();
  notifyTaxId(outcome, texts);
  if (outcome.kind === 'superseded') return;
  const field = document.querySelector(`[name="${TAX_ID_FIELD}"]`);
  const isAskedBack = outcome.kind !== 'found' && !isLeft;
  const next = isAskedBack ? field : before;
  // React has enabled it again by the next frame; whoever went on meanwhile is not called back.
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
