/**
 * Keeps an element where it is in the window while React draws its island anew and the browser translates it again, so
 * that a press hits what it was aimed at. WebKit has no scroll anchoring, and scrolls up when an island is empty for a moment.
 */
import { createElementFinder } from './element-finder.ts';

/** Calls `scrollBack` at each change inside an island, until something is clicked, a key is pressed or the page is scrolled. */
function follow(island: HTMLElement, scrollBack: () => void): void {
  let { scrollY } = window;
  // At once, and not at the next frame: a press may be half done.
  const observer = new MutationObserver(() => {
    if (scrollY !== window.scrollY) observer.disconnect();
    else scrollBack();
    ({ scrollY } = window);
  });
  observer.observe(island, { childList: true, characterData: true, subtree: true });
  for (const type of ['click', 'keydown'])
    addEventListener(type, () => observer.disconnect(), { capture: true, once: true });
}

/**
 * Call it before React starts.
 * @param inUse what somebody has pointed at, pressed or typed into last
 * @returns a function that scrolls back if React has drawn the island anew; call it once React has drawn
 */
export function holdPosition(island: HTMLElement, inUse: HTMLElement | null): () => void {
  const element = inUse?.isConnected && inUse !== island ? inUse : island.firstElementChild;
  // The content of a dialog does not scroll with the page.
  if (!(element instanceof HTMLElement) || island.closest('dialog')) return () => undefined;
  const find = createElementFinder(island, element);
  const { top } = element.getBoundingClientRect();
  const scrollBack = (): void => {
    const now = find()?.getBoundingClientRect().top ?? top;
    if (now !== top) scrollBy({ top: now - top, behavior: 'instant' });
  };
  return () => {
    if (element.isConnected) return;
    scrollBack();
    follow(island, scrollBack);
  };
}
