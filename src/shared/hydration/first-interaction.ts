/** The first interaction with a page (decision 107, First interaction): what only a person needs waits for it. */

/** The last one says that a press is held (`shell/browser/head/early-clicks.ts`), which nobody else hears. */
const INTERACTIONS = 'pointermove pointerdown touchstart keydown focusin input scroll press:held';

declare global {
  /** Of the window: Astro prints a copy of a client directive's code, and so of this, into pages. */
  var hadInteraction: boolean | undefined;
}

/** A browser without a mouse makes up a move when a page appears: in the corner, where nobody goes. */
const isMadeUp = (event: Event): boolean => event instanceof PointerEvent && !event.clientX && !event.clientY;

/** Calls `act` once, with the next interaction; not any more once `end` is aborted. */
export function onNextInteraction(act: () => void, end = new AbortController()): void {
  let isDone = false;
  const hear = (event: Event): void => {
    if (isDone || isMadeUp(event)) return;
    isDone = true;
    globalThis.hadInteraction = true;
    act();
  };
  for (const type of INTERACTIONS.split(' ')) {
    addEventListener(type, hear, { capture: true, passive: true, signal: end.signal });
  }
}

/** Calls `act` once: with the first interaction, or at once when that one was heard already. */
export function onFirstInteraction(act: () => void, end?: AbortController): void {
  if (globalThis.hadInteraction) act();
  else onNextInteraction(act, end);
}
