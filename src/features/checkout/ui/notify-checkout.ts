/** Toasts of a checkout: those of one press or lookup belong together, and go when the next has something to say. */
import type { ToastPosition, ToastType } from '#shared/toast/toast.ts';
import { endToasts, showToastFor, toastDuration } from '#shared/toast/toast-store.ts';

const TOPIC = 'checkout';

/** A message in the page's language. */
export type Told = {
  readonly type: ToastType;
  readonly message: string;
  readonly position?: ToastPosition;
  /** Milliseconds. */
  readonly duration?: number;
  /** An alert of the page says the same. */
  readonly isAnnouncedInPage?: true;
};

/** Shows what is to be said now, all of it, in the place of what was said before. */
export function notifyCheckout(all: readonly Told[]): void {
  endToasts(TOPIC);
  for (const { duration = toastDuration, position = 'top-right', ...told } of all) {
    if (told.message !== '') showToastFor(duration, { ...told, position, topic: TOPIC });
  }
}
