/** The rendered card fields (checkout §2, Card payment form): the preview, autofill, and errors. */
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { loadWithTexts } from '#shared/i18n/pending-texts.ts';
import '#styles/index.css';
import { InSpanish } from '../../../../fixtures/page-in.tsx';

// The islands load the texts of the page's language when they are imported.
document.documentElement.dataset['locale'] = 'es-GT';
const { CardFields } = await loadWithTexts(() => import('#features/checkout/ui/card/CardFields.tsx'));

let root: Root;
function show(errors: Parameters<typeof CardFields>[0]['errors'] = {}): void {
  flushSync(() =>
    root.render(
      <form>
        <InSpanish>
          <CardFields errors={errors} onChange={() => undefined} />
        </InSpanish>
      </form>,
    ),
  );
}
beforeEach(() => {
  const place = document.createElement('main');
  document.body.replaceChildren(place);
  root = createRoot(place);
});
afterEach(() => flushSync(() => root.unmount()));

const field = (name: string) => page.getByLabelText(name, { exact: true });
const face = () => document.querySelector<HTMLElement>('.card-face');

test('the preview shows its placeholders, then what is typed', async () => {
  show();
  expect(face()?.textContent).toMatch(/YOUR NAME HERE.*válida hasta/);
  await field('Titular de la tarjeta').fill('MARIA GARCIA');
  await field('Número de tarjeta').fill('4111111111111111');
  await field('Mes').selectOptions('12');
  await field('Año').fill('39');
  expect(face()?.textContent).toContain('MARIA GARCIA');
  expect(face()?.textContent).toContain('12/39');
  expect(face()?.dataset['issuer']).toBe('visa');
});
test.each([
  ['4111111111111111', 'true'],
  ['341111111111111', 'false'],
  ['', 'true'],
])('with the number %j the CVV turns the card to its back: %s', async (number, isBack) => {
  show();
  await field('Número de tarjeta').fill(number);
  await field('CVV').click();
  await expect.poll(() => face()?.dataset['back']).toBe(isBack);
  await userEvent.tab({ shift: true });
  await expect.poll(() => face()?.dataset['back']).toBe('false');
});
test.each([
  ['Titular de la tarjeta', 'cc-name', '60', 'text'],
  ['Número de tarjeta', 'cc-number', null, 'text'],
  ['Mes', 'cc-exp-month', null, null],
  ['Año', 'cc-exp-year', null, 'text'],
  ['CVV', 'cc-csc', null, 'text'],
])('%s is autofilled as %s, and takes no more than %s characters', async (name, token, length, type) => {
  show();
  await expect.element(field(name)).toHaveAttribute('autocomplete', token);
  const element = field(name).element();
  expect([
    element.getAttribute('maxlength'),
    element.getAttribute('type'),
    element.getAttribute('name'),
  ]).toEqual([length, type, null]);
});
test.each([
  ['Número de tarjeta', '4111 - 1111 - 1111 - 1111', '4111 1111 1111 1111'],
  ['Número de tarjeta', '４１１１　１１１１　１１１１　１１１１', '4111 1111 1111 1111'],
  ['Año', '３９', '39'],
  ['CVV', '１ ２ ３', '123'],
])('%s keeps every digit of a pasted %j', async (name, pasted, kept) => {
  show();
  await field(name).click();
  document.execCommand('insertText', false, pasted);
  await expect.element(field(name)).toHaveValue(kept);
});
test('the months are 01 to 12', () => {
  show();
  const options = [...field('Mes').element().querySelectorAll('option')].map(
    ({ textContent }) => textContent,
  );
  expect(options).toEqual(['MM', ...Array.from({ length: 12 }, (_, at) => String(at + 1).padStart(2, '0'))]);
});
test('on a phone the messages of month, year and code have separate lines, and stay with their fields', async () => {
  await page.viewport(360, 740);
  const errors = {
    expiryMonth: 'Falta el Mes de Expiración',
    expiryYear: 'Falta el Año de Expiración',
    cvc: 'Falta el código de verificación de tarjeta',
  };
  show(errors);
  for (const [name, text] of [
    ['Mes', errors.expiryMonth],
    ['Año', errors.expiryYear],
    ['CVV', errors.cvc],
  ] as const) {
    await expect.element(field(name)).toHaveAccessibleDescription(text);
    const message = page.getByText(text).element();
    expect(message.getBoundingClientRect().height).toBeLessThan(30);
  }
  const tops = ['Mes', 'Año', 'CVV'].map((name) => field(name).element().getBoundingClientRect().top);
  expect(new Set(tops).size).toBe(1);
});
