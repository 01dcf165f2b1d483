/** The place of toasts: above everything, also inside an open modal dialog, which makes everything outside unreachable. */
import { OPEN_POPOVER } from '#shared/ui/dialogs/older-popovers.ts';

// Toasts work without React (decision 235, Ways to render).
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

/** Announces a message to assistive technology, also if it equals the previous one. */
export function announce(message: string): void {
  topmost().append(region);
  const line = document.createElement('p');
  line.textContent = message;
  region.replaceChildren(line);
}

/** For each vertical position by Notyf, the positions to try in turn. */
const ENDS: Readonly<Record<string, readonly string[]>> = {
  'flex-start': ['flex-start', 'flex-end', 'center'],
  center: ['center', 'flex-end', 'flex-start'],
  'flex-end': ['flex-end', 'flex-start', 'center'],
};
/** Distance in pixels by which a toast that slides in is measured below its final place. */
const SLIDE = 12;

/** Elements that a toast must not cover: the focused field with its texts, the pay button, other toasts. */
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
  const isLeftOrRight = box.right <= left || box.left >= right;
  return !isLeftOrRight && box.bottom > top && box.top - SLIDE < bottom;
}

/** Moves the toasts of a container to another end of the window if they cover something in use (WCAG 2.4.11). */
export function keepClear(container: HTMLElement): void {
  const { style, dataset } = container;
  dataset['end'] ??= style.justifyContent;
  const toasts = [...container.children];
  const boxes = obstacles(container).map((each) => each.getBoundingClientRect());
  const own = dataset['end'];
  const free = (ENDS[own] ?? []).find((end) => {
    style.justifyContent = end;
    return !toasts.some((toast) => boxes.some((box) => isOver(toast, box)));
  });
  style.justifyContent = free ?? own;
}

function keepAllClear(): void {
  for (const container of document.querySelectorAll<HTMLElement>('.notyf')) {
    keepClear(container);
  }
}

// The focus moves, and the page scrolls below fixed elements.
document.addEventListener('focusin', keepAllClear);
document.addEventListener('scrollend', keepAllClear);

// The toasts of a closed dialog move to the page.
document.addEventListener(
  'close',
  ({ target }) => {
    if (!(target instanceof Element)) return;
    for (const container of target.querySelectorAll<HTMLElement>('.notyf')) liftAboveDialogs(container);
  },
  true,
);
