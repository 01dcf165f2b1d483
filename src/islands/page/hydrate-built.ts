/** Making a built part of a page alive without `<astro-island>`, whose runtime would be 2.5 KB of every document. */
import { createElement, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { IslandBoundary } from './IslandBoundary.tsx';

/** The document may have blanks around what was built, which hydration would take for something else. */
function trim(element: HTMLElement): void {
  for (const node of [element.firstChild, element.lastChild]) {
    if (node instanceof Text && node.data.trim() === '') node.remove();
  }
}

/**
 * Hydrates an element whose HTML was built from `content`; its `ssr` attribute says that it is not alive yet. What is
 * built this way has no `useId` and no two texts side by side: static HTML tells neither from what hydration expects.
 */
export function hydrateBuilt(element: HTMLElement, content: ReactNode): void {
  trim(element);
  hydrateRoot(element, createElement(IslandBoundary, null, content));
  element.removeAttribute('ssr');
}
