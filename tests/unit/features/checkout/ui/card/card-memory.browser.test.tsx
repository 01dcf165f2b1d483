/** The card's fields in a real page: formatting, the preview's limits, and wiping. */
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { endSession, storeSession } from '#features/account/store/customer.ts';
import {
  cardFieldIds,
  formatNumberInPlace,
  keepDigits,
  previewOf,
  readCard,
  useCardWipe,
  wipeCard,
} from '#features/checkout/ui/card/card-memory.ts';
import { ANA } from '../../../../fixtures/session-samples.ts';

let form: HTMLFormElement;

beforeEach(() => {
  form = document.createElement('form');
  for (const id of ['card-holder', 'card-number', 'card-month', 'card-year', 'card-cvc']) {
    form.append(Object.assign(document.createElement('input'), { id }));
  }
  document.body.replaceChildren(form);
});

function input(id: string): HTMLInputElement {
  const element = document.getElementById(id);
  if (!(element instanceof HTMLInputElement)) throw new Error(id);
  return element;
}
function fill(values: Readonly<Record<string, string>>): void {
  for (const [id, value] of Object.entries(values)) input(id).value = value;
}

describe('the number', () => {
  // `|` is the caret.
  test.each([
    ['41111|', '4111 1|'],
    ['4111| 1', '4111| 1'],
    ['41112| 1111 1', '4111 2|111 11'],
    ['4|111 11', '4|111 11'],
    ['341111111|', '3411 11111|'],
    ['4111-1111-1111-1111|', '4111 1111 1111 1111|'],
    ['a4b1|c', '41|'],
    ['４１１１１|1', '4111 1|1'],
  ])('%s is formatted as %s', (typed, formatted) => {
    const number = input('card-number');
    number.value = typed.replace('|', '');
    number.setSelectionRange(typed.indexOf('|'), typed.indexOf('|'));
    formatNumberInPlace(number);
    const caret = number.selectionStart ?? -1;
    expect(`${number.value.slice(0, caret)}|${number.value.slice(caret)}`).toBe(formatted);
  });
});

test('only digits stay, at most as many as the code has', () => {
  fill({ 'card-cvc': '12a34' });
  keepDigits(input('card-cvc'), 3);
  expect(input('card-cvc').value).toBe('123');
});

test('the preview shows the issuer and never more than the last four digits', () => {
  fill({
    'card-number': '4111 1111 1111 1234',
    'card-holder': 'MARIA',
    'card-month': '04',
    'card-year': '39',
  });
  expect(previewOf(form)).toEqual({
    issuer: 'visa',
    number: '•••• •••• •••• 1234',
    holder: 'MARIA',
    expiry: '04/39',
    isWrong: true,
  });
  fill({ 'card-number': '4111 1111 111' });
  expect(previewOf(form).number).not.toMatch(/\d/);
});

test("the card is read in the provider's format", () => {
  fill({
    'card-holder': ' MARIA ',
    'card-number': '4111 1111',
    'card-month': '04',
    'card-year': '39',
    'card-cvc': '123',
  });
  expect(readCard(form)).toEqual({
    holder: 'MARIA',
    number: '41111111',
    expiryMonth: '04',
    expiryYear: '39',
    cvc: '123',
  });
});

test('a wiped card is gone from every field, and the preview is updated', () => {
  fill({
    'card-holder': 'MARIA',
    'card-number': '4111',
    'card-month': '04',
    'card-year': '39',
    'card-cvc': '123',
  });
  let reported = 0;
  form.addEventListener('input', () => {
    reported += 1;
  });
  wipeCard(form);
  expect([...form.querySelectorAll('input')].map(({ value }) => value).join('')).toBe('');
  expect(reported).toBe(1);
});

test('no form sends the card’s fields by itself', () => {
  fill({ 'card-number': '4111 1111 1111 1111', 'card-cvc': '123' });
  expect([...new FormData(form)]).toEqual([]);
});

function Card() {
  const form = useRef<HTMLFormElement>(null);
  useCardWipe(form);
  return (
    <form ref={form}>
      <input id={cardFieldIds.number} aria-label="Número" defaultValue="4111 1111 1111 1111" />
      <input id={cardFieldIds.cvc} aria-label="Código" defaultValue="123" />
    </form>
  );
}

describe('a card without a payment', () => {
  const root = { unmount: (): void => undefined };
  const values = () => [...document.querySelectorAll('input')].map(({ value }) => value);
  const login = () => storeSession({ user: ANA, addresses: [], token: 'token' });

  function show(): void {
    const place = document.createElement('div');
    document.body.replaceChildren(place);
    const shown = createRoot(place);
    root.unmount = () => flushSync(() => shown.unmount());
    flushSync(() => shown.render(<Card />));
  }

  beforeEach(() => localStorage.clear());
  afterEach(() => {
    root.unmount();
    endSession();
  });

  test('the card is wiped when the session ends in any tab', () => {
    login();
    show();
    expect(values()).toEqual(['4111 1111 1111 1111', '123']);
    endSession();
    expect(values()).toEqual(['', '']);
  });
  test('a guest who logs in keeps the typed card', () => {
    show();
    login();
    expect(values()).toEqual(['4111 1111 1111 1111', '123']);
  });
});
