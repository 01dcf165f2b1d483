/** Where the focus goes when the control that had it went away. */

/** `checkVisibility` came to Safari with 17.4. */
const isVisible = (element: Element): boolean =>
  element.checkVisibility?.() ?? element.getClientRects().length > 0;

/** The element of this `data-control` that can be seen in `root`. */
export function findControl(root: ParentNode | null, control: string): HTMLElement | undefined {
  const found = root?.querySelectorAll<HTMLElement>(`[data-control="${CSS.escape(control)}"]`) ?? [];
  return [...found].find(isVisible);
}

/** Keeps a line that has changed in view: what it was changed with is gone, and with it some of the page's height. */
export function showLine(root: ParentNode | null, control: string): void {
  requestAnimationFrame(() => {
    findControl(root, control)?.closest('li')?.scrollIntoView({ block: 'nearest' });
  });
}

/** Focuses, once React has drawn, the control beside the notices that is back, or else the place of the notices. */
export function focusControl(notices: HTMLElement | null, control: string | undefined): void {
  requestAnimationFrame(() => {
    const found = control === undefined ? undefined : findControl(notices?.parentElement ?? null, control);
    (found ?? notices)?.focus();
  });
}
