/** Who is billed: the NIT/DPI, its lookup, and the name it belongs to (checkout spec §2, Tax-id section). */
import { useStore } from '@nanostores/react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { FINAL_CONSUMER, taxIdHint } from '#domain/nit.ts';
import { personName } from '#domain/taxpayer.ts';
import { $checkoutForm, EMPTY_FORM, typeTaxId } from '#stores/checkout-form.ts';
import { $taxIdStatus, TAX_ID_IDLE, validateTaxId } from '#stores/tax-id.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import type { CheckoutTexts } from './checkout-text.ts';
import { taxIdRefusal, tellTaxId } from './tax-id-notices.ts';

export type TaxIdFieldsProps = CheckoutTexts & {
  /** Message of the checks at the field. */
  readonly error: string | undefined;
};

/** Longest that may be typed; the rule of 14 characters is the service's answer's (adversarial F04). */
const MAX_TYPED = 30;

export function TaxIdFields({ error, ...texts }: TaxIdFieldsProps) {
  const { t } = texts;
  const { taxIdInput, taxpayer } = useStore($checkoutForm, { ssr: () => EMPTY_FORM });
  const status = useStore($taxIdStatus, { ssr: () => TAX_ID_IDLE });
  const row = useRef<HTMLDivElement>(null);
  /** What the last lookup failed with, until the field is changed. */
  const [refusal, setRefusal] = useState('');
  const isLoading = status === 'loading';

  async function validate(): Promise<void> {
    const outcome = await validateTaxId();
    tellTaxId(outcome, texts);
    setRefusal(taxIdRefusal(outcome, texts));
    if (outcome.kind !== 'found') row.current?.querySelector('input')?.focus();
  }
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.key !== 'Enter') return;
    // Enter in this field means its own button, not the payment.
    event.preventDefault();
    void validate();
  }
  function type(typed: string): void {
    typeTaxId(typed);
    setRefusal('');
  }
  return (
    <fieldset className="checkout-section">
      <legend>{t('taxId.legend')}</legend>
      <div ref={row} className="checkout-tax-id" data-refused={refusal !== ''}>
        <Field
          label={t('taxId.label')}
          name="taxIdInput"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={MAX_TYPED}
          value={taxIdInput}
          disabled={isLoading}
          hint={taxIdHint(taxIdInput) === 'check-digit' ? t('taxId.checkDigitHint') : undefined}
          error={error ?? refusal}
          onChange={({ target }) => type(target.value)}
          onKeyDown={onKeyDown}
        />
        <Button kind="quiet" busy={isLoading} onClick={() => void validate()}>
          {t('taxId.validate')}
        </Button>
      </div>
      <Button
        kind="plain"
        disabled={isLoading}
        onClick={() => {
          type(FINAL_CONSUMER);
          void validate();
        }}
      >
        {t('taxId.finalConsumer')}
      </Button>
      <Field label={t('taxId.name')} readOnly value={taxpayer ? personName(taxpayer.name) : ''} />
    </fieldset>
  );
}
