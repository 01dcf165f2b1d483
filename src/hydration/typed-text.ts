/** What is typed, chosen or filled in by the browser while an island's code is on the way. */

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

const isField = (target: EventTarget | null): target is Field =>
  target instanceof Element && target.matches(FIELDS);

/** The field itself, or its namesake where React has drawn the island anew. */
function successor(island: ParentNode, field: Field): Field | undefined {
  if (field.isConnected) return field;
  return [...island.querySelectorAll<Field>(FIELDS)].find(
    ({ name, type }) => name && name === field.name && type === field.type,
  );
}

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

/** What is typed into an island from now on; the answer puts it back. */
export function holdTypedText(island: HTMLElement): () => void {
  const before = [...island.querySelectorAll<Field>(FIELDS)].map((field) => ({
    field,
    initial: initialValue(field),
  }));
  const typed = new Map(typedText(island));
  let focused: EventTarget | null = island.contains(document.activeElement) ? document.activeElement : null;
  const listeners = new AbortController();
  const { signal } = listeners;
  const remember = ({ target }: Event): void => {
    focused = target;
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
    // A field that React has replaced keeps what was typed into it last.
    const now = before.filter(({ field, initial }) => field.value !== initial);
    const all = new Map([...typed, ...now.map(({ field }) => [field, field.value] as const)]);
    for (const [field, value] of all) {
      const current = successor(island, field);
      if (current) typeInto(current, value);
    }
    if (isField(focused) && !focused.isConnected) successor(island, focused)?.focus({ preventScroll: true });
  };
}
