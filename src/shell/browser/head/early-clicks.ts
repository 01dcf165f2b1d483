/**
 * Inlined into the `<head>` of every page (scripts/publish/inline-scripts.ts): holds a press on what only scripts can
 * answer while they load, and replays it once they listen (decision 8, Without scripts: with a slow script the first
 * tap is not lost); a checkbox looks pressed meanwhile. What works without scripts (links, disclosures, dialogs, forms,
 * choices) is not held; in older browsers dialogs and popovers work because of `older-openers.ts`, which is included
 * for that. A search is held all the same: its form alone does not implement the rules of its Enter key, which the
 * browser turns into a press on its button (HTML, 4.10.22.2, Implicit submission). The language switch works without
 * scripts too, but is held to keep the scroll position (decision 9, Languages). A script that did not load is requested
 * again, and where it never loads, or a press is given up, the page says so (decision 159, Lines that lose).
 */
import { hold, replay } from '#shared/hydration/hold-and-replay.ts';
import { startOlderOpeners } from '#shared/ui/dialogs/older-openers.ts';
import { showLoadError } from '#shell/browser/page-status.ts';
import { healAssets, reloadOnce } from './heal-assets.ts';

const BY_SCRIPT =
  'button[type=button]:not([command],[popovertarget]),a[data-held],input[type=checkbox],[data-search] button';

/** What holds its own presses as soon as the page's deferred scripts have run. */
const ISLANDS = 'astro-island,[data-gallery]';

// In variables: names of properties would stand in every page.
/** Whether those listen, and whether the parts of the page do, which answer everything else (`page-parts.ts`). */
let doIslandsListen = false;
let doesPageListen = false;

let held: readonly { readonly target: HTMLElement }[] = [];

const isAnswered = (target: HTMLElement): boolean =>
  target.closest(ISLANDS) ? doIslandsListen : doesPageListen;

/** Filters and choices change the address without a navigation, so it is read at the press. */
function keepPlace(link: HTMLAnchorElement): void {
  link.href = link.pathname + location.search + location.hash;
}

function holdClick(event: MouseEvent): void {
  // Again, where a dialog covers the message.
  if (!document.getElementById('lost')?.hidden) showLoadError();
  const pressed = event.target;
  if (!(pressed instanceof Element)) return;
  const language = pressed.closest<HTMLAnchorElement>('a[hreflang]');
  // A link opened elsewhere is the browser's own.
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  // Only for a press that navigates: no link keeps the query of a payment (decision 196, Query of a payment).
  if (language) keepPlace(language);
  const target = pressed.closest<HTMLElement>(BY_SCRIPT);
  if (!target || isAnswered(target) || target.closest('[data-native]')) return;
  hold(event, target);
  // However often a button is pressed meanwhile, one press is meant, but where presses count.
  if (target.ariaBusy && !target.matches('input,.stepper *')) return;
  held = [...held, { target }];
  target.ariaBusy = 'true';
  dispatchEvent(new Event('press:held'));
}

/** Makes again what can be answered now. */
function release(): void {
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
  // A dialog that the browser opened by itself may wait for what fills it.
  if (held[0] || document.querySelector('dialog:modal')) showLoadError();
  for (const { target } of held) {
    target.ariaBusy = null;
    if (target instanceof HTMLInputElement) target.checked = !target.checked;
    if (target instanceof HTMLAnchorElement) location.assign(target.href);
    if (target instanceof HTMLButtonElement && target.type === 'submit') target.form?.submit();
  }
  held = [];
}

/** Are asked for again. */
let missingScripts = 0;
let haveRun = false;
let areComing = false;
let areReady = false;

/** Nobody is answered while a script is missing that may be the one to answer. */
function answer(): void {
  if (missingScripts || !haveRun) return;
  doIslandsListen = true;
  doesPageListen ||= areReady || !areComing;
  release();
}

/** By another address: under its own, what failed once stays so in some browsers (HTML, 8.1.4.2, Module map). */
const AGAIN = '?2';

/** A script that came late finds the others' moment gone by (`shell/browser/page.ts`). */
function settle(): void {
  missingScripts -= 1;
  if (haveRun) dispatchEvent(new Event('page:late'));
  answer();
}

async function recover(failed?: string): Promise<void> {
  if (await healAssets(failed)) reloadOnce();
}

function hasRules({ sheet }: HTMLLinkElement): boolean {
  try {
    return !!sheet?.cssRules.length;
  } catch {
    // A sheet that was not loaded may not be read.
    return false;
  }
}

/** A style sheet without rules: a host answered it as a page. Chromium reports no error for it if `nosniff` is missing. */
function askSheetAgain(link: HTMLLinkElement): void {
  if (link.rel !== 'stylesheet' || hasRules(link) || link.href.includes(AGAIN)) return;
  // Repairs the cache for the next page.
  void healAssets(link.href);
  link.href += AGAIN;
}

/** Three times. */
function askAgain({ target }: Event): void {
  if (target instanceof HTMLLinkElement) {
    if (target.rel === 'stylesheet') askSheetAgain(target);
    else void recover(target.href);
  }
  if (!(target instanceof HTMLScriptElement) || !target.src) return;
  const times = target.src.split(AGAIN).length;
  if (times < 2) {
    void recover(target.src);
    missingScripts += 1;
  }
  if (times <= 3) {
    const script = document.createElement('script');
    script.type = 'module';
    script.src = target.src + AGAIN;
    script.onload = settle;
    document.head.append(script);
  } else {
    showLoadError();
    settle();
  }
}

startOlderOpeners();
addEventListener('click', holdClick, true);
// Of an element it does not bubble.
addEventListener('error', askAgain, true);
addEventListener('load', () => document.querySelectorAll('link').forEach(askSheetAgain));
addEventListener('vite:preloadError', () => void recover());
// A script that came late may bring more.
addEventListener('page:coming', () => {
  areComing = true;
  areReady = false;
});
// Deferred scripts have run by then (HTML, 8.5.3), in time or not at all.
addEventListener('DOMContentLoaded', () => {
  haveRun = true;
  answer();
});
addEventListener('page:ready', () => {
  areReady = true;
  answer();
});
addEventListener('page:failed', giveUp);
