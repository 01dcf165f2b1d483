/**
 * The row of POST invoices in a browser: on the checkout of a shop without cards, unlike the tests' shop. The other
 * rows go through the whole shop (`tests/e2e/faults/`).
 */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { $cart } from '#features/cart/store/cart.ts';
import {
  chat,
  delivery,
  draw,
  fillCart,
  fillForm,
  places,
} from '../unit/features/checkout/ui/checkout-fixture.tsx';
import { ANSWERS } from './answers.ts';
import { FAULT_NAMES, replyOf } from './faults.ts';
import { CALL_NAMES, MATRIX } from './matrix/matrix.ts';
import { type FakeNetwork, fakeNetwork } from './network.ts';

vi.mock('#shared/configuration/settings.ts', async (original) => {
  const { shopConfiguration } = await original<typeof import('#shared/configuration/settings.ts')>();
  return { shopConfiguration: { ...shopConfiguration, paymentMode: 'order', apiUrl: 'http://api.test' } };
});

// The islands load the texts of the page's language when they are imported.
document.documentElement.dataset['locale'] = 'es-GT';
const { GuestCheckout } = await import('#features/checkout/ui/GuestCheckout.tsx');

const { invoice } = MATRIX;
const send = page.getByRole('button', { name: 'Enviar pedido' });
const sent = page.getByRole('heading', { name: /^Su Pedido ha sido enviado/ });

let network: FakeNetwork;
/** Aborted by the test. */
let deadline: AbortController;
let takeAway: () => void;
const open = (): void => {
  takeAway = draw(<GuestCheckout locale="es-GT" places={places} delivery={delivery} chat={chat} />);
};
const reported = (): string => page.getByRole('alert').element().textContent;
const orders = (): number =>
  network.asked.filter((call) => call === `${invoice.method} ${invoice.path}`).length;

beforeEach(() => {
  deadline = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => deadline.signal);
  vi.spyOn(console, 'error');
  network = fakeNetwork(new Map(CALL_NAMES.map((name) => [MATRIX[name], ANSWERS[name]])));
  fillCart();
  fillForm();
  open();
});
afterEach(() => {
  takeAway();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Presses, and leaves or waits as the fault requires. */
async function meet(fault: (typeof FAULT_NAMES)[number]): Promise<void> {
  network.fail(invoice, replyOf(fault, ANSWERS.invoice));
  await send.click();
  await expect.poll(orders).toBe(1);
  if (fault === 'slow') deadline.abort(new DOMException('late', 'TimeoutError'));
  deadline = new AbortController();
  if (fault !== 'left') return;
  takeAway();
  open();
}

describe(`${invoice.method} ${invoice.path} in a browser`, () => {
  test.each(FAULT_NAMES)('%s is reported, and leaves the page usable', async (fault) => {
    const { outcome, says } = invoice.cells[fault];
    await meet(fault);
    await expect.poll(reported).toContain(says);
    await expect.element(send).not.toHaveAttribute('aria-busy', 'true');
    await expect.element(page.getByLabelText('Nombre', { exact: true })).toHaveValue('María García');
    expect($cart.get()).toHaveLength(1);

    network.fail(invoice, undefined);
    if (outcome === 'unknown') {
      await send.click();
      await expect.poll(reported).toContain(says);
      expect(orders(), 'sent again without a choice').toBe(1);
      await page.getByRole('button', { name: /^Ya lo verifiqué/ }).click();
    }
    await send.click();
    await expect.element(sent).toBeVisible();
    expect([orders(), $cart.get()]).toEqual([2, []]);
    expect(console.error).not.toHaveBeenCalled();
  });
});
