/** A field is checked when it is left (decision 57, Field texts): leaving an empty one reports nothing yet. */
import { type FocusEvent, type FormEvent, useEffect, useEffectEvent, useRef } from 'react';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What a form listens with. */
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

/** What ends a press. A context menu, a drag and the list of a select get the `pointerup` that the page would get. */
const RELEASES = ['pointerup', 'pointercancel', 'contextmenu', 'dragend', 'keydown'];

/**
 * Calls back with a field that was left, if something is in it or was. Never while a pointer is down: what is then said at
 * the field would push away what is being pressed, and its click would be lost.
 */
export function useBlurredFields(onLeft: (field: Control) => void): BlurHandlers {
  const typed = useRef(new Set<Control>());
  const waiting = useRef<Control[]>([]);
  const isDown = useRef(false);
  const tell = useEffectEvent(() => {
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
      setTimeout(tell);
    };
    addEventListener('pointerdown', press, options);
    for (const end of RELEASES) addEventListener(end, release, options);
    // A text field has its `change` in the middle of a press, just before its blur.
    addEventListener('change', ({ target }) => target instanceof HTMLSelectElement && release(), options);
    addEventListener('pointermove', ({ buttons }) => buttons === 0 && release(), options);
    return () => listeners.abort();
  }, []);
  function leave(field: Control): void {
    waiting.current.push(field);
    // A tap is over before its blur, and its click comes right after it.
    if (!isDown.current) setTimeout(tell);
  }
  return {
    onInput: ({ target }) => {
      if (!isControl(target)) return;
      typed.current.add(target);
      // Filled in by the browser, or left before React was there.
      if (document.activeElement !== target) leave(target);
    },
    onBlur: ({ target }) => {
      if (isControl(target) && (target.value !== '' || typed.current.has(target))) leave(target);
    },
  };
}
