/** Handing over from the preview that a module painted to React's own view, without losing focus or typed numbers. */
import { createElement, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { findControl } from '#islands/page/focus-control.ts';
import { IslandBoundary } from './IslandBoundary.tsx';

function controlOf(element: Element | null): string | undefined {
  return element?.closest<HTMLElement>('[data-control]')?.dataset['control'];
}

/** What was typed into the preview while the code was on its way, by `data-control`. */
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

/**
 * Draws `content` in the place of the preview in `container`; whatever control had the focus gives it to the one with
 * the same `data-control`.
 */
export function takeOver(container: HTMLElement, content: ReactNode): void {
  const active = document.activeElement;
  const focused = container.contains(active) ? controlOf(active) : undefined;
  const typed = typedIn(container);
  container.replaceChildren();
  const root = createRoot(container);
  flushSync(() => root.render(createElement(IslandBoundary, null, content)));
  container.removeAttribute('ssr');
  if (focused !== undefined) findControl(container, focused)?.focus();
  typeAgain(container, typed);
}
