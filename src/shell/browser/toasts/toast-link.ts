/** A toast that leads somewhere: its link, and the time to follow it (decision 135, Ways on). */
import type { ToastLink } from '#shared/toast/toast.ts';

/** Puts the link behind the message; pressed, it leads like any other. */
export function addLink(card: Element | null, { href, text }: ToastLink): void {
  const link = document.createElement('a');
  link.className = 'toast-link';
  link.href = href;
  link.textContent = text;
  card?.querySelector('.notyf__message')?.after(link);
}

/** Ends a toast after its time, which does not pass while a mouse or the focus is on it. Answers what stops that. */
export function endUnheld(card: Element | null, duration: number, end: () => void): () => void {
  let timer = setTimeout(end, duration);
  const stop = (): void => clearTimeout(timer);
  const start = (): void => {
    stop();
    if (!card?.matches(':hover, :focus-within')) timer = setTimeout(end, duration);
  };
  for (const name of ['pointerenter', 'focusin']) card?.addEventListener(name, stop);
  for (const name of ['pointerleave', 'focusout']) {
    // The focus has not gone on before the event is over.
    card?.addEventListener(name, () => queueMicrotask(start));
  }
  return stop;
}
