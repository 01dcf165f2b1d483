/**
 * The suggestions of one search box, or the latest searches while it is empty: a list box that the arrow keys walk
 * through while the focus stays in the field (W3C combobox pattern). The form works without this island.
 */

import { Fragment, type PointerEvent, useId, useLayoutEffect, useRef } from 'react';
import type { SuggestionField } from '#features/search/browser/search-box.ts';
import { forgetSearches } from '#features/search/store/suggestions.ts';
import { drawRoot } from '#shared/hydration/draw-root.ts';
import { pageLocale } from '#shared/i18n/page-locale.ts';
import { asIsland } from '#shared/ui/island/IslandBoundary.tsx';
import { useText } from '#shared/ui/island/use-text.ts';
import { adoptStyles } from '#styles/adopt-styles.ts';
import { type SuggestionRow, withKeys } from './suggestion-rows.tsx';
import styles from './suggestions.css?inline';
import { suggestionText, useSuggestions } from './use-suggestions.ts';

adoptStyles(styles);

/** Renders the suggestions of a field, which is built HTML, into a container inside its form. */
export function renderSuggestions(container: HTMLElement, field: SuggestionField): void {
  drawRoot(container, <Suggestions locale={pageLocale()} field={field} />);
}

type SuggestionsProps = { readonly field: SuggestionField };

/** A press in the panel must not take the focus from the field, which would close the panel before the click. */
const keepFocus = (event: PointerEvent): void => event.preventDefault();

function SuggestionPanel({ field }: SuggestionsProps) {
  const t = useText(suggestionText);
  const id = `suggestions-${useId()}`;
  const list = useRef<HTMLDivElement>(null);
  const { input } = field;
  const { results, isOpen, active, close } = useSuggestions(field, list);
  const { rows, isRecent, version } = results;
  const optionId = (at: number): string => `${id}-${at}`;
  useComboboxRoles(input, id, { isOpen, activeId: active === undefined ? undefined : optionId(active) });

  function forget(): void {
    forgetSearches();
    close();
    input.focus();
  }

  return (
    <>
      <div className="suggestions" hidden={!isOpen} onPointerDown={keepFocus}>
        <div
          ref={list}
          className="suggestions-list"
          id={id}
          role="listbox"
          aria-label={t(isRecent ? 'search.recent' : 'search.suggestions')}
        >
          {/* Each result has new elements: React cannot update texts that a browser has translated. */}
          <Fragment key={version}>
            {withKeys(rows).map(({ key, item }) => (
              <Option key={key} id={optionId(key)} row={item} isActive={key === active} />
            ))}
          </Fragment>
        </div>
        <button type="button" className="suggestions-forget" hidden={!isRecent} onClick={forget}>
          {t('search.forget')}
        </button>
      </div>
      <p className="visually-hidden" role="status">
        <span key={version}>
          {rows.length === 0 ? '' : t('search.suggestionCount', { count: rows.length })}
        </span>
      </p>
    </>
  );
}

const Suggestions = asIsland(SuggestionPanel);

type OptionProps = {
  readonly id: string;
  readonly row: SuggestionRow;
  readonly isActive: boolean;
};

function Option({ id, row, isActive }: OptionProps) {
  const link = useRef<HTMLAnchorElement>(null);
  useLayoutEffect(() => {
    if (isActive) link.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    <a
      ref={link}
      className={`suggestion suggestion-${row.kind}`}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      href={row.href}
    >
      {row.content}
    </a>
  );
}

type ComboboxState = {
  readonly isOpen: boolean;
  /** The id of the option that the arrow keys have reached. */
  readonly activeId: string | undefined;
};

/**
 * Makes the built element around the field the combobox of a list box, as in ARIA 1.1: the field itself stays a search
 * box (interface, Every page).
 */
function useComboboxRoles(
  input: HTMLInputElement,
  listId: string,
  { isOpen, activeId }: ComboboxState,
): void {
  const name = useText(suggestionText)('search.suggestions');
  useLayoutEffect(() => {
    const combobox = input.closest<HTMLElement>('[data-combobox]') ?? input;
    combobox.role = 'combobox';
    combobox.ariaLabel = name;
    combobox.ariaHasPopup = 'listbox';
    combobox.ariaExpanded = String(isOpen);
    combobox.setAttribute('aria-controls', listId);
    input.setAttribute('aria-autocomplete', 'list');
    input.setAttribute('aria-controls', listId);
    if (activeId === undefined) input.removeAttribute('aria-activedescendant');
    else input.setAttribute('aria-activedescendant', activeId);
  }, [input, listId, name, isOpen, activeId]);
}
