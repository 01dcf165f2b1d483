/**
 * Runs inside the `<head>` of every page (scripts/publish/first-scripts.ts). What a closed dialog holds stands in its
 * `<noscript>`: neither elements nor styles nor layout where scripts run, and simply there where none does. The press
 * that opens the dialog fills it before the browser opens it, so that the first one finds it whole, however slow the
 * other scripts are.
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
