/** Reports blurred fields for their checks (decision 57, Field texts), except those that were always empty. */
import { type FocusEvent, type FormEvent, useEffect, useEffectEvent, useRef } from 'react';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export type BlurHandlers = {
  readonly onInput: (event: FormEvent) => void;
  readonly onBlur: (event: FocusEvent) => void;
};

function isControl(target: EventTarget): target is Control {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLSelectElement ||
    target instanceof HTMLTextAreaElement
  );
}

/** Events that end a press, because a context menu, a drag and the list of a select suppress its `pointerup`. */
const RELEASES = ['pointerup', 'pointercancel', 'contextmenu', 'dragend', 'keydown'];

/**
 * Calls back with each blurred field that has or had a text. Waits while a pointer is down, because an error message
 * would move the pressed control, and its click would be lost.
 */
export function useBlurredFields(onLeft: (field: Control) => void): BlurHandlers {
  const typed = useRef(new Set<Control>());
  const waiting = useRef<Control[]>([]);
  const isDown = useRef(false);
  const report = useEffectEvent(() => {
    const left = waiting.current.splice(0);
    for (const field of left) {
      if (field.isConnected && !field.disabled && document.activeElement !== field) onLeft(field);
    }
  });
  useEffect(() => {
    const listeners = new AbortController();
    const options = { signal: listeners.signal, capture: true, passive: true };
    const press = (): void => {
      isDown.current = true;
    };
    const release = (): void => {
      if (!isDown.current) return;
      isDown.current = false;
      // The click follows the release in the same task.
      setTimeout(report);
    };
    addEventListener('pointerdown', press, options);
    for (const end of RELEASES) addEventListener(end, release, options);
    // The `change` of a text field comes within a press, right before its blur.
    addEventListener('change', ({ target }) => target instanceof HTMLSelectElement && release(), options);
    addEventListener('pointermove', ({ buttons }) => buttons === 0 && release(), options);
    return () => listeners.abort();
  }, []);
  function leave(field: Control): void {
    waiting.current.push(field);
    // A tap ends before its blur, and its click follows directly.
    if (!isDown.current) setTimeout(report);
  }
  return {
    onInput: ({ target }) => {
      if (!isControl(target)) return;
      typed.current.add(target);
      // Autofilled, or blurred before hydration.
      if (document.activeElement !== target) leave(target);
    },
    onBlur: ({ target }) => {
      if (isControl(target) && (target.value !== '' || typed.current.has(target))) leave(target);
    },
  };
}
