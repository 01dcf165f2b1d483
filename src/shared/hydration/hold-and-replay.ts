/**
 * Holds presses until the code that handles them has loaded, then replays them: for islands (`island-presses.ts`),
 * the gallery, and the head of every page. Keep it small, because every page contains it.
 */

/** A pressed element; `checked` and `type` exist on checkboxes. */
type Control = HTMLElement & { readonly type?: string; checked?: boolean };

/** Stops an event before other listeners; a checkbox still changes. */
export function hold(event: Event, target: Control): void {
  if (target.type !== 'checkbox') event.preventDefault();
  event.stopImmediatePropagation();
}

/** Replays each press in a separate task, because React must commit between two. */
export function replay<Press extends { readonly target: Control }>(
  held: readonly Press[],
  again: (press: Press) => void,
): void {
  // `hold` lets a checkbox change; undo that, because the replayed click toggles it again.
  for (const { target } of held) if (target.type === 'checkbox') target.checked = !target.checked;
  for (const press of held) setTimeout(again, 0, press);
}
