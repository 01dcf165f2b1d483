/** The service's rejection of an order for CF, with a link to the tax id (decision 198, CF rejected). */
import { FINAL_CONSUMER } from '#features/checkout/rules/taxpayer.ts';
import { $checkoutForm } from '#features/checkout/store/checkout-form.ts';
import type { PlaceOrderOutcome } from '#features/payment/store/place-order.ts';
import { serviceMessage } from '#shared/ui/island/failure-text.ts';
import { useCheckoutText } from '../checkout-text.ts';
import { formFieldId } from '../problems.ts';
import { TAX_ID_FIELD } from '../tax-id/TaxIdForm.tsx';

const ABOUT_TAX_ID = /\bC\/?F\b|\b(?:NIT|DPI)\b|consum/i;

function rejectionOf(outcome: PlaceOrderOutcome): string {
  if (outcome.kind === 'cart-failed') return outcome.message;
  return outcome.kind === 'order-failed' ? serviceMessage(outcome.failure) : '';
}

/** The service's message about the tax id of an order for CF; otherwise undefined. */
export function finalConsumerRejection(outcome: PlaceOrderOutcome): string | undefined {
  if ($checkoutForm.get().taxpayer?.taxId !== FINAL_CONSUMER) return undefined;
  const message = rejectionOf(outcome);
  return ABOUT_TAX_ID.test(message) ? message : undefined;
}

export function focusTaxId(): void {
  document.getElementById(formFieldId(TAX_ID_FIELD))?.focus();
}

export function RejectedTaxId({ message }: { readonly message: string }) {
  const t = useCheckoutText();
  return (
    <>
      <h2 className="checkout-rejection">{message}</h2>
      <a
        href={`#${formFieldId(TAX_ID_FIELD)}`}
        onClick={(event) => {
          // The address does not change, so that Back does not lead through the fields.
          event.preventDefault();
          focusTaxId();
        }}
      >
        {t('notice.changeTaxId')}
      </a>
    </>
  );
}
