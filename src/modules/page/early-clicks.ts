/**
 * Runs inside the `<head>` of every page (scripts/publish/first-scripts.ts): a press on what only scripts can answer is
 * held while they are on their way, and made again once they listen (decision 8, Without scripts: with a slow script
 * the first tap is not lost); a checkbox looks pressed meanwhile. What answers by itself (links, disclosures, dialogs,
 * forms, choices) is left alone; dialogs and popovers do so in older browsers because of `older-openers.ts`, which
 * stands here for that.
 */
import { replay } from '#hydration/hold-and-replay.ts';
import { startOlderOpeners } from './dialogs/older-openers.ts';

const BY_SCRIPT = 'button[type=button]:not([command],[popovertarget]),input[type=checkbox]';

const held: { readonly target: HTMLElement }[] = [];

function holdClick(event: Event): void {
  const target = event.target instanceof Element ? event.target.closest<HTMLElement>(BY_SCRIPT) : null;
  if (!target || target.closest('[data-native]')) return;
  event.stopImmediatePropagation();
  // However often a button is pressed meanwhile, one press is meant.
  if (target.ariaBusy && !target.matches('input')) return;
  held.push({ target });
  target.ariaBusy = 'true';
}

startOlderOpeners();
addEventListener('click', holdClick, true);
// Deferred scripts have run by then (HTML, 8.5.3), in time or not at all.
addEventListener('DOMContentLoaded', () => {
  removeEventListener('click', holdClick, true);
  replay(held, ({ target }) => {
    target.ariaBusy = null;
    target.click();
  });
});
