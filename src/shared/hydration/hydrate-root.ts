/** Hydrates a built part of a page with React (`mounts.ts`). */
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** White space around the built HTML would be a hydration mismatch. */
function trim(element: HTMLElement): void {
  for (const node of [element.firstChild, element.lastChild]) {
    if (node instanceof Text && node.data.trim() === '') node.remove();
  }
}

/**
 * Hydrates an element whose HTML was built from `content`. It must have no `useId` and no adjacent texts, which
 * differ in static HTML.
 */
export function hydrateBuilt(element: HTMLElement, content: ReactNode): void {
  trim(element);
  hydrateRoot(element, content);
  element.removeAttribute('data-built');
}
