/** Hears that a toast is asked for; what draws it is loaded with the first one. */
export function startToasts(): void {
  document.addEventListener('toast', ({ detail }) => {
    import('./toasts.ts').then(({ showToast }) => showToast(detail)).catch(() => undefined);
  });
}
