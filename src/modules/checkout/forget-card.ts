/**
 * What a card form holds never leaves memory (contract, Card provider): browsers note down the fields of a page, for the way
 * back and for their next start, and leave out those whose `autocomplete` is `off` (Chromium and WebKit). An empty field
 * says what may be filled in, a filled one that nobody may note it.
 */

type CardControl = HTMLInputElement | HTMLSelectElement;

const cardControls = (): readonly CardControl[] => [
  ...document.querySelectorAll<CardControl>('[data-secret] :is(input, select)'),
];

/** What each field may be filled with (HTML, Autofill), as it was built. */
const purposes = new WeakMap<CardControl, string>();

function markFilled(): void {
  for (const control of cardControls()) {
    const purpose = purposes.get(control) ?? control.autocomplete;
    purposes.set(control, purpose);
    const wanted = control.value ? 'off' : purpose;
    if (wanted !== control.autocomplete) control.setAttribute('autocomplete', wanted);
  }
}

/**
 * A browser that restores a page may hold what the fields held before they were emptied for the post (decision 76, Card
 * data): what stands in the card's fields of a page that was not opened anew is not the shopper's. Firefox fills them
 * in while it reads the page, whatever they said when it was left.
 */
function wipeRestored(): void {
  const [entry] = performance.getEntriesByType('navigation');
  if (!(entry instanceof PerformanceNavigationTiming) || entry.type === 'navigate') return;
  for (const control of cardControls()) control.value = '';
}

/** From now on nobody but the page itself remembers the card. */
export function forgetCard(): void {
  wipeRestored();
  markFilled();
  document.addEventListener('input', markFilled);
}
