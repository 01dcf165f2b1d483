/**
 * Finds an element again after React has replaced its island's HTML, for example because the browser translated the
 * page.
 */
import { controlOf, findControl } from './find-control.ts';

/**
 * The target of an event, or its nearest ancestor that code can click: not an SVG icon, and not a translation's
 * `<font>`, which React removes.
 */
export function htmlTarget({ target }: Event): HTMLElement | null {
  let element = target instanceof Element ? target : null;
  while (element && (!(element instanceof HTMLElement) || element.localName === 'font'))
    element = element.parentElement;
  return element;
}

/** Path of element names and classes from the island; a new rendering keeps them, unlike texts and ids. */
function routeTo(element: Element, island: Node): string {
  const name = `${element.localName} ${element.className} ${element.getAttribute('name')}`;
  const { parentElement } = element;
  return parentElement && parentElement !== island ? `${routeTo(parentElement, island)}>${name}` : name;
}

/** Returns a function that finds an element of an island, or its replacement. Call it before hydration. */
export function createElementFinder(
  island: ParentNode & Node,
  element: HTMLElement,
): () => HTMLElement | undefined {
  const control = controlOf(element);
  const route = routeTo(element, island);
  const sameRoute = (): HTMLElement[] =>
    [...island.querySelectorAll<HTMLElement>(element.localName)].filter(
      (each) => routeTo(each, island) === route,
    );
  const before = sameRoute();
  return () => {
    if (control) return findControl(island, control);
    if (element.isConnected) return element;
    const now = sameRoute();
    // If their number has changed, another element may be at its index.
    return now.length === before.length ? now[before.indexOf(element)] : undefined;
  };
}
