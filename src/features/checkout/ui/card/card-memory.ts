/**
 * Where the card's digits are: in the form's own inputs and nowhere else. The inputs are uncontrolled, because React
 * would copy a controlled value into the `value` attribute; state holds only what the preview may show.
 */

import type { CardForm } from '#features/checkout/rules/card.ts';
import {
  caretAfterFormatting,
  formatCardNumber,
  isWrongNumber,
  previewMaximumLength,
} from '#features/checkout/rules/card.ts';
import { type CardIssuer, cardIssuer } from '#features/checkout/rules/card-issuer.ts';
import { digitsOf } from '#shared/text/text.ts';

/**
 * Ids of the card's fields. They have no names, so that no form ever sends them, not even where scripts fail; the
 * hand-off form has separate hidden fields.
 */
export const cardFieldIds = {
  name: 'card-holder',
  number: 'card-number',
  expiryMonth: 'card-month',
  expiryYear: 'card-year',
  cvc: 'card-cvc',
} as const;
export type CardFieldName = keyof typeof cardFieldIds;
const CARD_FIELDS = ['name', 'number', 'expiryMonth', 'expiryYear', 'cvc'] as const;

/** What the preview shows: never more than the last four digits. */
export type CardPreview = {
  readonly issuer: CardIssuer;
  readonly number: string;
  readonly holder: string;
  readonly expiry: string;
  /** The number is as long as it has to be, and wrong. */
  readonly isWrong: boolean;
};

export const EMPTY_PREVIEW: CardPreview = {
  issuer: 'unknown',
  number: '',
  holder: '',
  expiry: '',
  isWrong: false,
};

type CardControl = HTMLInputElement | HTMLSelectElement;

function control(form: HTMLFormElement, field: CardFieldName): CardControl | undefined {
  const element = form.elements.namedItem(cardFieldIds[field]);
  return element instanceof HTMLInputElement || element instanceof HTMLSelectElement ? element : undefined;
}

/** Reads the card out of the form at the moment it is needed. */
export function readCard(form: HTMLFormElement): CardForm {
  const value = (field: CardFieldName): string => control(form, field)?.value ?? '';
  return {
    name: value('name').trim(),
    number: digitsOf(value('number')),
    expiryMonth: value('expiryMonth'),
    expiryYear: digitsOf(value('expiryYear')),
    cvc: digitsOf(value('cvc')),
  };
}

/**
 * Empties the card's fields: on submit, on `pagehide`, with the session and after idle minutes (decision 76, Card
 * data).
 */
export function wipeCard(form: HTMLFormElement): void {
  for (const field of CARD_FIELDS) {
    const element = control(form, field);
    if (element) element.value = '';
  }
  // The preview follows input events, and there has been none yet.
  control(form, 'number')?.dispatchEvent(new Event('input', { bubbles: true }));
}

/** The field of the card that an element is; undefined for any other element. */
export function cardFieldOf(element: Element): CardFieldName | undefined {
  return CARD_FIELDS.find((field) => cardFieldIds[field] === element.id);
}

/** Groups the number while it is typed or pasted, keeping the caret behind the same digit. */
export function formatNumberInPlace(input: HTMLInputElement): void {
  const caret = input.selectionStart ?? input.value.length;
  const typed = input.value;
  const formatted = formatCardNumber(typed);
  if (formatted === typed) return;
  input.value = formatted;
  const position = caretAfterFormatting(typed, formatted, caret);
  input.setSelectionRange(position, position);
}

/** Keeps only digits, at most `length` of them. */
export function keepDigits(input: HTMLInputElement, length: number): void {
  const digits = digitsOf(input.value).slice(0, length);
  if (digits !== input.value) input.value = digits;
}

/** The number as the preview prints it: dots, and the last four digits once twelve are there. */
function maskedNumber(digits: string, issuer: CardIssuer): string {
  const length = Math.max(digits.length, Math.min(previewMaximumLength(issuer), 16));
  const shown = digits.length >= 12 ? digits.slice(-4) : '';
  return `${'•'.repeat(length - shown.length)}${shown}`.replace(/(.{4})(?=.)/g, '$1 ');
}

export function previewOf(form: HTMLFormElement): CardPreview {
  const card = readCard(form);
  const issuer = cardIssuer(card.number);
  return {
    issuer,
    number: maskedNumber(card.number, issuer),
    holder: card.name,
    expiry:
      card.expiryMonth || card.expiryYear ? `${card.expiryMonth || '••'}/${card.expiryYear || '••'}` : '',
    isWrong: isWrongNumber(card.number),
  };
}
