/** Hears that a toast is asked for; what draws it is loaded with the first one. */
import type { Toast } from '#domain/toast.ts';

/** Hides the message that is shown in plain words. */
let hiding: ReturnType<typeof setTimeout> | undefined;

/**
 * Where what draws toasts cannot be loaded, the message itself in a popover as the browser has it: without a connection a
 * failure would be silent, and with one it is the one time that something has to be said (ux 25).
 */
function showPlainly({ message, duration }: Toast): void {
  document.querySelector('[data-plain-toast]')?.remove();
  const plain = document.createElement('p');
  plain.dataset['plainToast'] = '';
  plain.role = 'alert';
  plain.popover = 'manual';
  plain.style.marginBlockEnd = '1rem';
  ([...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body).append(plain);
  plain.showPopover();
  plain.textContent = message;
  clearTimeout(hiding);
  // Twice the time: nobody can dismiss it, and nobody can call it back.
  hiding = setTimeout(() => plain.remove(), 2 * duration);
}

export function startToasts(): void {
  let drawing: Promise<typeof import('./toasts.ts')> | undefined;
  document.addEventListener('toast', ({ detail }) => {
    drawing = import('./toasts.ts');
    drawing.then(({ showToast }) => showToast(detail)).catch(() => showPlainly(detail));
  });
  document.addEventListener('toast:over', ({ detail }) => {
    drawing?.then(({ endToasts }) => endToasts(detail)).catch(() => undefined);
  });
}
