/**
 * Holding and replaying what is pressed before the code that answers it listens. All that do so stand on this: islands
 * (`island-presses.ts`), the gallery, and the head of every page, whose script it is part of: it stays small.
 */

/** What is pressed; a checkbox among it has these two. */
type Control = HTMLElement & { readonly type?: string; checked?: boolean };

/** Keeps an event from everybody who would hear of it now; a checkbox looks pressed all the same. */
export function hold(event: Event, target: Control): void {
  if (target.type !== 'checkbox') event.preventDefault();
  event.stopImmediatePropagation();
}

/** Makes each press again, one a task: React must commit between two. */
export function replay<Press extends { readonly target: Control }>(
  held: readonly Press[],
  again: (press: Press) => void,
): void {
  // Pressed again, each checkbox ends as it looks.
  for (const { target } of held) if (target.type === 'checkbox') target.checked = !target.checked;
  for (const press of held) setTimeout(again, 0, press);
}
