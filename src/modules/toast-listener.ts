/** Hears that a toast is asked for; what draws it is loaded with the first one. */
import type { Toast } from '#domain/toast.ts';

/**
 * Where what draws toasts cannot be loaded, the message stands in the shell's status region: without a connection a
 * failure would be silent, and with one it is the one time that something has to be said (ux 25). For twice its time,
 * since nobody can call it back.
 */
function sayPlainly({ message, duration }: Toast): void {
  const status = document.querySelector<HTMLElement>('[data-connection]');
  if (!status) return;
  status.textContent = message;
  setTimeout(() => {
    if (status.textContent === message) status.textContent = '';
  }, 2 * duration);
}

export function startToasts(): void {
  document.addEventListener('toast', ({ detail }) => {
    import('./toasts.ts').then(({ showToast }) => showToast(detail)).catch(() => sayPlainly(detail));
  });
}
