/** A picture close up: a dialog with the large picture, enlarged by a press, a pinch or the wheel. */
import { closePicture } from './gallery-slides.ts';

export type ZoomWords = { readonly title: string; readonly close: string; readonly alt: string };

const MOST = 4;
const PRESSED = 2;

type Point = { readonly x: number; readonly y: number };

function distance([one, other]: readonly Point[]): number {
  return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
}

function widen(frame: HTMLElement, scale: number): void {
  frame.style.setProperty('--zoom', String(Math.min(MOST, Math.max(1, scale))));
}

function scaleOf(frame: HTMLElement): number {
  return Number(frame.style.getPropertyValue('--zoom') || 1);
}

/** Two fingers move apart or together: the picture grows by the same share. */
function followPinch(frame: HTMLElement): void {
  const fingers = new Map<number, Point>();
  let start = { apart: 0, scale: 1 };
  frame.addEventListener('pointerdown', ({ pointerId, x, y }) => {
    fingers.set(pointerId, { x, y });
    if (fingers.size === 2) start = { apart: distance([...fingers.values()]), scale: scaleOf(frame) };
  });
  frame.addEventListener('pointermove', ({ pointerId, x, y }) => {
    if (!fingers.has(pointerId)) return;
    fingers.set(pointerId, { x, y });
    if (fingers.size === 2 && start.apart > 0)
      widen(frame, (start.scale * distance([...fingers.values()])) / start.apart);
  });
  for (const end of ['pointerup', 'pointercancel', 'pointerleave'] as const) {
    frame.addEventListener(end, ({ pointerId }) => fingers.delete(pointerId));
  }
}

function closeButton(words: ZoomWords, dialog: HTMLDialogElement): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'zoom-close';
  button.textContent = words.close;
  button.addEventListener('click', () => dialog.close());
  return button;
}

/** Opens the dialog; it goes from the page when it is closed, and the focus returns where it was. */
export function openZoom(image: string, words: ZoomWords): void {
  const dialog = document.createElement('dialog');
  dialog.className = 'zoom';
  dialog.setAttribute('aria-label', words.title);
  dialog.setAttribute('closedby', 'any');
  const frame = document.createElement('button');
  frame.type = 'button';
  frame.className = 'zoom-frame';
  const img = document.createElement('img');
  img.alt = words.alt;
  img.dataset['picture'] = '';
  img.src = closePicture(image);
  frame.append(img);
  frame.addEventListener('click', () => widen(frame, scaleOf(frame) > 1 ? 1 : PRESSED));
  followPinch(frame);
  dialog.append(closeButton(words, dialog), frame);
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
