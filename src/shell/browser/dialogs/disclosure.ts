/**
 * Dialogs opened by scripts, and popovers, in browsers that support only a part of the HTML attributes. Popover buttons
 * have no `aria-expanded` where popovers are supported: every such browser exposes it by itself, and it is not allowed
 * there. What a button opens by itself is in `older-openers.ts`.
 */
import { closeByBackdrop } from '#shared/ui/dialogs/older-openers.ts';
import { startOlderPopovers } from '#shared/ui/dialogs/older-popovers.ts';

/** Starts only what the browser lacks. */
export function startDisclosures(): void {
  startOlderPopovers();
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[closedby="any"]')) {
    closeByBackdrop(dialog);
  }
}
