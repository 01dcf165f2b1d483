/** Where toasts live: above everything, also above an open modal dialog, which makes all outside it unreachable. */
import { OPEN_POPOVER } from '#shared/ui/dialogs/older-popovers.ts';

const region = document.createElement('div');
region.className = 'visually-hidden';
region.setAttribute('role', 'status');
region.setAttribute('aria-live', 'polite');
document.body.append(region);

function topmost(): Element {
  return [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
}

/** Moves a container of toasts into the topmost dialog, or back to the page, and on top of what is open. */
export function liftAboveDialogs(container: HTMLElement): void {
  const home = topmost();
  if (container.parentElement !== home) home.append(container);
  if (container.matches(OPEN_POPOVER)) return;
  container.togglePopover(true);
}

/** Says a message to assistive technology, once more when it is the same again. */
export function announce(message: string): void {
  topmost().append(region);
  const line = document.createElement('p');
  line.textContent = message;
  region.replaceChildren(line);
}

/** The height of the window a container's toasts stand at, as Notyf set it for the position; then the others. */
const ENDS: Readonly<Record<string, readonly string[]>> = {
  'flex-start': ['flex-start', 'flex-end', 'center'],
  center: ['center', 'flex-end', 'flex-start'],
  'flex-end': ['flex-end', 'flex-start', 'center'],
};
/** A toast that slides in is measured a little below its place. */
const SLIDE = 12;

/** What a toast may not stand over: the field in focus with its words, the pay button, toasts of other positions. */
function obstacles(container: HTMLElement): readonly Element[] {
  const focused = document.activeElement;
  const others = [...document.querySelectorAll('.notyf__toast, [data-keep-clear]')];
  const field = focused === document.body ? null : (focused?.closest('.field') ?? focused);
  return [...(field ? [field] : []), ...others].filter(
    (each) => !container.contains(each) && !each.contains(container),
  );
}

function isOver(toast: Element, { left, right, top, bottom }: DOMRect): boolean {
  const box = toast.getBoundingClientRect();
  const isBeside = box.right <= left || box.left >= right;
  return !isBeside && box.bottom > top && box.top - SLIDE < bottom;
}

/**
 * Toasts stand where the specification has them, unless that is over what somebody needs at this moment, as on a phone,
 * where they take the whole width: then at the other end of the window (WCAG 2.4.11).
 */
export function keepClear(container: HTMLElement): void {
  const { style, dataset } = container;
  dataset['end'] ??= style.justifyContent;
  const toasts = [...container.children];
  const kept = obstacles(container).map((each) => each.getBoundingClientRect());
  const own = dataset['end'];
  const free = (ENDS[own] ?? []).find((end) => {
    style.justifyContent = end;
    return !toasts.some((toast) => kept.some((box) => isOver(toast, box)));
  });
  style.justifyContent = free ?? own;
}

function keepAllClear(): void {
  for (const container of document.querySelectorAll<HTMLElement>('.notyf')) {
    keepClear(container);
  }
}

// The focus moves on, and the page scrolls below fixed elements.
document.addEventListener('focusin', keepAllClear);
document.addEventListener('scrollend', keepAllClear);

// A dialog that closes takes what is in it out of sight: its toasts go on on the page.
document.addEventListener(
  'close',
  ({ target }) => {
    if (!(target instanceof Element)) return;
    for (const container of target.querySelectorAll<HTMLElement>('.notyf')) liftAboveDialogs(container);
  },
  true,
);
