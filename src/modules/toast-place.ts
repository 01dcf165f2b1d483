/** Where toasts live: above everything, also above an open modal dialog, which makes all outside it unreachable. */

const region = document.createElement('div');
region.className = 'visually-hidden';
region.setAttribute('role', 'status');
region.setAttribute('aria-live', 'polite');
document.body.append(region);

function topmost(): Element {
  return [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
}

/** Moves a container of toasts into the topmost dialog, or back to the page, and on top of what is open. */
export function liftAboveDialogs(container: HTMLElement): void {
  const home = topmost();
  if (container.parentElement !== home) home.append(container);
  if (container.matches(':popover-open')) return;
  container.showPopover();
}

/** Says a message to assistive technology, once more when it is the same again. */
export function announce(message: string): void {
  topmost().append(region);
  const line = document.createElement('p');
  line.textContent = message;
  region.replaceChildren(line);
}

// A dialog that closes takes what is in it out of sight: its toasts go on on the page.
document.addEventListener(
  'close',
  ({ target }) => {
    if (!(target instanceof Element)) return;
    for (const container of target.querySelectorAll<HTMLElement>('.notyf')) liftAboveDialogs(container);
  },
  true,
);
