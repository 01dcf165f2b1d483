/**
 * Waits for the first interaction before it loads what only a person needs, and loses nothing meanwhile. Arrow keys are
 * held here and not by `hold-and-replay.ts`, which would be 80 bytes of every page's script before input.
 */
import { onFirstInteraction } from '#hydration/first-interaction.ts';

/** Arrow keys that the header's menus will know once they are loaded. */
function isForMenu({ key, target }: KeyboardEvent): boolean {
  return (
    key.startsWith('Arrow') &&
    target instanceof Element &&
    target.closest('[data-menu],[data-account]') !== null
  );
}

/** Loads `page-later.ts` once. A category in the address is reason enough as well: the menu has to mark it. */
export function startPageLater(): void {
  const listeners = new AbortController();
  const { signal } = listeners;
  const held: KeyboardEvent[] = [];
  const begin = async (): Promise<void> => {
    const { startLater } = await import('#modules/page/page-later.ts');
    listeners.abort();
    startLater();
    for (const { key, target } of held) {
      target?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    }
  };
  // Without a connection it is tried again with the next interaction.
  const wait = (): void => onFirstInteraction(start, listeners);
  const start = (): void => void begin().catch(wait);
  const hold = (event: KeyboardEvent): void => {
    if (!isForMenu(event)) return;
    event.preventDefault();
    held.push(event);
  };
  addEventListener('keydown', hold, { capture: true, signal });
  if (/[?&]categoria\b/.test(location.search)) start();
  else wait();
}
