/** The tax id section (checkout §2, Tax-id section): NIT or DPI, its lookup and name. */
import { FINAL_CONSUMER, personName, type Taxpayer, taxIdHint } from '#features/checkout/rules/taxpayer.ts';
import { $checkoutForm, typeTaxId } from '#features/checkout/store/checkout-form.ts';
import { $taxIdRefusal, $taxIdStatus, clearTaxIdRefusal } from '#features/checkout/store/tax-id.ts';
import { Field } from '#shared/form/Field.tsx';
import { Button } from '#shared/ui/Button.tsx';
import { useShared } from '#shared/ui/island/use-shared.ts';
import {
  $rememberedTaxIds,
  canBeRemembered,
  forgetTaxIds,
  rememberTaxId,
} from '../../store/remembered-tax-ids.ts';
import { notifyCheckout, useCheckoutText, useCheckoutTexts } from '../checkout-text.ts';
import { formFieldId } from '../problems.ts';
import { lookUpTaxId, TAX_ID_FIELD, TAX_ID_FORM, taxIdAdvice } from './TaxIdForm.tsx';

/** Most characters of the field; the limit of 14 is for the answer (decision 65, Tax ids). */
const MAX_TYPED = 30;

function type(typed: string): void {
  typeTaxId(typed);
  // The toast was about the last id.
  if ($taxIdRefusal.get()) notifyCheckout([]);
  clearTaxIdRefusal();
}

export function TaxIdFields({ error }: { readonly error: string | undefined }) {
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
          // The reason of the failure is more precise than the check's error.
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

type RememberedTaxIdsProps = {
  readonly isLoading: boolean;
  /** The taxpayer of the last lookup. */
  readonly taxpayer: Taxpayer | undefined;
  /** Looks up the chosen id. */
  readonly onChoose: (taxId: string) => void;
};

/** Buttons for the tax ids that this device remembers (decision 65, Tax ids). */
function RememberedTaxIds({ isLoading, taxpayer, onChoose }: RememberedTaxIdsProps) {
  const t = useCheckoutText();
  const remembered = useShared($rememberedTaxIds);
  const taxIds = remembered.filter(({ taxId }) => taxId !== taxpayer?.taxId);
  if (taxIds.length === 0) return null;
  return (
    <ul aria-label={t('taxId.usedBefore')} className="tax-ids">
      {taxIds.map(({ taxId, name }) => (
        <li key={taxId}>
          <Button kind="quiet" translate="no" disabled={isLoading} onClick={() => onChoose(taxId)}>
            {`${taxId} · ${personName(name)}`}
          </Button>
        </li>
      ))}
      <li>
        <Button kind="plain" onClick={() => forgetTaxIds()}>
          {t('taxId.forgetAll')}
        </Button>
      </li>
    </ul>
  );
}

/** The checkbox that remembers a found tax id, except CF. */
function RememberTaxId({ taxpayer }: { readonly taxpayer: Taxpayer | undefined }) {
  const t = useCheckoutText();
  const taxIds = useShared($rememberedTaxIds);
  if (!taxpayer || !canBeRemembered(taxpayer)) return null;
  return (
    <label className="checkout-check">
      <input
        type="checkbox"
        checked={taxIds.some(({ taxId }) => taxId === taxpayer.taxId)}
        onChange={({ target }) => (target.checked ? rememberTaxId(taxpayer) : forgetTaxIds(taxpayer.taxId))}
      />
      {t('taxId.remember')}
    </label>
  );
}
