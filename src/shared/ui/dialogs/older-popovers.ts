/** Popovers in browsers that do not know them: which selector finds an open one, and what else they do by themselves elsewhere. */

const IS_KNOWN = 'popover' in HTMLElement.prototype;

/** Selects popovers that are open, those of `older-openers.ts` too. */
export const OPEN_POPOVER = IS_KNOWN ? ':popover-open' : '[data-open]';

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

/** Escape closes them, and their buttons tell whether they are open; starts only what the browser lacks. */
export function startOlderPopovers(): void {
  if (IS_KNOWN) return;
  for (const popover of document.querySelectorAll('[popover]')) {
    updateButton(popover);
    popover.addEventListener('beforetoggle', () => updateButton(popover));
  }
  document.addEventListener('keydown', closeByEscape);
}
