/**
 * What may follow the frame that answers the shopper: React's own deferred work may come before it, and a toggle has
 * 100 ms on a slow phone.
 */
import { startTransition, useLayoutEffect, useState } from 'react';

/** Runs a task once the next frame has been painted; the function that comes back calls it off. */
export function afterPaint(task: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  // A task after the frame's callbacks: by then it is painted.
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(task);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** `first`, and `value` once the frame that followed it has been painted; `update` runs the change. */
function useFollowing<T extends object>(value: T, first: T, update: (change: () => void) => void): T {
  const [painted, setPainted] = useState(first);
  useLayoutEffect(() => {
    if (painted === value) return;
    return afterPaint(() => update(() => setPainted(value)));
  }, [painted, value, update]);
  return painted;
}

const atOnce = (change: () => void): void => change();

/** A value that follows `value` once the frame that first showed it has been painted, in one piece of work. */
export function useRightAfterPaint<T extends object>(value: T): T {
  return useFollowing(value, value, atOnce);
}

/** The same in small pieces, which whatever is pressed meanwhile goes before; `first` until then. */
export function useAfterPaint<T extends object>(value: T, first: T = value): T {
  return useFollowing(value, first, startTransition);
}
