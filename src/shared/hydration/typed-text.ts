/** What is typed, chosen or filled in by the browser while an island's code is on the way. */

import { createElementFinder } from './element-finder.ts';

/** What text is typed into or chosen from. */
export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Selects them. */
export const FIELDS = 'input:not([type=checkbox],[type=radio],[type=file],[type=hidden]),textarea,select';

/** Fields with the value that they have instead of what the HTML said. */
export type TypedText = ReadonlyMap<Field, string>;

function initialValue(field: Field): string {
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
  const chosen = [...field.options].find((option) => option.defaultSelected) ?? field.options[0];
  return chosen?.value ?? '';
}

const isField = (target: EventTarget | null | undefined): target is Field =>
  target instanceof Element && target.matches(FIELDS);

/** What differs from the HTML by now. */
export function typedText(island: ParentNode): TypedText {
  const changed = [...island.querySelectorAll<Field>(FIELDS)].filter(
    (field) => field.value !== initialValue(field),
  );
  return new Map(changed.map((field) => [field, field.value]));
}

/** Types past React's own setter and lets React hear of it, which had put its initial value back. */
export function typeInto(field: Field, value: string): void {
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
  field.value = value ? '' : ' ';
  setter?.call(field, value);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

/** What is typed into an island from now on, which disclosures are open and where the focus is; the answer puts it all back. */
export function holdTypedText(island: HTMLElement): () => void {
  const before = [...island.querySelectorAll<Field>(FIELDS)].map((field) => ({
    field,
    initial: initialValue(field),
    find: createElementFinder(island, field),
  }));
  const disclosures = [...island.querySelectorAll('details')].map((details) => ({
    details,
    find: createElementFinder(island, details),
  }));
  const typed = new Map(typedText(island));
  let focused = document.activeElement;
  let findFocused = rememberFocus();
  const listeners = new AbortController();
  const { signal } = listeners;
  function rememberFocus() {
    return focused instanceof HTMLElement && island.contains(focused)
      ? createElementFinder(island, focused)
      : undefined;
  }
  const remember = ({ target }: Event): void => {
    focused = target instanceof Element ? target : null;
    findFocused = rememberFocus();
  };
  // What somebody empties is as it was built, and stays so; React puts its initial value back without a word.
  const forget = ({ target }: Event): void => {
    for (const { field, initial } of before)
      if (field === target && field.value === initial) typed.delete(field);
  };
  island.addEventListener('focusin', remember, { signal });
  island.addEventListener('input', forget, { signal });
  return () => {
    listeners.abort();
    for (const { field, initial, find } of before) {
      // A field that React has replaced keeps what was typed into it last.
      const value = field.value === initial ? typed.get(field) : field.value;
      const current = value === undefined ? undefined : find();
      if (value === undefined || !isField(current)) continue;
      // A replaced field that no longer has its first value was already given the text back.
      if (current === field || current.value === initial) typeInto(current, value);
    }
    for (const { details, find } of disclosures) {
      const current = details.isConnected ? undefined : find();
      if (current instanceof HTMLDetailsElement) current.open = details.open;
    }
    if (!focused?.isConnected) findFocused?.()?.focus({ preventScroll: true });
  };
}
