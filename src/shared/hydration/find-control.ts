/** Finds controls by their `data-control`, which stays the same in a new rendering. */

/** The `data-control` of an element or its ancestor. */
export function controlOf(element: Element | null): string | undefined {
  return element?.closest<HTMLElement>('[data-control]')?.dataset['control'];
}

/** The visible element of this `data-control` in `root`. */
export function findControl(root: ParentNode, control: string): HTMLElement | undefined {
  const named = root.querySelectorAll<HTMLElement>(`[data-control="${CSS.escape(control)}"]`);
  // Safari supports `checkVisibility` since 17.4.
  return [...named].find((node) => node.checkVisibility?.() ?? node.getClientRects().length > 0);
}
