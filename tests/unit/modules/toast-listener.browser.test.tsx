/** Toasts where the code that draws them cannot be loaded. */
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { startToasts } from '#modules/toast-listener.ts';
import { showToastFor } from '#stores/toast.ts';

vi.mock('#modules/toasts.ts', () => {
  throw new Error('gone');
});

startToasts();
const ask = (message: string, duration = 60_000): void =>
  showToastFor(duration, { type: 'error', message, position: 'top-center' });
afterEach(() => document.querySelector('[data-plain-toast]')?.remove());

test('the message is shown and announced in plain words, the newest alone', async () => {
  ask('No se pudo conectar con el servidor.');
  ask('<b>Error</b> al guardar');
  const alert = page.getByRole('alert');
  await expect.element(alert).toHaveTextContent('<b>Error</b> al guardar');
  await expect.element(alert).toBeVisible();
});
test('it goes after a time', async () => {
  ask('Adiós', 20);
  await expect.element(page.getByRole('alert')).toHaveTextContent('Adiós');
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});
test('over an open modal dialog it stands in it, where it can be reached', async () => {
  const dialog = document.createElement('dialog');
  document.body.append(dialog);
  dialog.showModal();
  ask('Error');
  await expect.poll(() => dialog.textContent).toBe('Error');
  dialog.remove();
});
