/** Who is billed: the NIT/DPI, its lookup, and the name it belongs to (checkout §2, Tax-id section). */
import { FINAL_CONSUMER, taxIdHint } from '#features/checkout/rules/nit.ts';
import { personName } from '#features/checkout/rules/taxpayer.ts';
import { $checkoutForm, typeTaxId } from '#features/checkout/store/checkout-form.ts';
import { $taxIdRefusal, $taxIdStatus, clearTaxIdRefusal } from '#features/checkout/store/tax-id.ts';
import { Field } from '#shared/form/Field.tsx';
import { Button } from '#shared/ui/Button.tsx';
import { useShared } from '#shared/ui/island/use-shared.ts';
import { useCheckoutTexts } from '../checkout-text.ts';
import { formFieldId } from '../field-errors.ts';
import { notifyCheckout } from '../notify-checkout.ts';
import { RememberedTaxIds, RememberTaxId } from './RememberedTaxIds.tsx';
import { lookUpTaxId, TAX_ID_FIELD, TAX_ID_FORM } from './TaxIdForm.tsx';
import { taxIdAdvice } from './tax-id-notices.ts';

export type TaxIdFieldsProps = {
  /** Message of the checks at the field. */
  readonly error: string | undefined;
};

/** Longest that may be typed; the rule of 14 characters is the service's answer's (decision 65, Tax ids). */
const MAX_TYPED = 30;

function type(typed: string): void {
  typeTaxId(typed);
  // What was said of the id before is not about this one.
  if ($taxIdRefusal.get()) notifyCheckout([]);
  clearTaxIdRefusal();
}

export function TaxIdFields({ error }: TaxIdFieldsProps) {
  const texts = useCheckoutTexts();
  const { t } = texts;
  const { taxIdInput, taxpayer } = useShared($checkoutForm);
  const status = useShared($taxIdStatus);
  const outcome = useShared($taxIdRefusal);
  const refusal = outcome ? taxIdAdvice(outcome, texts) : '';
  const isLoading = status === 'loading';
  function lookUp(taxId: string): void {
    type(taxId);
    void lookUpTaxId(texts);
  }
  return (
    <fieldset className="checkout-section">
      <legend>{t('taxId.legend')}</legend>
      <div className="checkout-tax-id" data-refused={refusal !== ''}>
        <Field
          label={t('taxId.label')}
          name={TAX_ID_FIELD}
          id={formFieldId(TAX_ID_FIELD)}
          form={TAX_ID_FORM}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={MAX_TYPED}
          value={taxIdInput}
          disabled={isLoading}
          hint={taxIdHint(taxIdInput) === 'check-digit' ? t('taxId.checkDigitHint') : undefined}
          // Why it failed says more than that it is not validated.
          error={refusal || error}
          onChange={({ target }) => type(target.value)}
        />
        <Button type="submit" form={TAX_ID_FORM} kind="quiet" busy={isLoading}>
          {t('taxId.validate')}
        </Button>
      </div>
      <RememberedTaxIds isLoading={isLoading} taxpayer={taxpayer} onChoose={lookUp} />
      <Button kind="plain" disabled={isLoading} onClick={() => lookUp(FINAL_CONSUMER)}>
        {t('taxId.finalConsumer')}
      </Button>
      <Field label={t('taxId.name')} readOnly value={taxpayer ? personName(taxpayer.name) : ''} />
      <RememberTaxId taxpayer={taxpayer} />
    </fieldset>
  );
}
