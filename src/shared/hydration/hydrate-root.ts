/** React's half of hydrating a built part of a page (`mounts.ts`). */
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** The document may have blanks around what was built, which hydration would take for something else. */
function trim(element: HTMLElement): void {
  for (const node of [element.firstChild, element.lastChild]) {
    if (node instanceof Text && node.data.trim() === '') node.remove();
  }
}

/**
 * Hydrates an element whose HTML was built from `content`. It has no `useId` and no two adjacent texts, because static
 * HTML shows neither as hydration expects.
 */
export function hydrateBuilt(element: HTMLElement, content: ReactNode): void {
  trim(element);
  hydrateRoot(element, content);
  element.removeAttribute('data-built');
}
