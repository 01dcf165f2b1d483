/** The card's five fields and the live preview (checkout §2, Card payment form). */

import { type FocusEvent, type FormEvent, useRef, useState } from 'react';
import { cardRules } from '#features/checkout/rules/card-issuer.ts';
import { Field } from '#shared/form/Field.tsx';
import { SelectField } from '#shared/form/SelectField.tsx';
import { digitsOf } from '#shared/text/text.ts';
import { useCheckoutText } from '../checkout-text.ts';
import { CardPreviewFace } from './CardPreviewFace.tsx';
import {
  type CardFieldName,
  cardFieldIds,
  cardFieldOf,
  EMPTY_PREVIEW,
  formatNumberInPlace,
  keepDigits,
  previewOf,
} from './card-memory.ts';
import { CARD_PLACE } from './card-place.ts';
import './CardFields.css';

export type CardFieldsProps = {
  /** Translated message for a field, '' or missing when it has none. */
  readonly errors: Partial<Readonly<Record<CardFieldName, string>>>;
  /** A field was changed by the shopper, or emptied for them. */
  readonly onChange: (field: CardFieldName) => void;
};

const months = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'));

export function CardFields({ errors, onChange }: CardFieldsProps) {
  const t = useCheckoutText();
  const [preview, setPreview] = useState(EMPTY_PREVIEW);
  const [isBack, setIsBack] = useState(false);
  const fieldset = useRef<HTMLFieldSetElement>(null);

  function update(event: FormEvent<HTMLFieldSetElement>): void {
    const { target } = event;
    if (target instanceof HTMLInputElement) formatTyped(target, fieldset.current?.form ?? undefined);
    const form = fieldset.current?.form;
    if (form) setPreview(previewOf(form));
    const field = target instanceof Element ? cardFieldOf(target) : undefined;
    if (field) onChange(field);
  }
  function turn(event: FocusEvent<HTMLFieldSetElement>): void {
    const isCode = event.target instanceof HTMLInputElement && event.target.id === cardFieldIds.cvc;
    setIsBack(isCode && preview.issuer !== 'amex');
  }

  return (
    <fieldset
      ref={fieldset}
      id={CARD_PLACE}
      className="card-fields"
      data-secret=""
      onInput={update}
      onChange={update}
      onFocus={turn}
      onBlur={() => setIsBack(false)}
    >
      <legend>{t('card.legend')}</legend>
      <CardPreviewFace preview={preview} isBack={isBack} />
      <Field
        label={t('card.holder')}
        id={cardFieldIds.name}
        autoComplete="cc-name"
        maxLength={60}
        error={errors.name}
      />
      <Field
        label={t('card.number')}
        id={cardFieldIds.number}
        inputMode="numeric"
        autoComplete="cc-number"
        error={errors.number ?? (preview.isWrong ? t('problem.number-invalid') : undefined)}
      />
      <div className="card-fields-row">
        <SelectField
          label={t('card.month')}
          id={cardFieldIds.expiryMonth}
          autoComplete="cc-exp-month"
          placeholder="MM"
          options={months.map((month) => ({ value: month, label: month }))}
          error={errors.expiryMonth}
        />
        <Field
          label={t('card.year')}
          id={cardFieldIds.expiryYear}
          inputMode="numeric"
          autoComplete="cc-exp-year"
          placeholder={t('card.yearPlaceholder')}
          error={errors.expiryYear}
        />
        <Field
          label={t('card.cvc')}
          id={cardFieldIds.cvc}
          inputMode="numeric"
          autoComplete="cc-csc"
          error={errors.cvc}
        />
      </div>
    </fieldset>
  );
}

/** A year filled in by the browser may have four digits: its last two are kept. */
function formatTyped(input: HTMLInputElement, form: HTMLFormElement | undefined): void {
  if (input.id === cardFieldIds.number) formatNumberInPlace(input);
  if (input.id === cardFieldIds.expiryYear) {
    const digits = digitsOf(input.value);
    input.value = digits.length === 4 ? digits.slice(-2) : digits.slice(0, 3);
  }
  if (input.id === cardFieldIds.cvc) {
    const number = form?.elements.namedItem(cardFieldIds.number);
    const digits = number instanceof HTMLInputElement ? number.value : '';
    keepDigits(input, Math.max(...cardRules(digits).cvcLengths));
  }
}
