/** Card data is in uncontrolled inputs only, because React copies a controlled value into the `value` attribute. */
import { type RefObject, useEffect } from 'react';
import { $isLoggedIn } from '#features/account/store/customer.ts';
import {
  type CardForm,
  caretAfterFormatting,
  formatCardNumber,
  isWrongNumber,
  previewMaximumLength,
} from '#features/checkout/rules/card.ts';
import { type CardBrand, cardBrand } from '#features/checkout/rules/card-brand.ts';
import { digitsOf } from '#shared/text/text.ts';

/** Ids of the card's fields. They have no names, so that no form sends them. */
export const cardFieldIds = {
  holder: 'card-holder',
  number: 'card-number',
  expiryMonth: 'card-month',
  expiryYear: 'card-year',
  cvc: 'card-cvc',
} as const;
export type CardFieldName = keyof typeof cardFieldIds;
const CARD_FIELDS = ['holder', 'number', 'expiryMonth', 'expiryYear', 'cvc'] as const;

/** The content of the preview: at most the last four digits. */
export type CardPreview = {
  readonly issuer: CardBrand;
  readonly number: string;
  readonly holder: string;
  readonly expiry: string;
  /** The number is complete and invalid. */
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

export function readCard(form: HTMLFormElement): CardForm {
  const value = (field: CardFieldName): string => control(form, field)?.value ?? '';
  return {
    holder: value('holder').trim(),
    number: digitsOf(value('number')),
    expiryMonth: value('expiryMonth'),
    expiryYear: digitsOf(value('expiryYear')),
    cvc: digitsOf(value('cvc')),
  };
}

/** Empties the card's fields (decision 76, Card data). */
export function wipeCard(form: HTMLFormElement): void {
  for (const field of CARD_FIELDS) {
    const element = control(form, field);
    if (element) element.value = '';
  }
  // The preview follows input events.
  control(form, 'number')?.dispatchEvent(new Event('input', { bubbles: true }));
}

/** The card's field for an element; otherwise undefined. */
export function cardFieldOf(element: Element): CardFieldName | undefined {
  return CARD_FIELDS.find((field) => cardFieldIds[field] === element.id);
}

/** Groups the number while it is typed, and keeps the caret after the same digit. */
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

/** The number of the preview: dots, and the last four of at least twelve digits. */
function maskedNumber(digits: string, issuer: CardBrand): string {
  const length = Math.max(digits.length, Math.min(previewMaximumLength(issuer), 16));
  const shown = digits.length >= 12 ? digits.slice(-4) : '';
  return `${'•'.repeat(length - shown.length)}${shown}`.replace(/(.{4})(?=.)/g, '$1 ');
}

export function previewOf(form: HTMLFormElement): CardPreview {
  const card = readCard(form);
  const issuer = cardBrand(card.number);
  return {
    issuer,
    number: maskedNumber(card.number, issuer),
    holder: card.holder,
    expiry:
      card.expiryMonth || card.expiryYear ? `${card.expiryMonth || '••'}/${card.expiryYear || '••'}` : '',
    isWrong: isWrongNumber(card.number),
  };
}

/** Wipes the card with the page, with the session, and after ten minutes without input (decision 76, Card data). */
const IDLE_MS = 10 * 60 * 1000;

export function useCardWipe(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const wipe = (): void => wipeCard(element);
    let timer = setTimeout(wipe, IDLE_MS);
    const wait = (): void => {
      clearTimeout(timer);
      timer = setTimeout(wipe, IDLE_MS);
    };
    const listeners = new AbortController();
    const { signal } = listeners;
    element.addEventListener('input', wait, { signal });
    element.addEventListener('keydown', wait, { signal });
    window.addEventListener('pagehide', wipe, { signal });
    const stopListening = $isLoggedIn.listen((isLoggedIn, wasLoggedIn) => {
      if (wasLoggedIn && !isLoggedIn) wipe();
    });
    return () => {
      clearTimeout(timer);
      stopListening();
      listeners.abort();
    };
  }, [form]);
}
