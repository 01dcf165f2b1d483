/** Sends toasts as events of the document; the code that renders them is loaded with the first one. */
import type { Toast, ToastLink, ToastPosition, ToastType } from './toast.ts';

declare global {
  interface DocumentEventMap {
    toast: CustomEvent<Toast>;
    /** A topic whose toasts end. */
    'toast:over': CustomEvent<string>;
  }
}

/** Milliseconds of a toast (storefront §9, Toast defaults). */
export const toastDuration = 3000;
/** Long enough to reach the link (decision 135, Next steps). */
const linkedDuration = 8000;

/** Shows a translated message, in the type and position of the specification. */
export function showToast(
  type: ToastType,
  message: string,
  position: ToastPosition = 'top-right',
  link?: ToastLink,
): void {
  showToastFor(link ? linkedDuration : toastDuration, { type, message, position, link });
}

/** @param duration ms */
export function showToastFor(duration: number, toast: Omit<Toast, 'duration'>): void {
  document.dispatchEvent(new CustomEvent<Toast>('toast', { detail: { ...toast, duration } }));
}

/** Ends the toasts of a topic, because they are outdated. */
export function endToasts(topic: string): void {
  document.dispatchEvent(new CustomEvent<string>('toast:over', { detail: topic }));
}
