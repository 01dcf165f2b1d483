/** What a shopper has of a built island: its HTML and what was typed, for when React fails (`IslandBoundary`), and its open dialogs. */

import { FIELDS, type Field } from './typed-text.ts';

/** Remembered by nobody but the field itself (contract, Card provider). */
const SECRET = '[data-secret] *,[type="password"]';

const isField = (target: EventTarget | null): target is Field =>
  target instanceof Element && target.matches(FIELDS);

/** Remembers the parts of an island as they are now, and puts them back when React cannot go on. Call it before React takes them. */
export function restoreOnFailure(island: HTMLElement): void {
  const built = document.createDocumentFragment();
  built.append(...[...island.childNodes].map((node) => node.cloneNode(true)));
  for (const field of built.querySelectorAll<Field>(SECRET)) field.value = '';
  const typed = new Map<string, string>();
  const remember = ({ target }: Event): void => {
    if (isField(target) && target.id && !target.matches(SECRET)) typed.set(target.id, target.value);
  };
  island.addEventListener('input', remember, true);
  const putBack = ({ target }: Event): void => {
    if (!(target instanceof HTMLElement)) return;
    target.replaceChildren(built);
    for (const [id, value] of typed) {
      const field = target.querySelector<Field>(`#${CSS.escape(id)}`);
      if (field) field.value = value;
    }
  };
  island.addEventListener('island:failed', putBack, { once: true });
}

/**
 * React draws an island anew when a browser has translated it, and a new dialog is closed. Call it before React starts.
 * @returns a function that opens the dialogs again that React has replaced; call it once React has drawn
 */
export function keepDialogsOpen(island: HTMLElement): () => void {
  const open = [...island.querySelectorAll<HTMLDialogElement>('dialog[open]')];
  return () => {
    for (const built of open.filter(({ isConnected }) => !isConnected)) {
      const drawn = document.getElementById(built.id);
      if (!(drawn instanceof HTMLDialogElement) || drawn.open) continue;
      // React takes over what was built and used there (`FilterSheet.tsx`).
      const content = built.querySelector('[data-lost]')?.childNodes ?? [];
      drawn.querySelector('[data-lost]')?.replaceChildren(...content);
      drawn.showModal();
    }
  };
}
