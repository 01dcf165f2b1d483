/** The five fields of the card and its preview (checkout §2, Card payment form). */
import './CardFields.css';
import './CardPreviewFace.css';
import { type FocusEvent, type FormEvent, useRef, useState } from 'react';
import { cardRules } from '#features/checkout/rules/card-brand.ts';
import { Field } from '#shared/form/Field.tsx';
import { SelectField } from '#shared/form/SelectField.tsx';
import { digitsOf } from '#shared/text/text.ts';
import { useCheckoutText } from '../checkout-text.ts';
import {
  type CardFieldName,
  type CardPreview,
  cardFieldIds,
  cardFieldOf,
  EMPTY_PREVIEW,
  formatNumberInPlace,
  keepDigits,
  previewOf,
} from './card-memory.ts';
import { CARD_PLACE } from './card-place.ts';

export type CardFieldsProps = {
  /** Translated messages by field. */
  readonly errors: Partial<Readonly<Record<CardFieldName, string>>>;
  /** A field was changed by the shopper or wiped. */
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
      className="checkout-section card-fields"
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
        id={cardFieldIds.holder}
        autoComplete="cc-name"
        maxLength={60}
        error={errors.holder}
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

/** Keeps the last two digits of a year that the browser filled in. */
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

export type CardPreviewFaceProps = {
  readonly preview: CardPreview;
  /** Shows the back while the CVV is typed, except for amex, whose code is on the front. */
  readonly isBack: boolean;
};

/** The picture of the card, hidden from assistive technology. */
function CardPreviewFace({ preview, isBack }: CardPreviewFaceProps) {
  const t = useCheckoutText();
  return (
    <div
      className="card-face"
      translate="no"
      data-issuer={preview.issuer}
      data-back={isBack}
      aria-hidden="true"
    >
      <div className="card-face-front">
        <span className="card-face-issuer">{preview.issuer === 'unknown' ? '' : preview.issuer}</span>
        <span className="card-face-number">{preview.number || '•••• •••• •••• ••••'}</span>
        <span className="card-face-holder">{preview.holder || t('card.previewName')}</span>
        <span className="card-face-valid">
          <small>{t('card.previewValid')}</small> <span>{preview.expiry || '••/••'}</span>
        </span>
      </div>
      <div className="card-face-back">
        <span className="card-face-stripe" />
        <span className="card-face-code">•••</span>
      </div>
    </div>
  );
}
