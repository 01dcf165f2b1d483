/** React's half of drawing on demand: one root for each container, whatever is drawn there and how often. */
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { controlOf, findControl } from './find-control.ts';
import { type TypedText, typedText, typeInto } from './typed-text.ts';

const roots = new WeakMap<Element, Root>();

function rootOf(container: HTMLElement): Root {
  const root = roots.get(container) ?? createRoot(container);
  roots.set(container, root);
  return root;
}

/** Draws `content` in place of the container's content. `null` empties it. */
export function drawRoot(container: HTMLElement, content: ReactNode): void {
  rootOf(container).render(content);
}

/** Types it into the new controls and settles it: an Enter pressed meanwhile was answered by nobody. */
function settle(container: HTMLElement, typed: TypedText): void {
  for (const [{ dataset }, value] of typed) {
    const control = findControl(container, dataset['control'] ?? '');
    if (!(control instanceof HTMLInputElement)) continue;
    typeInto(control, value);
    control.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  }
}

/** Focuses the control again; an untouched field is selected whole, so that a number typed next replaces its value. */
function focusAgain(control: HTMLElement | undefined, isTyped: boolean): void {
  control?.focus();
  if (control instanceof HTMLInputElement && !isTyped) control.select();
}

/**
 * Draws `content` at once in the place of a preview that a module painted. What is done by `data-control` goes on there:
 * the control that had the focus has it again, what was typed is typed. Presses are replayed by `hydrate-on-intent.ts`.
 */
export function drawOverPreview(container: HTMLElement, content: ReactNode): void {
  const active = document.activeElement;
  const focused = container.contains(active) ? controlOf(active) : undefined;
  const typed = typedText(container);
  container.replaceChildren();
  flushSync(() => drawRoot(container, content));
  container.removeAttribute('data-built');
  const isTyped = [...typed.keys()].some((field) => field.dataset['control'] === focused);
  if (focused !== undefined) focusAgain(findControl(container, focused), isTyped);
  settle(container, typed);
}
