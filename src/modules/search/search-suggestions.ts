/** Suggestions under the search boxes: everything they need is loaded with the first focus, not before. */
import { withTexts } from '#i18n/coming-texts.ts';

const BOXES = 'form[data-search] input[type="search"]';

function attach(input: HTMLInputElement): void {
  if (input.dataset['suggestions'] !== undefined) return;
  input.dataset['suggestions'] = '';
  withTexts(async () => (await import('./suggestion-box.ts')).attachSuggestions)
    .then((attachSuggestions) => attachSuggestions(input))
    .catch(() => {
      delete input.dataset['suggestions'];
    });
}

/** Also attaches to a box that had the focus before this was loaded. */
export function startSuggestions(): void {
  const consider = (target: EventTarget | null): void => {
    if (target instanceof HTMLInputElement && target.matches(BOXES)) attach(target);
  };
  document.addEventListener('focusin', ({ target }) => consider(target));
  consider(document.activeElement);
}
