/** The first interaction with a page (decision 107, First interaction): what only a person needs waits for it. */

const INTERACTIONS = 'pointermove pointerdown touchstart keydown focusin scroll';

/** A browser without a mouse makes up a move when a page appears: in the corner, where nobody goes. */
const isMadeUp = (event: Event): boolean => event instanceof PointerEvent && !event.clientX && !event.clientY;

/** Calls `act` once, with the first interaction; not any more once `end` is aborted. */
export function onFirstInteraction(act: () => void, end = new AbortController()): void {
  let isHeard = false;
  const hear = (event: Event): void => {
    if (isHeard || isMadeUp(event)) return;
    isHeard = true;
    act();
  };
  for (const type of INTERACTIONS.split(' ')) {
    addEventListener(type, hear, { capture: true, passive: true, signal: end.signal });
  }
}
