/** Pictures side by side, one in sight: swiped by the browser's own scrolling, turned by buttons and keys. */

export type Strip = {
  readonly element: HTMLElement;
  readonly total: number;
  readonly index: () => number;
  readonly current: () => HTMLElement;
  /** At once. */
  readonly show: (index: number) => void;
  /** One on or back, around the ends. */
  readonly turn: (by: number) => void;
  readonly leave: () => void;
};

/** Only what is in sight can be used; the focus goes along. */
function allowOnly(frames: readonly HTMLElement[], frame: HTMLElement): void {
  const hadFocus = frames.some((each) => each.contains(document.activeElement));
  frame.inert = false;
  if (hadFocus) frame.focus({ preventScroll: true });
  for (const each of frames) {
    each.inert = each !== frame;
    each.ariaHidden = each === frame ? null : 'true';
  }
}

/** Puts frames into a strip. */
export function createStrip(frames: readonly HTMLElement[]): Strip {
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
