/**
 * Pictures close up, in a dialog: larger and smaller by a press, two fingers, the wheel with Ctrl, `+` and `-`, or the
 * buttons; moved by the arrow keys, the wheel or a finger. A swipe, the buttons, or the arrow keys on a picture that is
 * whole lead to the next one. Escape leaves.
 */

import { closeByBackdrop } from '#shared/ui/dialogs/older-openers.ts';
import { createFrame, openSharp, scaleOf, type ZoomPicture, zoomTo } from './zoom-frame.ts';

export type ZoomWords = {
  readonly title: string;
  readonly close: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly previous: string;
  readonly next: string;
};

/** The pictures, and the one to show first. */
export type ZoomView = {
  readonly pictures: readonly ZoomPicture[];
  readonly index: number;
  /** Receives the picture that was shown last. */
  readonly onClose: (index: number) => void;
};

/** Factor of a step by a button or key. */
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

function followKeys(dialog: HTMLDialogElement, strip: Strip): void {
  dialog.addEventListener('keydown', (event) => {
    // Reserved for the browser: its zoom, its history.
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

/** Opens the dialog with the picture enlarged (decision 235, Ways to render). Closing it removes it and focuses `opener`. */
export function openZoom(view: ZoomView, words: ZoomWords, opener: HTMLElement | null): void {
  const { pictures, index, onClose } = view;
  const dialog = document.createElement('dialog');
  dialog.className = 'zoom';
  dialog.setAttribute('aria-label', words.title);
  dialog.setAttribute('closedby', 'any');
  closeByBackdrop(dialog);
  const strip = createStrip(pictures.map((picture) => createFrame(picture, words.title)));
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

type Strip = {
  readonly element: HTMLElement;
  readonly total: number;
  readonly index: () => number;
  readonly current: () => HTMLElement;
  /** At once. */
  readonly show: (index: number) => void;
  /** Moves to the next or previous picture, cyclically. */
  readonly turn: (by: number) => void;
  readonly leave: () => void;
};

/** Makes all other frames inert; the focus moves to the one in sight. */
function allowOnly(frames: readonly HTMLElement[], frame: HTMLElement): void {
  const hadFocus = frames.some((each) => each.contains(document.activeElement));
  frame.inert = false;
  if (hadFocus) frame.focus({ preventScroll: true });
  for (const each of frames) {
    each.inert = each !== frame;
    each.ariaHidden = each === frame ? null : 'true';
  }
}

/** Puts frames next to each other, one in sight: swiped by the browser's scrolling, turned by buttons and keys. */
function createStrip(frames: readonly HTMLElement[]): Strip {
  const element = document.createElement('div');
  element.className = 'zoom-strip';
  element.append(...frames);
  let at = 0;
  const take = (index: number): void => {
    at = index;
    const frame = frames[index];
    if (frame) allowOnly(frames, frame);
  };
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries)
        if (isIntersecting && target instanceof HTMLElement) take(frames.indexOf(target));
    },
    { root: element, threshold: 0.6 },
  );
  const goTo = (index: number, behavior: ScrollBehavior): void =>
    element.scrollTo({ left: index * element.clientWidth, behavior });
  return {
    element,
    total: frames.length,
    index: () => at,
    current: () => frames[at] ?? element,
    show: (index) => {
      take(index);
      goTo(index, 'instant');
      for (const frame of frames) observer.observe(frame);
    },
    turn: (by) => {
      take((at + by + frames.length) % frames.length);
      goTo(at, 'auto');
    },
    leave: () => observer.disconnect(),
  };
}
