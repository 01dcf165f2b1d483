/**
 * Inlined into the `<head>` of every page (scripts/publish/inline-scripts.ts): holds presses on controls that need scripts,
 * and repeats them when the scripts listen (decision 8, Without scripts). Links, disclosures, dialogs and forms work
 * natively, in older browsers by `older-openers.ts`. A search is held too, because its Enter key has rules in a script and
 * arrives as a click on its button (HTML, 4.10.22.2). Missing scripts are requested again; if they never load, the page says so
 * (decision 159, Failed downloads).
 */
import { hold, replay } from '#shared/hydration/hold-and-replay.ts';
import { startOlderOpeners } from '#shared/ui/dialogs/older-openers.ts';
import { showLoadError } from '#shell/browser/page-status.ts';
import { healAssets, reloadOnce } from './heal-assets.ts';

const BY_SCRIPT =
  'button[type=button]:not([command],[popovertarget]),a[data-held],input[type=checkbox],[data-search] button';

/** Elements that hold their own presses as soon as the deferred scripts have run. */
const ISLANDS = 'astro-island,[data-gallery]';

// Variables instead of an object: names of properties would be in every page.
let doIslandsListen = false;
/** Whether the parts of the page (`page-parts.ts`) listen, which handle all other controls. */
let doesPageListen = false;

let held: readonly { readonly target: HTMLElement }[] = [];

const isAnswered = (target: HTMLElement): boolean =>
  target.closest(ISLANDS) ? doIslandsListen : doesPageListen;

/** Adds the current query and fragment to a language link, because filters and choices change them without navigating. */
function keepPlace(link: HTMLAnchorElement): void {
  link.href = link.pathname + location.search + location.hash;
}

function holdClick(event: MouseEvent): void {
  // Moves a visible message into a dialog that has opened since.
  if (!document.getElementById('lost')?.hidden) showLoadError();
  const pressed = event.target;
  if (!(pressed instanceof Element)) return;
  const language = pressed.closest<HTMLAnchorElement>('a[hreflang]');
  // The browser opens the link in another tab or window.
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  // Only on a press, because no link may contain the query of a payment (decision 196, Query of a payment).
  if (language) keepPlace(language);
  const target = pressed.closest<HTMLElement>(BY_SCRIPT);
  if (!target || isAnswered(target) || target.closest('[data-native]')) return;
  hold(event, target);
  // Repeated presses count as one, except on checkboxes and steppers.
  if (target.ariaBusy && !target.matches('input,.stepper *')) return;
  held = [...held, { target }];
  target.ariaBusy = 'true';
  dispatchEvent(new Event('press:held'));
}

/** Repeats the presses that can be answered now. */
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

/** Gives up the held presses: links and searches work as HTML, and the next press is held again. */
function giveUp(): void {
  // A dialog that the browser opened may wait for its content.
  if (held[0] || document.querySelector('dialog:modal')) showLoadError();
  for (const { target } of held) {
    target.ariaBusy = null;
    if (target instanceof HTMLInputElement) target.checked = !target.checked;
    if (target instanceof HTMLAnchorElement) location.assign(target.href);
    if (target instanceof HTMLButtonElement && target.type === 'submit') target.form?.submit();
  }
  held = [];
}

/** Number of scripts that are being requested again. */
let missingScripts = 0;
let haveRun = false;
let areComing = false;
let areReady = false;

/** Repeats presses once no script is missing, because a missing one may have to answer them. */
function answer(): void {
  if (missingScripts || !haveRun) return;
  doIslandsListen = true;
  doesPageListen ||= areReady || !areComing;
  release();
}

/** Suffix for a new address: some browsers never request a failed module again (HTML, 8.1.4.2, Module map). */
const AGAIN = '?2';

/** Counts a repeated script as done, and starts the parts that it has added (`shell/browser/page.ts`). */
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
    // The rules of a sheet that did not load cannot be read.
    return false;
  }
}

/** Requests a style sheet again if the host answered with a page; without `nosniff` Chromium reports no error. */
function askSheetAgain(link: HTMLLinkElement): void {
  if (link.rel !== 'stylesheet' || hasRules(link) || link.href.includes(AGAIN)) return;
  // Repairs the cache for the next page.
  void healAssets(link.href);
  link.href += AGAIN;
}

/** Requests a script or style sheet that failed again, a script up to three times. */
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
// Errors of elements do not bubble.
addEventListener('error', askAgain, true);
addEventListener('load', () => document.querySelectorAll('link').forEach(askSheetAgain));
addEventListener('vite:preloadError', () => void recover());
// A late script may add parts.
addEventListener('page:coming', () => {
  areComing = true;
  areReady = false;
});
// By then all deferred scripts have run or failed (HTML, 8.5.3).
addEventListener('DOMContentLoaded', () => {
  haveRun = true;
  answer();
});
addEventListener('page:ready', () => {
  areReady = true;
  answer();
});
addEventListener('page:failed', giveUp);
