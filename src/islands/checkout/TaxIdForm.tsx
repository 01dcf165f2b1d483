/**
 * The form that the NIT/DPI field and its button belong to, by their `form` attribute: Enter in the field means its own
 * button and not the payment, also before React is there. It stands outside the checkout's form and shows nothing.
 */
import { clearTaxIdRefusal, validateTaxId } from '#stores/tax-id.ts';
import type { CheckoutTexts } from './checkout-text.ts';
import { tellTaxId } from './tax-id-notices.ts';

/** Id of the form. */
export const TAX_ID_FORM = 'tax-id-form';
/** Name of the field, in it and among the problems of a checkout. */
export const TAX_ID_FIELD = 'taxIdInput';

/** Looks the tax id up and tells what came of it; the focus goes back to the field when nobody was found. */
export async function lookUpTaxId(texts: CheckoutTexts): Promise<void> {
  clearTaxIdRefusal();
  const outcome = await validateTaxId();
  tellTaxId(outcome, texts);
  if (outcome.kind === 'found' || outcome.kind === 'superseded') return;
  // The field was disabled while the lookup ran: it can take the focus once React has enabled it again.
  requestAnimationFrame(() => document.querySelector<HTMLElement>(`[name="${TAX_ID_FIELD}"]`)?.focus());
}

export function TaxIdForm(texts: CheckoutTexts) {
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
