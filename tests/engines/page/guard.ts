/**
 * Runs inside a page and checks that a press hits its target. A page that moves between aiming and pressing moves under
 * a person's finger too, who then presses again; a wrongly hit control must not answer, or the journey would go astray.
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
    // A control that is replaced during the press is the shop's fault, not a miss.
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
