/**
 * Finds an element again after React has drawn its island anew. React does so when the built HTML has changed: a browser
 * that translates a page replaces its texts.
 */
import { controlOf, findControl } from './find-control.ts';

/**
 * The element that an event is for: the control around an icon, which cannot be clicked by code, and what a browser has
 * put a translation's `<font>` into, which is gone once the island is drawn anew.
 */
export function htmlTarget({ target }: Event): HTMLElement | null {
  let element = target instanceof Element ? target : null;
  while (element && (!(element instanceof HTMLElement) || element.localName === 'font'))
    element = element.parentElement;
  return element;
}

/** Element names and classes down to the element: they stay the same when it is drawn anew, unlike texts and ids. */
function routeTo(element: Element, island: Node): string {
  const name = `${element.localName} ${element.className} ${element.getAttribute('name')}`;
  const { parentElement } = element;
  return parentElement && parentElement !== island ? `${routeTo(parentElement, island)}>${name}` : name;
}

/** Returns a function that finds an element of an island, or the one that replaces it. Call it before React starts. */
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
    // Where their number has changed, another one may be in its place.
    return now.length === before.length ? now[before.indexOf(element)] : undefined;
  };
}
