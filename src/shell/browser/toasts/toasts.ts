/**
 * Renders toasts with Notyf (storefront §8; §9; decision 235, Ways to render). Each position has its own instance,
 * because an instance moves all its open toasts to the position of the last one.
 */

import { Notyf, NotyfEvent, type NotyfNotification } from 'notyf';
import { clientText } from '#shared/i18n/client-text.ts';
import { pageLocale } from '#shared/i18n/page-locale.ts';
import type { Toast, ToastLink, ToastPosition, ToastType } from '#shared/toast/toast.ts';
import { adoptStyles } from '#styles/adopt-styles.ts';
import { announce, keepClear, liftAboveDialogs } from './toast-place.ts';
import styles from './toasts.css?inline';

type Side = 'top' | 'center' | 'bottom';
type Edge = 'left' | 'center' | 'right';

/** Notyf's values for the positions of the specification. */
const places: Readonly<Record<ToastPosition, { readonly y: Side; readonly x: Edge }>> = {
  'top-left': { y: 'top', x: 'left' },
  'top-center': { y: 'top', x: 'center' },
  'top-right': { y: 'top', x: 'right' },
  center: { y: 'center', x: 'center' },
  'bottom-left': { y: 'bottom', x: 'left' },
  'bottom-center': { y: 'bottom', x: 'center' },
  'bottom-right': { y: 'bottom', x: 'right' },
  'left-center': { y: 'center', x: 'left' },
  'right-center': { y: 'center', x: 'right' },
};

const SVG = 'http://www.w3.org/2000/svg';
const icons = { info: 'info', success: 'check', error: 'alert', warn: 'alert' } as const;
const types: readonly ToastType[] = ['info', 'success', 'error', 'warn'];
const locale = pageLocale();
const t = clientText('messages')(locale);

type ToastArea = { readonly notyf: Notyf; readonly container: HTMLElement };
const areas = new Map<ToastPosition, ToastArea>();
type OpenToast = { readonly topic: string | undefined; readonly end: () => void };
/** By type, position and message. */
const openToasts = new Map<string, OpenToast>();

adoptStyles(styles);

/** Shows a toast; an equal one that is open is announced again, because it reports another action. */
export function showToast(toast: Toast): void {
  const { type, message, position, duration, topic, link } = toast;
  const key = [type, position, message].join('\n');
  if (message === '') return;
  if (openToasts.has(key)) {
    announce(message);
    return;
  }
  const { notyf, container } = areaAt(position);
  liftAboveDialogs(container);
  // 0 means no end: `endUnlessHeld` ends a toast with a link.
  const notification = notyf.open({ type, duration: link ? 0 : duration });
  fillCard(container, type, message);
  const card = container.lastElementChild;
  if (link) addLink(card, link);
  keepClear(container);
  if (!toast.isAnnouncedInPage) announce(message);
  openToasts.set(key, { topic, end: () => notyf.dismiss(notification) });
  const forget = forgetWhenGone(notification, key);
  const stop = endUnlessHeld(link ? card : null, duration, () => {
    if (link) notyf.dismiss(notification);
    forget();
  });
  notification.on(NotyfEvent.Dismiss, stop);
}

/** Ends the open toasts of a topic. */
export function endToasts(topic: string): void {
  for (const [key, toast] of openToasts) {
    if (toast.topic !== topic) continue;
    openToasts.delete(key);
    toast.end();
  }
}

function areaAt(position: ToastPosition): ToastArea {
  const known = areas.get(position);
  if (known) return known;
  const notyf = new Notyf({
    types: types.map((type) => ({ type, className: `toast-${type}`, backgroundColor: '', icon: false })),
    position: places[position],
    ripple: false,
    dismissible: true,
  });
  // Notyf's own announcer is silent in dialogs and says 'Notification'; `announce` replaces it.
  [...document.querySelectorAll('.notyf-announcer')].at(-1)?.remove();
  const container = [...document.querySelectorAll<HTMLElement>('.notyf')].at(-1) ?? document.body;
  container.popover = 'manual';
  // Content outside the landmarks needs a live region; this one is off, because `announce` speaks.
  container.setAttribute('role', 'log');
  container.setAttribute('aria-live', 'off');
  const area = { notyf, container };
  areas.set(position, area);
  return area;
}

/** Writes the message as text into the empty card, because Notyf would write HTML. */
function fillCard(container: HTMLElement, type: ToastType, message: string): void {
  const card = container.lastElementChild;
  const text = card?.querySelector('.notyf__message');
  if (text) text.textContent = message;
  text?.before(iconOf(type));
  card?.querySelector('.notyf__dismiss-btn')?.setAttribute('aria-label', t('dismiss'));
  card?.querySelector('.notyf__dismiss-btn')?.setAttribute('type', 'button');
}

/** A decorative icon of the page's sprite. */
function iconOf(type: ToastType): SVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  const use = document.createElementNS(SVG, 'use');
  svg.setAttribute('class', 'icon toast-icon');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  use.setAttribute('href', `#icon-${icons[type]}`);
  svg.append(use);
  return svg;
}

/** Forgets a toast when it is dismissed; the returned function does so earlier. */
function forgetWhenGone(notification: NotyfNotification, key: string): () => void {
  const own = openToasts.get(key);
  // An equal toast may have been opened since.
  const forget = (): void => {
    if (openToasts.get(key) === own) openToasts.delete(key);
  };
  notification.on(NotyfEvent.Dismiss, forget);
  return forget;
}

/** Puts the link of a toast after its message (decision 135, Next steps). */
function addLink(card: Element | null, { href, text }: ToastLink): void {
  const link = document.createElement('a');
  link.className = 'toast-link';
  link.href = href;
  link.textContent = text;
  card?.querySelector('.notyf__message')?.after(link);
}

/** Ends a toast after its time, which stops while the mouse or the focus is on it; the returned function cancels that. */
function endUnlessHeld(card: Element | null, duration: number, end: () => void): () => void {
  let timer = setTimeout(end, duration);
  const stop = (): void => clearTimeout(timer);
  const start = (): void => {
    stop();
    if (!card?.matches(':hover, :focus-within')) timer = setTimeout(end, duration);
  };
  for (const name of ['pointerenter', 'focusin']) card?.addEventListener(name, stop);
  for (const name of ['pointerleave', 'focusout']) {
    // The focus moves after the event.
    card?.addEventListener(name, () => queueMicrotask(start));
  }
  return stop;
}
