/** Texts and toasts of both checkouts. */
import { clientText } from '#shared/i18n/client-text.ts';
import type { Text } from '#shared/i18n/messages.ts';
import type { ToastPosition, ToastType } from '#shared/toast/toast.ts';
import { endToasts, showToastFor, toastDuration } from '#shared/toast/toast-store.ts';
import { useMessages } from '#shared/ui/island/use-messages.ts';
import { useText } from '#shared/ui/island/use-text.ts';

const checkoutText = clientText('checkout');

export function useCheckoutText(): Text<'checkout'> {
  return useText(checkoutText);
}

/** The texts for the result of a press. */
export type CheckoutTexts = {
  readonly t: Text<'checkout'>;
  readonly messages: Text<'messages'>;
};

export function useCheckoutTexts(): CheckoutTexts {
  return { t: useCheckoutText(), messages: useMessages() };
}

/** Toasts of one press or lookup replace those of the last. */
const TOPIC = 'checkout';

/** A toast with its text in the page's language. */
export type CheckoutToast = {
  readonly type: ToastType;
  readonly message: string;
  readonly position?: ToastPosition;
  /** Milliseconds. */
  readonly duration?: number;
  /** An alert of the page announces it. */
  readonly isAnnouncedInPage?: true;
};

/** Shows these toasts instead of the last. */
export function notifyCheckout(all: readonly CheckoutToast[]): void {
  endToasts(TOPIC);
  for (const { duration = toastDuration, position = 'top-right', ...toast } of all) {
    if (toast.message !== '') showToastFor(duration, { ...toast, position, topic: TOPIC });
  }
}
