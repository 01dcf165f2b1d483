/**
 * Inlined into the `<head>` of every page (scripts/publish/inline-scripts.ts). The content of a closed dialog is in a
 * `<noscript>`: with scripts it makes no elements, styles or layout, and without scripts it is simply shown. The press
 * that opens the dialog fills it before the browser opens it, so that the first press works, however slow the other
 * scripts are.
 */
import { fillMenu } from './menu-content.ts';

addEventListener(
  'click',
  ({ target }) => {
    const id = target instanceof Element && target.closest('[commandfor]')?.getAttribute('commandfor');
    const held = document.getElementById(`${id}`)?.querySelector('noscript');
    if (held) held.outerHTML = held.textContent;
    if (id) fillMenu();
  },
  true,
);
