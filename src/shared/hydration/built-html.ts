/** What was built of an island, for when React cannot go on with it (`IslandBoundary`): it comes back, with what was typed. */

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
