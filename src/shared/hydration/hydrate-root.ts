/** Hydrates a built part of a page with React (`mounts.ts`). */
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** Removes white space around the built HTML, which would be a hydration mismatch. */
function trim(element: HTMLElement): void {
  for (const node of [element.firstChild, element.lastChild]) {
    if (node instanceof Text && node.data.trim() === '') node.remove();
  }
}

/**
 * Hydrates an element whose HTML was built from `content`, which must not use `useId` or adjacent texts: static HTML
 * renders both differently.
 */
export function hydrateBuilt(element: HTMLElement, content: ReactNode): void {
  trim(element);
  hydrateRoot(element, content);
  element.removeAttribute('data-built');
}
