/** Says that the connection is gone, as soon as the device knows it, and takes it back. */

/** Sets `data-offline` on the document, and speaks `[data-connection]`, whose sentence waits in `data-text`. */
export function startConnection(): void {
  const status = document.querySelector<HTMLElement>('[data-connection]');
  const show = (): void => {
    const isOffline = !navigator.onLine;
    document.documentElement.toggleAttribute('data-offline', isOffline);
    if (status) status.textContent = isOffline ? (status.dataset['text'] ?? '') : '';
  };
  if (!navigator.onLine) show();
  addEventListener('offline', show);
  addEventListener('online', show);
}
