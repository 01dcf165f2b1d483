/** The first sign of a person (decision 107, First interaction): what only somebody who is there needs waits for it. */

const SIGNS = 'pointermove pointerdown touchstart keydown focusin scroll';

/** A browser without a mouse makes up a move when a page appears: in the corner, where nobody goes. */
const isMadeUp = (event: Event): boolean => event instanceof PointerEvent && !event.clientX && !event.clientY;

/** Calls `act` once, with the first sign; not any more once `end` is aborted. */
export function onFirstSign(act: () => void, end = new AbortController()): void {
  let isHeard = false;
  const hear = (event: Event): void => {
    if (isHeard || isMadeUp(event)) return;
    isHeard = true;
    act();
  };
  for (const sign of SIGNS.split(' ')) {
    addEventListener(sign, hear, { capture: true, passive: true, signal: end.signal });
  }
}
