/** Controls keep their `data-control` where React draws them anew: so one is found again. */

/** The `data-control` of what an element belongs to. */
export function controlOf(element: Element | null): string | undefined {
  return element?.closest<HTMLElement>('[data-control]')?.dataset['control'];
}

/** The element of this `data-control` that can be seen in `root`. */
export function findControl(root: ParentNode, control: string): HTMLElement | undefined {
  const named = root.querySelectorAll<HTMLElement>(`[data-control="${CSS.escape(control)}"]`);
  // Safari knows `checkVisibility` since 17.4.
  return [...named].find((node) => node.checkVisibility?.() ?? node.getClientRects().length > 0);
}
