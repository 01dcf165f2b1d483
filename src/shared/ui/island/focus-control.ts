/** Focus and scroll position after the focused control of a list was removed. */
import { findControl } from '#shared/hydration/find-control.ts';

/** Scrolls to the line of a control after its editor has closed. */
export function showLine(root: ParentNode | null, control: string): void {
  requestAnimationFrame(() => {
    if (root) findControl(root, control)?.closest('li')?.scrollIntoView({ block: 'nearest' });
  });
}

/** After React has rendered, focuses the control in the parent of the notices, else the notices. */
export function focusControl(notices: HTMLElement | null, control: string | undefined): void {
  requestAnimationFrame(() => {
    const place = notices?.parentElement;
    const found = control === undefined || !place ? undefined : findControl(place, control);
    (found ?? notices)?.focus();
  });
}
