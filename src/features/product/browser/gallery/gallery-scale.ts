/** How large a picture is shown in its frame, which scrolls over it. */

/** Pixels from the frame's left and top. */
export type ZoomPoint = { readonly x: number; readonly y: number };

/** As many times its frame as a picture may be. */
const MAX = 4;

/** In pixels. */
type Size = { readonly width: number; readonly height: number };

/** The most that a picture can be enlarged and still be sharp, where it is shown whole at 1: of 1…`most`. */
export function sharpScale(picture: Size, frame: Size, most: number): number {
  const own = Math.max(picture.width / frame.width, picture.height / frame.height);
  return Math.min(most, Math.max(1, own));
}

/** How many times its frame the picture is. */
export function scaleOf(frame: HTMLElement): number {
  return Number(frame.style.getPropertyValue('--zoom') || 1);
}

/** Enlarges the picture to a scale of 1…4; what is at the point stays there, the middle where none is given. */
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
