import { afterEach, describe, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Toast, ToastPosition } from '#shared/toast/toast.ts';
import '#styles/index.css';
import '#shared/ui/Icon.css';

document.documentElement.dataset['locale'] = 'es-GT';
const { endToasts, showToast } = await import('#shell/browser/toasts/toasts.ts');

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

test('shows its message, and announces it once to assistive technology', async () => {
  showToast(toast());
  await expect.element(page.getByRole('status')).toHaveTextContent('Añadio al Carrito');
  expect(shown()[0]?.textContent).toContain('Añadio al Carrito');
  expect(document.querySelectorAll('.notyf-announcer')).toHaveLength(0);
});

test('is only visible where the page announces the same', async () => {
  showToast(toast({ message: 'Primero' }));
  showToast(toast({ message: 'No se pudo generar el carrito', isAnnouncedInPage: true }));
  expect([...shown()].map(({ textContent }) => textContent)).toHaveLength(2);
  await expect.element(page.getByRole('status')).toHaveTextContent('Primero');
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

test('follows its link, stays while it is hovered or focused, and disappears afterwards', async () => {
  const linked = toast({
    position: 'bottom-right',
    duration: 100,
    link: { href: '#f', text: 'Ver favoritos' },
  });
  showToast(linked);
  const link = document.querySelector<HTMLAnchorElement>('.toast-link');
  expect(link?.getAttribute('href')).toBe('#f');
  link?.focus();
  // Another one with the same time appears later, and ends before.
  showToast({ ...linked, message: 'Agregado a wishlist' });
  await expect.poll(() => shown().length).toBe(1);
  expect(document.activeElement).toBe(link);
  link?.blur();
  await expect.poll(() => shown().length).toBe(0);
});

test('disappears by itself after its time', async () => {
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
])('at %s it is in column %i and row %i of the window', async (position, column, row) => {
  await page.viewport(1200, 800);
  showToast(toast({ position, message: 'Aquí' }));
  const { left, width, top, height } = shown()[0]?.getBoundingClientRect() ?? new DOMRect();
  expect([thirds(left + width / 2, 1200), thirds(top + height / 2, 800)]).toEqual([column, row]);
});

test('is above an open modal dialog, can be dismissed there, and outlives it', async () => {
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

test('disappears when its topic ends, the others stay, and it can be shown again at once', async () => {
  showToast(toast({ message: 'El NIT no está registrado', topic: 'checkout' }));
  showToast(toast({ message: 'Otro', position: 'bottom-left' }));
  endToasts('checkout');
  await expect.poll(() => [...shown()].map(({ textContent }) => textContent)).toEqual(['Otro']);
  showToast(toast({ message: 'El NIT no está registrado', topic: 'checkout' }));
  expect(shown()).toHaveLength(2);
});

describe('on a phone', () => {
  /** A field and a pay button at these heights of the window, the field in focus. */
  async function showForm(fieldTop: number, buttonTop: number) {
    await page.viewport(360, 740);
    const form = document.createElement('form');
    const [field, input, button] = ['div', 'input', 'button'].map((tag) => document.createElement(tag));
    if (!field || !input || !button) throw new Error('no form');
    field.className = 'field';
    button.dataset['keepClear'] = '';
    field.append(input);
    form.append(field, button);
    for (const [element, top] of [
      [field, fieldTop],
      [button, buttonTop],
    ] as const) {
      element.style.cssText = `position: fixed; inset: ${top}px 16px auto; block-size: 48px`;
    }
    document.body.append(form);
    input.focus();
    onTestFinished(() => form.remove());
    return { input, isCovered: (top: number) => [...shown()].some((each) => covers(each, top)) };
  }
  const covers = (element: HTMLElement, top: number): boolean => {
    const box = element.getBoundingClientRect();
    return box.bottom > top && box.top < top + 48;
  };
  test.each<[ToastPosition, number, number]>([
    ['top-center', 20, 600],
    ['top-right', 600, 30],
    ['bottom-left', 660, 100],
    ['bottom-left', 20, 660],
    ['top-center', 20, 660],
    ['center', 350, 20],
  ])(
    'a toast at %s covers neither the field in focus at %i px nor the pay button at %i px',
    async (position, field, button) => {
      const { isCovered } = await showForm(field, button);
      showToast(
        toast({
          position,
          message: 'Falta el TELEFONO del cliente, debe ser de 8 digitos: ejeplo: 32323232',
        }),
      );
      expect(shown()).toHaveLength(1);
      expect([isCovered(field), isCovered(button)]).toEqual([false, false]);
    },
  );
  test('it moves away from a field that gets the focus later, and from another toast', async () => {
    const { input, isCovered } = await showForm(20, 500);
    input.blur();
    showToast(toast({ position: 'top-left' }));
    expect(isCovered(20)).toBe(true);
    input.focus();
    expect(isCovered(20)).toBe(false);
    showToast(toast({ position: 'bottom-left', message: 'Eliminado del Carrito' }));
    const [first, second] = [...shown()].map((each) => each.getBoundingClientRect().top);
    expect(Math.abs((first ?? 0) - (second ?? 0))).toBeGreaterThan(60);
  });
  test('it keeps its own place where nothing is in the way', async () => {
    await showForm(300, 400);
    showToast(toast({ position: 'top-center' }));
    expect(shown()[0]?.getBoundingClientRect().top).toBeLessThan(60);
  });
});
