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

/** Types it again: into the field itself, or into its namesake where React has drawn the island anew. */
export function restoreTypedText(island: ParentNode, typed: TypedText): void {
  for (const [field, value] of typed) {
    const current = field.isConnected
      ? field
      : [...island.querySelectorAll<Field>(FIELDS)].find(
          ({ name, type }) => name && name === field.name && type === field.type,
        );
    if (current) typeInto(current, value);
  }
}
