/** Polyfills Escape and `aria-expanded` of popovers, for older browsers. */

const IS_SUPPORTED = 'popover' in HTMLElement.prototype;

/** Selects open popovers, also those of `older-openers.ts`. */
export const OPEN_POPOVER = IS_SUPPORTED ? ':popover-open' : '[data-open]';

function buttonOf({ id }: Element): HTMLElement | null {
  return document.querySelector(`[popovertarget="${id}"]`);
}

function updateButton(popover: Element): void {
  buttonOf(popover)?.setAttribute('aria-expanded', String(popover.matches(OPEN_POPOVER)));
}

function closeByEscape({ key }: KeyboardEvent): void {
  if (key !== 'Escape') return;
  for (const popover of document.querySelectorAll<HTMLElement>(`[popover]${OPEN_POPOVER}`)) {
    if (popover.contains(document.activeElement)) buttonOf(popover)?.focus();
    popover.togglePopover(false);
  }
}

export function startOlderPopovers(): void {
  if (IS_SUPPORTED) return;
  for (const popover of document.querySelectorAll('[popover]')) {
    updateButton(popover);
    popover.addEventListener('beforetoggle', () => updateButton(popover));
  }
  document.addEventListener('keydown', closeByEscape);
}
