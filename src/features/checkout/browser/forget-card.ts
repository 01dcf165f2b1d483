/**
 * What a card form holds never leaves memory (contract, Card provider): browsers note down the fields of a page, for the way
 * back and for their next start, and leave out those whose `autocomplete` is `off` (Chromium and WebKit). An empty field
 * says what may be filled in, a filled one that nobody may note it.
 */

type CardControl = HTMLInputElement | HTMLSelectElement;

/** Whether the browser goes back to the page, or reads it again. */
function isRestored(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && entry.type !== 'navigate';
}

/**
 * Clears card fields that a browser restored, so that only the page itself keeps the card (decision 76, Card data). A
 * browser may restore what they held before they were emptied for the post. Firefox fills them in while it reads the
 * page.
 */
export function forgetCard(): void {
  const controls = (): NodeListOf<CardControl> =>
    document.querySelectorAll('[data-secret] :is(input,select)');
  if (isRestored()) for (const control of controls()) control.value = '';
  const mark = (): void => {
    for (const control of controls()) {
      // What it may be filled with (HTML, Autofill), as it was built.
      control.dataset['purpose'] ??= control.autocomplete;
      control.setAttribute('autocomplete', control.value ? 'off' : control.dataset['purpose']);
    }
  };
  mark();
  document.addEventListener('input', mark);
}
