/**
 * Suggestions of one search box: a list box that the arrow keys walk through while the focus stays in the field (W3C
 * combobox pattern). The field stays the search box it is (interface, Every page), so what is around it becomes the
 * combobox, as ARIA 1.1 has it; the form works without all this.
 */

import { isSuggestedIn } from '#features/search/rules/suggestion-place.ts';
import {
  $recentSearches,
  forgetSearches,
  rememberSearch,
  suggestionsFor,
} from '#features/search/store/suggestions.ts';
import { clientText } from '#shared/i18n/client-text.ts';
import { pageLocale } from '#shared/i18n/page-locale.ts';
import { SUGGESTIONS_PATH } from '#shared/i18n/paths.ts';
import { adoptStyles } from '#styles/adopt-styles.ts';
import { recentRows, type SuggestionRow, suggestionRows } from './suggestion-rows.ts';
import styles from './suggestions.css?inline';

const text = clientText('catalogue');
const locale = pageLocale();
const t = text(locale);

adoptStyles(styles);

let boxes = 0;

/** The elements of one box. */
type Box = {
  readonly input: HTMLInputElement;
  /** What says whether the list box is open. */
  readonly combobox: HTMLElement;
  readonly panel: HTMLElement;
  readonly list: HTMLElement;
  readonly status: HTMLElement;
  readonly forget: HTMLButtonElement;
};

function element<K extends keyof HTMLElementTagNameMap>(
  name: K,
  className: string,
): HTMLElementTagNameMap[K] {
  const made = document.createElement(name);
  made.className = className;
  return made;
}

function build(input: HTMLInputElement): Box {
  boxes += 1;
  const panel = element('div', 'suggestions');
  const list = element('div', 'suggestions-list');
  list.id = `suggestions-${boxes}`;
  list.role = 'listbox';
  list.ariaLabel = t('search.suggestions');
  const status = element('p', 'visually-hidden');
  status.role = 'status';
  const forget = element('button', 'suggestions-forget');
  forget.type = 'button';
  forget.textContent = t('search.forget');
  panel.hidden = true;
  panel.append(list, forget);
  const combobox = input.closest<HTMLElement>('[data-combobox]') ?? input;
  combobox.role = 'combobox';
  combobox.ariaLabel = t('search.suggestions');
  combobox.ariaHasPopup = 'listbox';
  combobox.ariaExpanded = 'false';
  combobox.setAttribute('aria-controls', list.id);
  input.setAttribute('aria-autocomplete', 'list');
  input.setAttribute('aria-controls', list.id);
  input.form?.append(panel, status);
  return { input, combobox, panel, list, status, forget };
}

function setOpen({ panel, combobox }: Box, isOpen: boolean): void {
  panel.hidden = !isOpen;
  combobox.ariaExpanded = String(isOpen);
}

const options = ({ list }: Box): HTMLElement[] => [...list.querySelectorAll<HTMLElement>('[role="option"]')];
const activeOption = (box: Box): HTMLElement | undefined =>
  options(box).find((option) => option.ariaSelected === 'true');

function activate(box: Box, option: HTMLElement | undefined): void {
  for (const each of options(box)) each.ariaSelected = String(each === option);
  if (option) {
    box.input.setAttribute('aria-activedescendant', option.id);
    option.scrollIntoView({ block: 'nearest' });
  } else box.input.removeAttribute('aria-activedescendant');
}

function close(box: Box): void {
  setOpen(box, false);
  activate(box, undefined);
}

function draw(box: Box, rows: readonly SuggestionRow[], isRecent: boolean): void {
  box.list.replaceChildren(
    ...rows.map(({ href, content, kind }, index) => {
      const option = element('a', `suggestion suggestion-${kind}`);
      option.id = `${box.list.id}-${index}`;
      option.role = 'option';
      option.tabIndex = -1;
      option.ariaSelected = 'false';
      option.href = href;
      option.append(...content);
      return option;
    }),
  );
  box.input.removeAttribute('aria-activedescendant');
  box.list.ariaLabel = t(isRecent ? 'search.recent' : 'search.suggestions');
  box.forget.hidden = !isRecent;
  setOpen(box, rows.length > 0);
  box.status.textContent = rows.length === 0 ? '' : t('search.suggestionCount', { count: rows.length });
}

/** Draws what fits the field's text now; an answer that comes too late is dropped. */
async function refresh(box: Box): Promise<void> {
  const { input } = box;
  const asked = input.value;
  if (asked.trim() === '') {
    draw(box, recentRows($recentSearches.get(), locale), true);
    return;
  }
  const found = await suggestionsFor(SUGGESTIONS_PATH, asked);
  if (input.value !== asked || document.activeElement !== input) return;
  const shown = found.filter((each) => isSuggestedIn(locale, each));
  draw(box, suggestionRows(shown, { term: asked, locale, t }), false);
}

function move(box: Box, step: 1 | -1): void {
  const all = options(box);
  const active = activeOption(box);
  // One place more than there are options: the field itself.
  const at = active ? all.indexOf(active) : all.length;
  activate(box, all[(at + step + all.length + 1) % (all.length + 1)]);
}

function onKey(box: Box, event: KeyboardEvent): void {
  if (event.isComposing) return;
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    event.preventDefault();
    if (box.panel.hidden) void refresh(box);
    else move(box, event.key === 'ArrowDown' ? 1 : -1);
  } else if (event.key === 'Escape' && !box.panel.hidden) {
    event.preventDefault();
    event.stopPropagation();
    close(box);
  } else if (event.key === 'Enter') {
    const option = box.panel.hidden ? undefined : activeOption(box);
    if (!option) return;
    event.preventDefault();
    option.click();
  }
}

/** Gives a search box its suggestions. It has the focus already. */
export function attachSuggestions(input: HTMLInputElement): void {
  const box = build(input);
  const show = (): void => void refresh(box);
  input.addEventListener('input', show);
  input.addEventListener('focus', show);
  input.addEventListener('keydown', (event) => onKey(box, event));
  input.form?.addEventListener('submit', () => {
    rememberSearch(input.value);
    close(box);
  });
  // A press in the panel must not take the focus, or the panel would be gone before the click.
  box.panel.addEventListener('pointerdown', (event) => event.preventDefault());
  box.forget.addEventListener('click', () => {
    forgetSearches();
    close(box);
    input.focus();
  });
  input.form?.addEventListener('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node) || !input.form?.contains(relatedTarget)) close(box);
  });
  if (document.activeElement === input) show();
}
