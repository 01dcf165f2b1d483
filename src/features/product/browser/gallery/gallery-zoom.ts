/**
 * Pictures close up, in a dialog: larger and smaller by a press, two fingers, the wheel with Ctrl, `+` and `-`, or the
 * buttons; moved by the arrow keys, the wheel or a finger. A swipe, the buttons, or the arrow keys on a picture that is
 * whole lead to the next one. Escape leaves.
 */

import { closeByBackdrop } from '#shared/ui/dialogs/older-openers.ts';
import { followPinch } from './gallery-pinch.ts';
import { scaleOf, sharpScale, type ZoomPoint, zoomTo } from './gallery-scale.ts';
import { closePicture } from './gallery-slides.ts';
import { createStrip, type Strip } from './gallery-strip.ts';

type ZoomPicture = {
  readonly image: string;
  readonly alt: string;
  /** Address of the size that the page shows; '' where it shows none yet. */
  readonly shown: string;
};

export type ZoomWords = {
  readonly title: string;
  readonly close: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly previous: string;
  readonly next: string;
};

/** Which pictures, and which of them first. */
export type ZoomView = {
  readonly pictures: readonly ZoomPicture[];
  readonly index: number;
  /** Told which one was looked at last. */
  readonly onClose: (index: number) => void;
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

function pictureFrame({ image, alt, shown }: ZoomPicture, title: string): HTMLElement {
  const frame = document.createElement('div');
  frame.className = 'zoom-frame';
  // What scrolls has to be reachable by keyboard.
  frame.tabIndex = 0;
  frame.setAttribute('role', 'group');
  frame.setAttribute('aria-label', title);
  const img = document.createElement('img');
  Object.assign(img, { alt, draggable: false, loading: 'lazy' });
  img.src = closePicture(image);
  // The page has it smaller already: there is something to look at until the large one is here.
  if (shown !== '' && !img.complete)
    img.style.setProperty('background-image', `url(${JSON.stringify(shown)})`);
  img.addEventListener('load', () => img.style.removeProperty('background-image'), { once: true });
  frame.append(img);
  followMouse(frame);
  followPinch(frame);
  return frame;
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

function followKeys(dialog: HTMLDialogElement, strip: Strip): void {
  dialog.addEventListener('keydown', (event) => {
    // The browser's own: its zoom, and the way back.
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const frame = strip.current();
    const move = MOVES[event.key];
    const step = STEPS[event.key];
    const isTurn = move !== undefined && move[0] !== 0 && scaleOf(frame) === 1;
    if (isTurn) strip.turn(Math.sign(move[0]));
    else if (move) frame.scrollBy({ left: move[0], top: move[1], behavior: 'instant' });
    if (step) zoomTo(frame, scaleOf(frame) * step);
    if (move || step) event.preventDefault();
  });
}

/** As large as the picture is sharp, unless somebody has enlarged it already. */
function openSharp(frame: HTMLElement): void {
  const img = frame.querySelector('img');
  if (!img) return;
  const open = (): void => {
    if (scaleOf(frame) > 1) return;
    const picture = { width: img.naturalWidth, height: img.naturalHeight };
    zoomTo(frame, sharpScale(picture, { width: frame.clientWidth, height: frame.clientHeight }, PRESSED));
  };
  // Not before both have their size: the middle of the picture stays in the middle.
  if (img.complete) open();
  else img.addEventListener('load', open, { once: true });
}

function buttonsOf(dialog: HTMLDialogElement, strip: Strip, words: ZoomWords): readonly HTMLElement[] {
  const grow = (by: number): void => zoomTo(strip.current(), scaleOf(strip.current()) * by);
  const tools = document.createElement('div');
  tools.className = 'zoom-tools';
  tools.append(
    textButton(words.zoomIn, 'zoom-in', () => grow(STEP)),
    textButton(words.zoomOut, 'zoom-out', () => grow(1 / STEP)),
    textButton(words.close, 'zoom-close', () => dialog.close()),
  );
  if (strip.total < 2) return [tools];
  const turns = [
    { label: words.previous, sign: '‹', by: -1 },
    { label: words.next, sign: '›', by: 1 },
  ].map(({ label, sign, by }) => {
    const button = textButton(sign, 'zoom-turn', () => strip.turn(by));
    button.setAttribute('aria-label', label);
    return button;
  });
  return [tools, ...turns];
}

/** Opens the dialog, the picture enlarged in it. It goes from the page when it is closed; the focus goes to `opener`. */
export function openZoom(view: ZoomView, words: ZoomWords, opener: HTMLElement | null): void {
  const { pictures, index, onClose } = view;
  const dialog = document.createElement('dialog');
  dialog.className = 'zoom';
  dialog.setAttribute('aria-label', words.title);
  dialog.setAttribute('closedby', 'any');
  closeByBackdrop(dialog);
  const strip = createStrip(pictures.map((picture) => pictureFrame(picture, words.title)));
  const [tools, ...turns] = buttonsOf(dialog, strip, words);
  dialog.append(...(tools ? [tools] : []), strip.element, ...turns);
  followKeys(dialog, strip);
  dialog.addEventListener('close', () => {
    onClose(strip.index());
    strip.leave();
    dialog.remove();
    opener?.focus();
  });
  document.body.append(dialog);
  dialog.showModal();
  strip.show(index);
  openSharp(strip.current());
}
