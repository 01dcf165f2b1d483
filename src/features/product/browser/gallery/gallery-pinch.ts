/** Two fingers on a picture: it grows and shrinks with their distance, around the place between them. */
import { scaleOf, type ZoomPoint, zoomTo } from './gallery-scale.ts';

type Finger = Pick<Touch, 'clientX' | 'clientY'>;

function apart(one: Finger, other: Finger): number {
  return Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
}

function between(frame: HTMLElement, one: Finger, other: Finger): ZoomPoint {
  const { left, top } = frame.getBoundingClientRect();
  return { x: (one.clientX + other.clientX) / 2 - left, y: (one.clientY + other.clientY) / 2 - top };
}

/** Listens on the frame. One finger is the browser's own: it scrolls. */
export function followPinch(frame: HTMLElement): void {
  let start: { readonly apart: number; readonly scale: number } | undefined;
  frame.addEventListener(
    'touchstart',
    ({ touches: [one, other] }) => {
      start = one && other && { apart: apart(one, other), scale: scaleOf(frame) };
    },
    { passive: true },
  );
  frame.addEventListener(
    'touchmove',
    (event) => {
      const [one, other] = event.touches;
      if (!start || !one || !other || start.apart === 0) return;
      event.preventDefault();
      zoomTo(frame, (start.scale * apart(one, other)) / start.apart, between(frame, one, other));
    },
    { passive: false },
  );
  frame.addEventListener('touchend', ({ touches }) => {
    if (touches.length < 2) start = undefined;
  });
}
