/**
 * Runs inside the `<head>` of every page (scripts/publish/first-scripts.ts): a press on what only scripts can answer is
 * kept while they are on their way, and made again once they listen (decision 8, Without scripts: with a slow script
 * the first tap is not lost); a checkbox looks pressed meanwhile. What answers by itself (links, disclosures, dialogs,
 * forms, choices) is left alone; dialogs and popovers do so in older browsers because of `older-openers.ts`, which
 * stands here for that.
 */
import { startOlderOpeners } from './dialogs/older-openers.ts';

const BY_SCRIPT = 'button[type=button]:not([command],[popovertarget]),input[type=checkbox]';

const held: (HTMLButtonElement | HTMLInputElement)[] = [];

function hold(event: Event): void {
  const target =
    event.target instanceof Element ? event.target.closest<(typeof held)[number]>(BY_SCRIPT) : null;
  if (!target || target.closest('[data-native]')) return;
  if (target.type === 'button') {
    event.preventDefault();
    if (held.includes(target)) return;
  }
  held.push(target);
  target.ariaBusy = 'true';
}

startOlderOpeners();
addEventListener('click', hold, true);
// Deferred scripts have run by then (HTML, 8.5.3), in time or not at all.
addEventListener('DOMContentLoaded', () => {
  removeEventListener('click', hold, true);
  // Pressed again, each ends as it looks.
  for (const target of held) if ('checked' in target) target.checked = !target.checked;
  for (const target of held) {
    target.ariaBusy = null;
    target.click();
  }
});
