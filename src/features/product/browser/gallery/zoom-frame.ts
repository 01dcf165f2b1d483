/** One picture close up: its size in a frame that scrolls over it, changed by a press, two fingers or the wheel with Ctrl. */

import { pictureSources } from '#features/product/rules/picture.ts';
import { shopConfiguration } from '#shared/configuration/settings.ts';

export type ZoomPicture = {
  readonly image: string;
  readonly alt: string;
  /** Address of the size that the page shows; '' if it shows none yet. */
  readonly shown: string;
};

/** Largest scale, and the scale after a press on the picture, at most also after opening. */
const MAX = 4;
const PRESSED = 2;
const CLOSE_WIDTH = 960;
/** The frame of a picture, which is larger than the one of the page (decision 235, Ways to render). */
export function createFrame({ image, alt, shown }: ZoomPicture, title: string): HTMLElement {
  const frame = document.createElement('div');
  frame.className = 'zoom-frame';
  // A scrollable element must be reachable by keyboard.
  frame.tabIndex = 0;
  frame.setAttribute('role', 'group');
  frame.setAttribute('aria-label', title);
  const img = document.createElement('img');
  Object.assign(img, { alt, draggable: false, loading: 'lazy' });
  img.src = pictureSources(image, {
    template: shopConfiguration.imageTemplate,
    widths: [CLOSE_WIDTH],
  }).src;
  // The smaller one of the page is shown until the large one is here.
  if (shown !== '' && !img.complete)
    img.style.setProperty('background-image', `url(${JSON.stringify(shown)})`);
  img.addEventListener('load', () => img.style.removeProperty('background-image'), { once: true });
  frame.append(img);
  followMouse(frame);
  followPinch(frame);
  return frame;
}

/** The place of an event in the frame. */
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
      // A pinch on a touchpad is a `wheel` event with Ctrl.
      if (!event.ctrlKey) return;
      event.preventDefault();
      zoomTo(frame, scaleOf(frame) * Math.exp(-event.deltaY / 200), pointIn(frame, event));
    },
    { passive: false },
  );
}

/** Shows the picture as large as it is sharp, unless it is enlarged already. */
export function openSharp(frame: HTMLElement): void {
  const img = frame.querySelector('img');
  if (!img) return;
  const open = (): void => {
    if (scaleOf(frame) > 1) return;
    const picture = { width: img.naturalWidth, height: img.naturalHeight };
    zoomTo(frame, sharpScale(picture, { width: frame.clientWidth, height: frame.clientHeight }, PRESSED));
  };
  // Both need their size first, so that the middle of the picture stays in the middle.
  if (img.complete) open();
  else img.addEventListener('load', open, { once: true });
}

/** Pixels from the frame's left and top. */
type ZoomPoint = { readonly x: number; readonly y: number };

/** In pixels. */
type Size = { readonly width: number; readonly height: number };

/** The largest scale of 1…`most` at which a picture is still sharp; at 1 it is shown whole. */
export function sharpScale(picture: Size, frame: Size, most: number): number {
  const own = Math.max(picture.width / frame.width, picture.height / frame.height);
  return Math.min(most, Math.max(1, own));
}

/** The size of the picture as a multiple of its frame. */
export function scaleOf(frame: HTMLElement): number {
  return Number(frame.style.getPropertyValue('--zoom') || 1);
}

/** Enlarges the picture to a scale of 1…4; the point, by default the middle, keeps its place. */
export function zoomTo(
  frame: HTMLElement,
  scale: number,
  { x, y }: ZoomPoint = { x: frame.clientWidth / 2, y: frame.clientHeight / 2 },
): void {
  const before = scaleOf(frame);
  const now = Math.min(MAX, Math.max(1, scale));
  const { scrollLeft, scrollTop } = frame;
  frame.style.setProperty('--zoom', String(now));
  frame.toggleAttribute('data-enlarged', now > 1);
  frame.scrollTo({
    left: ((scrollLeft + x) * now) / before - x,
    top: ((scrollTop + y) * now) / before - y,
    behavior: 'instant',
  });
}

type Finger = Pick<Touch, 'clientX' | 'clientY'>;

function distance(one: Finger, other: Finger): number {
  return Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
}

function between(frame: HTMLElement, one: Finger, other: Finger): ZoomPoint {
  const { left, top } = frame.getBoundingClientRect();
  return { x: (one.clientX + other.clientX) / 2 - left, y: (one.clientY + other.clientY) / 2 - top };
}

/** Two fingers: the picture grows and shrinks with their distance, around the place between them. One finger scrolls. */
function followPinch(frame: HTMLElement): void {
  let start: { readonly distance: number; readonly scale: number } | undefined;
  frame.addEventListener(
    'touchstart',
    ({ touches: [one, other] }) => {
      start = one && other && { distance: distance(one, other), scale: scaleOf(frame) };
    },
    { passive: true },
  );
  frame.addEventListener(
    'touchmove',
    (event) => {
      const [one, other] = event.touches;
      if (!start || !one || !other || start.distance === 0) return;
      event.preventDefault();
      zoomTo(frame, (start.scale * distance(one, other)) / start.distance, between(frame, one, other));
    },
    { passive: false },
  );
  frame.addEventListener('touchend', ({ touches }) => {
    if (touches.length < 2) start = undefined;
  });
}
