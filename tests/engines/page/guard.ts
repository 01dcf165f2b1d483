/**
 * Runs inside a page: sees that a press lands where it was aimed. A page that moves between the two moves under a
 * person's finger as well, who then presses again; what was hit by mistake must not answer, or the journey would go astray.
 */

const PRESSES = ['pointerdown', 'mousedown', 'touchstart', 'pointerup', 'mouseup', 'touchend', 'click'];

let watching: AbortController | undefined;
let isMissed = false;

/** Lets only presses on `surface` through, until `endGuard`. */
export function startGuard(surface: Element): void {
  endGuard();
  isMissed = false;
  watching = new AbortController();
  const check = (event: Event): void => {
    if (!event.isTrusted) return;
    // A control that is replaced while it is pressed is the shop's fault: that is no miss.
    isMissed ||= surface.isConnected && !event.composedPath().includes(surface);
    if (!isMissed) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  for (const type of PRESSES) {
    addEventListener(type, check, { capture: true, passive: false, signal: watching.signal });
  }
}

/** @returns whether the press hit something else */
export function endGuard(): boolean {
  watching?.abort();
  return isMissed;
}
