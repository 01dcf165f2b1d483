/**
 * Toasts (storefront §8; §9), drawn by Notyf: one instance per position, because an instance moves all its open toasts
 * with the last one; texts as text; an equal toast that is still showing is not shown twice.
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

/** Where Notyf puts each of the nine positions of the specification. */
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

type Stage = { readonly notyf: Notyf; readonly container: HTMLElement };
const stages = new Map<ToastPosition, Stage>();
/** A toast that shows, and how it is taken back. */
type Showing = { readonly topic: string | undefined; readonly end: () => void };
const showing = new Map<string, Showing>();

adoptStyles(styles);

/** Shows a toast; one that already shows with the same message, type and position is only announced again, because it is another action's. */
export function showToast(toast: Toast): void {
  const { type, message, position, duration, topic, link } = toast;
  const key = [type, position, message].join('\n');
  if (message === '') return;
  if (showing.has(key)) {
    announce(message);
    return;
  }
  const { notyf, container } = stageAt(position);
  liftAboveDialogs(container);
  // Notyf ends none after 0 milliseconds: one with a link is ended by `endUnheld`.
  const notification = notyf.open({ type, duration: link ? 0 : duration });
  fillCard(container, type, message);
  const card = container.lastElementChild;
  if (link) addLink(card, link);
  keepClear(container);
  if (!toast.isAnnouncedInPage) announce(message);
  showing.set(key, { topic, end: () => notyf.dismiss(notification) });
  const forget = forgetWhenGone(notification, key);
  const stop = endUnheld(link ? card : null, duration, () => {
    if (link) notyf.dismiss(notification);
    forget();
  });
  notification.on(NotyfEvent.Dismiss, stop);
}

/** Takes back what shows about a topic. */
export function endToasts(topic: string): void {
  for (const [key, { topic: shown, end }] of showing) {
    if (shown !== topic) continue;
    showing.delete(key);
    end();
  }
}

function stageAt(position: ToastPosition): Stage {
  const known = stages.get(position);
  if (known) return known;
  const notyf = new Notyf({
    types: types.map((type) => ({ type, className: `toast-${type}`, backgroundColor: '', icon: false })),
    position: places[position],
    ripple: false,
    dismissible: true,
  });
  // Notyf's own announcer speaks only while no dialog is open, and says 'Notification': ours takes its place.
  [...document.querySelectorAll('.notyf-announcer')].at(-1)?.remove();
  const container = [...document.querySelectorAll<HTMLElement>('.notyf')].at(-1) ?? document.body;
  container.popover = 'manual';
  // Content outside the landmarks belongs to a live region; this one is silent, because `announce` speaks for it.
  container.setAttribute('role', 'log');
  container.setAttribute('aria-live', 'off');
  const stage = { notyf, container };
  stages.set(position, stage);
  return stage;
}

/** Notyf would write the message as HTML: the card is opened empty, and the message set as text. */
function fillCard(container: HTMLElement, type: ToastType, message: string): void {
  const card = container.lastElementChild;
  const text = card?.querySelector('.notyf__message');
  if (text) text.textContent = message;
  text?.before(iconOf(type));
  card?.querySelector('.notyf__dismiss-btn')?.setAttribute('aria-label', t('dismiss'));
  card?.querySelector('.notyf__dismiss-btn')?.setAttribute('type', 'button');
}

/** A path of the page's sprite; the message says the same in words. */
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

/** Forgets a toast that is dismissed; answers what forgets it otherwise. */
function forgetWhenGone(notification: NotyfNotification, key: string): () => void {
  const mine = showing.get(key);
  // The same may have been taken back and be shown again by then.
  const forget = (): void => {
    if (showing.get(key) === mine) showing.delete(key);
  };
  notification.on(NotyfEvent.Dismiss, forget);
  return forget;
}

/** Puts the link of a toast after its message (decision 135, Ways on). */
function addLink(card: Element | null, { href, text }: ToastLink): void {
  const link = document.createElement('a');
  link.className = 'toast-link';
  link.href = href;
  link.textContent = text;
  card?.querySelector('.notyf__message')?.after(link);
}

/** Ends a toast after its time, which does not pass while a mouse or the focus is on it. Answers what stops that. */
function endUnheld(card: Element | null, duration: number, end: () => void): () => void {
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
