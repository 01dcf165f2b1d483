/** The suggestions of a field and its keys: the rows of the list box, whether it is open and which option is active. */
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { SuggestionField } from '#features/search/browser/search-box.ts';
import { isSuggestedIn } from '#features/search/rules/suggestion-text.ts';
import { $recentSearches, rememberSearch, suggestionsFor } from '#features/search/store/suggestions.ts';
import { clientText } from '#shared/i18n/client-text.ts';
import { SUGGESTIONS_PATH } from '#shared/i18n/paths.ts';
import { useLocale } from '#shared/ui/island/locale.tsx';
import { useText } from '#shared/ui/island/use-text.ts';
import { recentRows, type SuggestionRow, suggestionRows } from './suggestion-rows.tsx';

export const suggestionText = clientText('catalogue');

type Results = {
  readonly rows: readonly SuggestionRow[];
  /** Whether they are the latest searches. */
  readonly isRecent: boolean;
  /** Counts the results, from 1; 0 before the first. */
  readonly version: number;
};

/** The list box; `active` is the position of the active option, undefined while the field itself is active. */
type SuggestionList = {
  readonly results: Results;
  readonly isOpen: boolean;
  readonly active: number | undefined;
  readonly close: () => void;
};

const NO_RESULTS: Results = { rows: [], isRecent: false, version: 0 };

/** Provides suggestions for the text of a field from its focus on; the focus stays in the field. */
export function useSuggestions(
  { input, heldKeys }: SuggestionField,
  list: RefObject<HTMLElement | null>,
): SuggestionList {
  const t = useText(suggestionText);
  const locale = useLocale();
  const [results, setResults] = useState(NO_RESULTS);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState<number>();

  function show(rows: readonly SuggestionRow[], isRecent: boolean): void {
    setResults(({ version }) => ({ rows, isRecent, version: version + 1 }));
    setActive(undefined);
    setOpen(rows.length > 0);
  }

  function close(): void {
    setOpen(false);
    setActive(undefined);
  }

  /** An answer for an earlier text is dropped. */
  async function suggest(): Promise<void> {
    const term = input.value;
    if (term.trim() === '') {
      show(recentRows($recentSearches.get(), locale), true);
      return;
    }
    const found = await suggestionsFor(SUGGESTIONS_PATH, term);
    if (input.value !== term || document.activeElement !== input) return;
    const suggested = found.filter((each) => isSuggestedIn(locale, each));
    show(suggestionRows(suggested, { term, locale, t }), false);
  }

  function move(step: 1 | -1): void {
    setActive((before) => nextActive(before, step, results.rows.length));
  }

  function pressKey(event: KeyboardEvent): void {
    if (event.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (isOpen) move(event.key === 'ArrowDown' ? 1 : -1);
      else void suggest();
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      event.stopPropagation();
      close();
    } else if (event.key === 'Enter' && isOpen && active !== undefined) {
      const option = list.current?.children[active];
      if (!(option instanceof HTMLElement)) return;
      event.preventDefault();
      option.click();
    }
  }

  function submit(): void {
    rememberSearch(input.value);
    close();
  }

  function leave({ relatedTarget }: FocusEvent): void {
    if (!(relatedTarget instanceof Node) || !input.form?.contains(relatedTarget)) close();
  }

  const onInput = useEffectEvent(() => void suggest());
  const onKey = useEffectEvent(pressKey);
  const onSubmit = useEffectEvent(submit);
  const onLeave = useEffectEvent(leave);
  const onResults = useEffectEvent(() => {
    for (const key of heldKeys()) move(key === 'ArrowDown' ? 1 : -1);
  });
  useEffect(() => {
    const { form } = input;
    const listeners = new AbortController();
    const options = { signal: listeners.signal };
    for (const type of ['input', 'focus']) input.addEventListener(type, () => onInput(), options);
    input.addEventListener('keydown', (event) => onKey(event), options);
    form?.addEventListener('submit', () => onSubmit(), options);
    form?.addEventListener('focusout', (event) => onLeave(event), options);
    // The focus that loaded this island, and the text typed since.
    if (document.activeElement === input) onInput();
    return () => listeners.abort();
  }, [input]);
  useEffect(() => {
    if (results.version > 0) onResults();
  }, [results.version]);

  return { results, isOpen, active, close };
}

/** The next position among `count` options and the field itself, which has one place more. */
function nextActive(active: number | undefined, step: 1 | -1, count: number): number | undefined {
  const next = ((active ?? count) + step + count + 1) % (count + 1);
  return next === count ? undefined : next;
}
