/** Asking for a toast. The module that draws them listens on the document, so that nobody has to load it first. */
import type { Toast, ToastLink, ToastPosition, ToastType } from './toast.ts';

declare global {
  interface DocumentEventMap {
    toast: CustomEvent<Toast>;
    /** A topic whose toasts are over. */
    'toast:over': CustomEvent<string>;
  }
}

/** Milliseconds a toast stays (storefront §9, Toast defaults). */
export const toastDuration = 3000;
/** Who is to follow a link has to read and to reach it (decision 135, Next steps). */
const linkedDuration = 8000;

/** Shows a translated message; positions and types as the specification names them for each occasion. */
export function showToast(
  type: ToastType,
  message: string,
  position: ToastPosition = 'top-right',
  link?: ToastLink,
): void {
  showToastFor(link ? linkedDuration : toastDuration, { type, message, position, link });
}

/** The same for a duration in milliseconds, e.g. the stock warnings of the checkout (checkout §9). */
export function showToastFor(duration: number, toast: Omit<Toast, 'duration'>): void {
  document.dispatchEvent(new CustomEvent<Toast>('toast', { detail: { ...toast, duration } }));
}

/** Takes back what still shows about a topic: something newer is to be said of it, or is under way. */
export function endToasts(topic: string): void {
  document.dispatchEvent(new CustomEvent<string>('toast:over', { detail: topic }));
}
