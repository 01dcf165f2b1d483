/** When the card's fields are emptied without a payment. */
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { endSession, storeSession } from '#features/account/store/customer.ts';
import { cardFieldIds, useCardWipe } from '#features/checkout/ui/card/card-memory.ts';
import { ANA } from '../../../../fixtures/session-samples.ts';

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
