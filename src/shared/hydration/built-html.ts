/** Restores the HTML, typed text and open dialogs of an island if React fails (`IslandBoundary`) or renders it anew. */

import { FIELDS, type Field } from './typed-text.ts';

/** Secret values are stored nowhere but in the field (contract, Card provider). */
const SECRET = '[data-secret] *,[type="password"]';

const isField = (target: EventTarget | null): target is Field =>
  target instanceof Element && target.matches(FIELDS);

/** Copies an island's content, and restores it if React fails. Call it before hydration. */
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
 * React renders a translated island anew, which closes its dialogs. Call it before hydration.
 * @returns a function that reopens the dialogs that React replaced; call it after React has rendered
 */
export function keepDialogsOpen(island: HTMLElement): () => void {
  const open = [...island.querySelectorAll<HTMLDialogElement>('dialog[open]')];
  return () => {
    for (const built of open.filter(({ isConnected }) => !isConnected)) {
      const drawn = document.getElementById(built.id);
      if (!(drawn instanceof HTMLDialogElement) || drawn.open) continue;
      // React adopts the content that was in use (`FilterSheet.tsx`).
      const content = built.querySelector('[data-lost]')?.childNodes ?? [];
      drawn.querySelector('[data-lost]')?.replaceChildren(...content);
      drawn.showModal();
    }
  };
}
