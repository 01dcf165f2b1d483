/** Messages of the page itself, in elements of `shell/ui/PageStatus.astro`: no connection, code that did not load. */

/** Sets `data-offline` on the document and announces in `[data-connection]` that the connection is gone. */
export function startConnectionStatus(): void {
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

/** Shows a message if a press cannot be answered because its code did not load (decision 127, Missing code). */
export function reportChunkErrors(): void {
  addEventListener('vite:preloadError', (event) => {
    // An island reports a lost press without a payload: activation may have expired during the retries.
    const isPress = !('payload' in event) || navigator.userActivation?.isActive;
    // `reloadStaleBuild` reloads the page if that helps.
    if (isPress) showLoadError();
  });
}

/** Shows the built message that offers to load the page again (decision 159, Failed downloads). */
export function showLoadError(): void {
  const message = document.getElementById('lost');
  const modal = document.querySelector('dialog:modal');
  if (!message) return;
  // Behind a modal it could not be seen or heard. React hydrates a modal only with its built content, so such a modal
  // has a place for the message.
  (modal?.querySelector('[data-lost]') ?? modal)?.append(message);
  modal?.addEventListener('close', () => document.body.append(message), { once: true });
  message.hidden = false;
}
