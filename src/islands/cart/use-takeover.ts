/** Handing over from the preview that a module painted to the island's own view, without losing focus or typed numbers. */
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { findControl } from './focus-control.ts';

function controlOf(element: Element | null | undefined): string | undefined {
  return element?.closest<HTMLElement>('[data-control]')?.dataset['control'];
}

/** What was typed into the preview while the island was on its way, by `data-control`. */
function typedIn(root: ParentNode): ReadonlyMap<string, string> {
  const inputs = [...root.querySelectorAll<HTMLInputElement>('input[data-control]')];
  const changed = inputs.filter((input) => input.value !== input.defaultValue);
  return new Map(changed.map((input) => [input.dataset['control'] ?? '', input.value]));
}

/** Types it again where React listens, and settles it: an Enter pressed meanwhile was heard by nobody. */
function typeAgain(root: ParentNode, typed: ReadonlyMap<string, string>): void {
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  for (const [control, value] of typed) {
    const input = findControl(root, control);
    if (!(input instanceof HTMLInputElement)) continue;
    setValue?.call(input, value);
    input.dispatchEvent(new Event('input', { bubbles: true }));
    input.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  }
}

type Preview = { readonly focused: string | undefined; readonly typed: ReadonlyMap<string, string> };

/**
 * False in the built HTML and the first client render, true before the next paint: stored state is only drawn then.
 * Whatever control had the focus in `root` gives it to the one with the same `data-control`.
 */
export function useTakeover(root: RefObject<HTMLElement | null>): boolean {
  const [isLive, setIsLive] = useState(false);
  const preview = useRef<Preview | undefined>(undefined);
  useLayoutEffect(() => {
    const element = root.current;
    if (element === null) return;
    if (!isLive) {
      const active = document.activeElement;
      preview.current = {
        focused: element.contains(active) ? controlOf(active) : undefined,
        typed: typedIn(element),
      };
      setIsLive(true);
    } else if (preview.current) {
      const { focused, typed } = preview.current;
      preview.current = undefined;
      if (focused !== undefined) findControl(element, focused)?.focus();
      // React cannot be told of an event while it is committing.
      queueMicrotask(() => typeAgain(element, typed));
    }
  }, [root, isLive]);
  return isLive;
}
