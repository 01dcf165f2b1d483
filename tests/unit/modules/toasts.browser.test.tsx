import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Toast, ToastPosition } from '#domain/toast.ts';
import '#styles/index.css';

document.documentElement.lang = 'es-GT';
const { showToast } = await import('#modules/toasts.ts');

const toast = (more: Partial<Toast> = {}): Toast => ({
  type: 'success',
  message: 'Añadio al Carrito',
  position: 'top-left',
  duration: 60_000,
  ...more,
});
const shown = (): NodeListOf<HTMLElement> => document.querySelectorAll<HTMLElement>('.notyf__toast');
const dismiss = page.getByRole('button', { name: 'Cerrar aviso' });

afterEach(async () => {
  for (const button of document.querySelectorAll<HTMLElement>('.notyf__dismiss-btn')) button.click();
  await expect.poll(() => shown().length).toBe(0);
});

test('says its message to the eye and, once, to assistive technology', async () => {
  showToast(toast());
  await expect.element(page.getByRole('status')).toHaveTextContent('Añadio al Carrito');
  expect(shown()[0]?.textContent).toContain('Añadio al Carrito');
  expect(document.querySelectorAll('.notyf-announcer')).toHaveLength(0);
});

test('prints a hostile message as text', () => {
  showToast(toast({ message: '<img src=x onerror="window.hit=1"> "a" & b' }));
  expect(shown()[0]?.textContent).toContain('<img src=x onerror="window.hit=1"> "a" & b');
  expect(shown()[0]?.querySelector('img')).toBeNull();
});

test('is not shown twice while it shows, but is in another type, position or message', () => {
  showToast(toast());
  showToast(toast());
  expect(shown()).toHaveLength(1);
  showToast(toast({ type: 'info' }));
  showToast(toast({ position: 'top-right' }));
  showToast(toast({ message: 'Eliminado del Carrito' }));
  expect(shown()).toHaveLength(4);
});

test('can be shown again once it was dismissed', async () => {
  showToast(toast());
  await dismiss.click();
  await expect.poll(() => shown().length).toBe(0);
  showToast(toast());
  expect(shown()).toHaveLength(1);
});

test('goes by itself after its time', async () => {
  showToast(toast({ duration: 30 }));
  expect(shown()).toHaveLength(1);
  await expect.poll(() => shown().length).toBe(0);
});

const thirds = (at: number, size: number): number => Math.floor((at / size) * 3);

test.each<[ToastPosition, number, number]>([
  ['top-left', 0, 0],
  ['top-center', 1, 0],
  ['top-right', 2, 0],
  ['left-center', 0, 1],
  ['center', 1, 1],
  ['right-center', 2, 1],
  ['bottom-left', 0, 2],
  ['bottom-center', 1, 2],
  ['bottom-right', 2, 2],
])('at %s it stands in column %i and row %i of the window', async (position, column, row) => {
  await page.viewport(1200, 800);
  showToast(toast({ position, message: 'Aquí' }));
  const { left, width, top, height } = shown()[0]?.getBoundingClientRect() ?? new DOMRect();
  expect([thirds(left + width / 2, 1200), thirds(top + height / 2, 800)]).toEqual([column, row]);
});

test('stands above an open modal dialog, can be dismissed there, and outlives it', async () => {
  const dialog = document.createElement('dialog');
  document.body.append(dialog);
  dialog.showModal();
  showToast(toast({ message: 'Primero' }));
  showToast(toast({ message: 'Segundo', position: 'bottom-left' }));
  await dismiss.first().click();
  await expect.poll(() => shown().length).toBe(1);
  dialog.close();
  await expect.poll(() => shown()[0]?.checkVisibility()).toBe(true);
  dialog.remove();
  expect(shown()).toHaveLength(1);
});
