/** Reads a form at the moment it is sent; the browser may have filled it in without an event. */

/** The text of a field; '' where there is none. */
export function fieldValue(form: HTMLFormElement | null, name: string): string {
  const field = form?.elements.namedItem(name);
  return field instanceof HTMLInputElement ? field.value : '';
}
