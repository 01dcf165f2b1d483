/** Where the focus goes when the control that had it went away. */
import { findControl } from '#shared/hydration/find-control.ts';

/** Keeps a line that has changed in view: what it was changed with is gone, and with it some of the page's height. */
export function showLine(root: ParentNode | null, control: string): void {
  requestAnimationFrame(() => {
    if (root) findControl(root, control)?.closest('li')?.scrollIntoView({ block: 'nearest' });
  });
}

/** Once React has drawn, focuses the returned control next to the notices, or else the notices. */
export function focusControl(notices: HTMLElement | null, control: string | undefined): void {
  requestAnimationFrame(() => {
    const place = notices?.parentElement;
    const found = control === undefined || !place ? undefined : findControl(place, control);
    (found ?? notices)?.focus();
  });
}
