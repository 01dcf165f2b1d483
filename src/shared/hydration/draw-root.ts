/** Renders on demand with React: one root per container. */
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

/** Renders `content` in place of the container's content. `null` empties it. */
export function drawRoot(container: HTMLElement, content: ReactNode): void {
  rootOf(container).render(content);
}

/** Types the text into the new controls, and commits it by a blur, because an earlier Enter had no listener. */
function settle(container: HTMLElement, typed: TypedText): void {
  for (const [{ dataset }, value] of typed) {
    const control = findControl(container, dataset['control'] ?? '');
    if (!(control instanceof HTMLInputElement)) continue;
    typeInto(control, value);
    control.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  }
}

/** Focuses the control again; selects an untouched field, so that typing replaces its value. */
function focusAgain(control: HTMLElement | undefined, isTyped: boolean): void {
  control?.focus();
  if (control instanceof HTMLInputElement && !isTyped) control.select();
}

/**
 * Renders `content` synchronously in place of a module's preview. Restores focus and typed text by `data-control`;
 * `hydrate-on-intent.ts` replays presses.
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
