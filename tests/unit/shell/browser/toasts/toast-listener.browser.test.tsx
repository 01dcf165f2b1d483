/** Toasts where the code that draws them cannot be loaded. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { showToastFor } from '#shared/toast/toast-store.ts';
import { startToasts } from '#shell/browser/toasts/toast-listener.ts';

vi.mock('#shell/browser/toasts/toasts.ts', () => {
  throw new Error('gone');
});

startToasts();
const ask = (message: string, duration = 60_000): void =>
  showToastFor(duration, { type: 'error', message, position: 'top-center' });
const status = page.getByRole('status');

beforeEach(() => {
  const region = document.createElement('p');
  region.role = 'status';
  region.dataset['connection'] = '';
  document.body.append(region);
});
afterEach(() => document.body.replaceChildren());

test('the message appears in the status region of the shell, as text', async () => {
  ask('No se pudo conectar con el servidor.');
  await expect.element(status).toHaveTextContent('No se pudo conectar con el servidor.');
  ask('<b>Error</b> al guardar');
  await expect.element(status).toHaveTextContent('<b>Error</b> al guardar');
});
test('it disappears after twice its time', async () => {
  ask('Adiós', 300);
  await expect.element(status).toHaveTextContent('Adiós');
  await expect.element(status).toBeEmptyDOMElement();
});
