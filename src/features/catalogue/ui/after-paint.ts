/** Delays work until after the frame that answers the shopper; React's own deferred work may run before it. */
import { startTransition, useLayoutEffect, useState } from 'react';

/** Runs a task after the next paint; returns a function that cancels it. */
export function afterPaint(task: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  // A task runs after the frame's callbacks, when it is painted.
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(task);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** Answers `first`, then `value` after the paint that follows its change. */
function useFollowing<T extends object>(value: T, first: T, update: (change: () => void) => void): T {
  const [painted, setPainted] = useState(first);
  useLayoutEffect(() => {
    if (painted === value) return;
    return afterPaint(() => update(() => setPainted(value)));
  }, [painted, value, update]);
  return painted;
}

const atOnce = (change: () => void): void => change();

/** Follows `value` after the next paint, in one piece of work. */
export function useRightAfterPaint<T extends object>(value: T): T {
  return useFollowing(value, value, atOnce);
}

/** Follows `value` after the next paint, in small pieces that a press interrupts; `first` until then. */
export function useAfterPaint<T extends object>(value: T, first: T = value): T {
  return useFollowing(value, first, startTransition);
}
