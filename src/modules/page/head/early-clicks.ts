/**
 * Runs inside the `<head>` of every page (scripts/publish/first-scripts.ts): a press on what only scripts can answer is
 * held while they are on their way, and made again once they listen (decision 8, Without scripts: with a slow script
 * the first tap is not lost); a checkbox looks pressed meanwhile. What answers by itself (links, disclosures, dialogs,
 * forms, choices) is left alone; dialogs and popovers do so in older browsers because of `older-openers.ts`, which
 * stands here for that. A search is held all the same: its form alone would not know the rules of its Enter key, which
 * the browser makes a press on its button (HTML, 4.10.22.2, Implicit submission). The switch of the language leads on by
 * itself as well, and takes the place along (decision 9, Languages). A script that did not come is asked for once more.
 */
import { hold, replay } from '#hydration/hold-and-replay.ts';
import { startOlderOpeners } from '../dialogs/older-openers.ts';

const BY_SCRIPT =
  'button[type=button]:not([command],[popovertarget]),a[data-held],input[type=checkbox],[data-search] button';

/** What holds its own presses as soon as the page's deferred scripts have run. */
const ISLANDS = 'astro-island,[data-gallery]';

/** Whether those listen, and whether the parts of the page do, which answer everything else (`page-parts.ts`). */
const listening = { islands: false, page: false };

let held: readonly { readonly target: HTMLElement }[] = [];

const isAnswered = (target: HTMLElement): boolean => listening[target.closest(ISLANDS) ? 'islands' : 'page'];

/** Filters and choices change the address without a navigation, so it is read at the press. */
function keepPlace(link: HTMLAnchorElement): void {
  link.href = link.pathname + location.search + location.hash;
}

function holdClick(event: MouseEvent): void {
  const pressed = event.target instanceof Element ? event.target : null;
  const language = pressed?.closest<HTMLAnchorElement>('a[hreflang]');
  if (language) keepPlace(language);
  // A link opened elsewhere is the browser's own.
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  const target = pressed?.closest<HTMLElement>(BY_SCRIPT);
  if (!target || isAnswered(target) || target.closest('[data-native]')) return;
  hold(event, target);
  // However often a button is pressed meanwhile, one press is meant, but where presses count.
  if (target.ariaBusy && !target.matches('input,.stepper *')) return;
  held = [...held, { target }];
  target.ariaBusy = 'true';
  dispatchEvent(new Event('press:held'));
}

/** Makes again what can be answered now. */
function release(who: keyof typeof listening): void {
  listening[who] = true;
  const presses = held;
  held = presses.filter(({ target }) => !isAnswered(target));
  replay(
    presses.filter(({ target }) => isAnswered(target)),
    ({ target }) => {
      target.ariaBusy = null;
      target.click();
    },
  );
}

/** What cannot be answered is not held for good; the next press is, and links and searches lead where their HTML says. */
function giveUp(): void {
  for (const { target } of held) {
    target.ariaBusy = null;
    if (target instanceof HTMLInputElement) target.checked = !target.checked;
    if (target instanceof HTMLAnchorElement) location.assign(target.href);
    if (target instanceof HTMLButtonElement && target.type === 'submit') target.form?.submit();
  }
  held = [];
}

/** How far the page's scripts have come; `missing` ones are asked for again. */
const scripts = { missing: 0, haveRun: false, areComing: false, areReady: false };

/** Nobody is answered while a script is missing that may be the one to answer. */
function answer(): void {
  if (scripts.missing > 0 || !scripts.haveRun) return;
  release('islands');
  if (scripts.areReady || !scripts.areComing) release('page');
}

/** By another address: under its own, what failed once stays so in some browsers (HTML, 8.1.4.2, Module map). */
const AGAIN = '?again';

/** A script that came late finds the others' moment gone by (`modules/page/page.ts`). */
function askAgain({ target }: Event): void {
  if (!(target instanceof HTMLScriptElement) || !target.src || target.src.endsWith(AGAIN)) return;
  const script = document.createElement('script');
  script.type = 'module';
  script.src = target.src + AGAIN;
  scripts.missing += 1;
  const settle = (): void => {
    scripts.missing -= 1;
    if (scripts.haveRun) dispatchEvent(new Event('page:late'));
    answer();
  };
  script.onload = settle;
  script.onerror = settle;
  document.head.append(script);
}

startOlderOpeners();
addEventListener('click', holdClick, true);
// Of an element it does not bubble.
addEventListener('error', askAgain, true);
addEventListener('page:coming', () => {
  scripts.areComing = true;
});
// Deferred scripts have run by then (HTML, 8.5.3), in time or not at all.
addEventListener('DOMContentLoaded', () => {
  scripts.haveRun = true;
  answer();
});
addEventListener('page:ready', () => {
  scripts.areReady = true;
  answer();
});
addEventListener('page:failed', giveUp);
