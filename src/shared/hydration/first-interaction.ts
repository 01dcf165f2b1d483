/**
 * Detects the first interaction with a page, which starts the interactive code (decision 107, First interaction).
 */

/** `press:held` reports a press that `shell/browser/head/early-clicks.ts` holds and hides from other listeners. */
const INTERACTIONS = 'pointermove pointerdown touchstart keydown focusin input scroll press:held';

declare global {
  /** Global, because Astro inlines a second copy of this module with the client directive. */
  var hadInteraction: boolean | undefined;
}

/** Touch browsers dispatch a synthetic `pointermove` at (0, 0) on load; ignore it. */
const isSynthetic = (event: Event): boolean =>
  event instanceof PointerEvent && !event.clientX && !event.clientY;

/** Calls `act` once, with the next interaction, unless `end` is aborted before. */
export function onNextInteraction(act: () => void, end = new AbortController()): void {
  let isDone = false;
  const hear = (event: Event): void => {
    if (isDone || isSynthetic(event)) return;
    isDone = true;
    globalThis.hadInteraction = true;
    act();
  };
  for (const type of INTERACTIONS.split(' ')) {
    addEventListener(type, hear, { capture: true, passive: true, signal: end.signal });
  }
}

/** Calls `act` once: with the first interaction, or immediately if there was one. */
export function onFirstInteraction(act: () => void, end?: AbortController): void {
  if (globalThis.hadInteraction) act();
  else onNextInteraction(act, end);
}
