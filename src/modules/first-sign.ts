/** Waits for the first sign of a person before it loads what only a person needs, and loses nothing meanwhile. */

const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll'];

/** Arrow keys that the header's menus will know once they are loaded. */
function isForMenu({ key, target }: KeyboardEvent): boolean {
  return (
    key.startsWith('Arrow') &&
    target instanceof Element &&
    target.closest('[data-menu],[data-account]') !== null
  );
}

/** Loads `page-later.ts` once. A category in the address is a sign as well: the menu has to mark it. */
export function startOnFirstSign(): void {
  const listeners = new AbortController();
  const { signal } = listeners;
  const held: KeyboardEvent[] = [];
  let isLoading = false;
  const begin = async (): Promise<void> => {
    const { startLater } = await import('./page-later.ts');
    listeners.abort();
    startLater();
    for (const { key, target } of held) {
      target?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    }
  };
  const start = (): void => {
    if (isLoading) return;
    isLoading = true;
    begin().catch(() => {
      isLoading = false;
    });
  };
  const hold = (event: KeyboardEvent): void => {
    if (!isForMenu(event)) return;
    event.preventDefault();
    held.push(event);
  };
  for (const sign of signs) addEventListener(sign, start, { capture: true, passive: true, signal });
  addEventListener('keydown', hold, { capture: true, signal });
  if (new URLSearchParams(location.search).has('categoria')) start();
}
