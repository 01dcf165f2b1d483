/**
 * A picture close up, in a dialog: larger and smaller by a press, two fingers, the wheel with Ctrl, `+` and `-`, or the
 * buttons; moved by the arrow keys, the wheel or a finger. Escape leaves.
 */

import { closeByBackdrop } from '#modules/page/dialogs/older-openers.ts';
import { followPinch } from './gallery-pinch.ts';
import { scaleOf, sharpScale, type ZoomPoint, zoomTo } from './gallery-scale.ts';
import { closePicture } from './gallery-slides.ts';

export type ZoomPicture = {
  readonly image: string;
  /** Address of the size that the page shows; '' where it shows none yet. */
  readonly shown: string;
};

export type ZoomWords = {
  readonly title: string;
  readonly close: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly alt: string;
};

/** What a press on the picture enlarges it to and opening at most, and each step of a button or key by. */
const PRESSED = 2;
const STEP = 1.5;
/** Pixels that an arrow key moves the picture by. */
const MOVE = 80;

const MOVES: Readonly<Record<string, readonly [left: number, top: number]>> = {
  ArrowLeft: [-MOVE, 0],
  ArrowRight: [MOVE, 0],
  ArrowUp: [0, -MOVE],
  ArrowDown: [0, MOVE],
};
const STEPS: Readonly<Record<string, number>> = { '+': STEP, '=': STEP, '-': 1 / STEP };

function textButton(label: string, className: string, press: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = className;
  button.textContent = label;
  button.addEventListener('click', press);
  return button;
}

function pictureFrame(
  { image, shown }: ZoomPicture,
  { alt, title }: ZoomWords,
): { frame: HTMLElement; img: HTMLImageElement } {
  const frame = document.createElement('div');
  frame.className = 'zoom-frame';
  // What scrolls has to be reachable by keyboard.
  frame.tabIndex = 0;
  frame.setAttribute('role', 'group');
  frame.setAttribute('aria-label', title);
  const img = document.createElement('img');
  Object.assign(img, { alt, draggable: false });
  img.dataset['picture'] = '';
  img.src = closePicture(image);
  // The page has it smaller already: there is something to look at until the large one is here.
  if (shown !== '' && !img.complete)
    img.style.setProperty('background-image', `url(${JSON.stringify(shown)})`);
  img.addEventListener('load', () => img.style.removeProperty('background-image'), { once: true });
  frame.append(img);
  return { frame, img };
}

/** Where in the frame something happened. */
function pointIn(frame: HTMLElement, { clientX, clientY }: MouseEvent): ZoomPoint {
  const { left, top } = frame.getBoundingClientRect();
  return { x: clientX - left, y: clientY - top };
}

function followMouse(frame: HTMLElement): void {
  frame.addEventListener('click', (event) =>
    zoomTo(frame, scaleOf(frame) > 1 ? 1 : PRESSED, pointIn(frame, event)),
  );
  frame.addEventListener(
    'wheel',
    (event) => {
      // Two fingers on a touchpad come as a wheel with Ctrl.
      if (!event.ctrlKey) return;
      event.preventDefault();
      zoomTo(frame, scaleOf(frame) * Math.exp(-event.deltaY / 200), pointIn(frame, event));
    },
    { passive: false },
  );
}

function followKeys(dialog: HTMLDialogElement, frame: HTMLElement): void {
  dialog.addEventListener('keydown', (event) => {
    // The browser's own: its zoom, and the way back.
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const move = MOVES[event.key];
    const step = STEPS[event.key];
    if (move) frame.scrollBy({ left: move[0], top: move[1], behavior: 'instant' });
    if (step) zoomTo(frame, scaleOf(frame) * step);
    if (move || step) event.preventDefault();
  });
}

/** As large as the picture is sharp, unless somebody has enlarged it already. */
function openSharp(frame: HTMLElement, { naturalWidth, naturalHeight }: HTMLImageElement): void {
  if (scaleOf(frame) > 1) return;
  const picture = { width: naturalWidth, height: naturalHeight };
  zoomTo(frame, sharpScale(picture, { width: frame.clientWidth, height: frame.clientHeight }, PRESSED));
}

/** Opens the dialog, the picture enlarged in it. It goes from the page when it is closed; the focus goes to `opener`. */
export function openZoom(picture: ZoomPicture, words: ZoomWords, opener: HTMLElement | null): void {
  const dialog = document.createElement('dialog');
  dialog.className = 'zoom';
  dialog.setAttribute('aria-label', words.title);
  dialog.setAttribute('closedby', 'any');
  closeByBackdrop(dialog);
  const { frame, img } = pictureFrame(picture, words);
  const tools = document.createElement('div');
  tools.className = 'zoom-tools';
  tools.append(
    textButton(words.zoomIn, 'zoom-in', () => zoomTo(frame, scaleOf(frame) * STEP)),
    textButton(words.zoomOut, 'zoom-out', () => zoomTo(frame, scaleOf(frame) / STEP)),
    textButton(words.close, 'zoom-close', () => dialog.close()),
  );
  followMouse(frame);
  followPinch(frame);
  followKeys(dialog, frame);
  dialog.append(tools, frame);
  dialog.addEventListener('close', () => {
    dialog.remove();
    opener?.focus();
  });
  document.body.append(dialog);
  dialog.showModal();
  // Not before both have their size: the middle of the picture stays in the middle.
  if (img.complete) openSharp(frame, img);
  else img.addEventListener('load', () => openSharp(frame, img), { once: true });
}
