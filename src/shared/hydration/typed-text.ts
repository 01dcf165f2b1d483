/** Text that is typed, chosen or autofilled while an island's code loads. */

import { createElementFinder } from './element-finder.ts';

/** Fields with a value. */
export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** A selector of these fields. */
export const FIELDS = 'input:not([type=checkbox],[type=radio],[type=file],[type=hidden]),textarea,select';

/** Fields and their values that differ from the HTML. */
export type TypedText = ReadonlyMap<Field, string>;

function initialValue(field: Field): string {
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
  const chosen = [...field.options].find((option) => option.defaultSelected) ?? field.options[0];
  return chosen?.value ?? '';
}

const isField = (target: EventTarget | null | undefined): target is Field =>
  target instanceof Element && target.matches(FIELDS);

/** The fields whose value differs from the HTML. */
export function typedText(island: ParentNode): TypedText {
  const changed = [...island.querySelectorAll<Field>(FIELDS)].filter(
    (field) => field.value !== initialValue(field),
  );
  return new Map(changed.map((field) => [field, field.value]));
}

/** Sets a value with the native setter and dispatches events, so that React accepts it after a reset. */
export function typeInto(field: Field, value: string): void {
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
  field.value = value ? '' : ' ';
  setter?.call(field, value);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Records typing, open disclosures and the focus in an island; returns a function that restores them. */
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
  // A field that is back at its built value needs no restoring.
  const forget = ({ target }: Event): void => {
    for (const { field, initial } of before)
      if (field === target && field.value === initial) typed.delete(field);
  };
  island.addEventListener('focusin', remember, { signal });
  island.addEventListener('input', forget, { signal });
  return () => {
    listeners.abort();
    for (const { field, initial, find } of before) {
      // A field that React has replaced keeps its last typed text.
      const value = field.value === initial ? typed.get(field) : field.value;
      const current = value === undefined ? undefined : find();
      if (value === undefined || !isField(current)) continue;
      // A replaced field with another value was already restored.
      if (current === field || current.value === initial) typeInto(current, value);
    }
    for (const { details, find } of disclosures) {
      const current = details.isConnected ? undefined : find();
      if (current instanceof HTMLDetailsElement) current.open = details.open;
    }
    if (!focused?.isConnected) findFocused?.()?.focus({ preventScroll: true });
  };
}
