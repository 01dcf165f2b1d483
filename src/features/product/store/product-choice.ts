/** The chosen variant: announced to the page, and kept in the address (`?color=…&talla=…`, slugs). */

import type { Choice } from '#features/product/rules/variant.ts';
import { slugOf } from '#shared/text/slug.ts';

export type ChosenVariant = { readonly images: readonly string[] };

declare global {
  interface DocumentEventMap {
    'variant:chosen': CustomEvent<ChosenVariant>;
  }
}

/** Announces the pictures of the choice, for the gallery to follow. */
export function announceVariant(chosen: ChosenVariant): void {
  document.dispatchEvent(new CustomEvent('variant:chosen', { detail: chosen }));
}

/** The slugs in the query of an address; '' for none. */
export function choiceInAddress(search: string): { readonly color: string; readonly size: string } {
  const query = new URLSearchParams(search);
  return { color: query.get('color') ?? '', size: query.get('talla') ?? '' };
}

/** The same address with another choice in it; other parameters stay. */
export function addressOfChoice(address: string, { color, size }: Choice): string {
  const url = new URL(address);
  const chosen = { color: slugOf(color), talla: slugOf(size ?? '') };
  for (const [name, slug] of Object.entries(chosen)) {
    if (slug === '') url.searchParams.delete(name);
    else url.searchParams.set(name, slug);
  }
  return url.href;
}

/** Keeps the choice in the address, without a step in the history (decision 33, Choice at the press). */
export function keepChoiceInAddress(choice: Choice): void {
  history.replaceState(history.state, '', addressOfChoice(location.href, choice));
}

/** The part of the choice that differs; undefined for none. `builtChoice` is the built one as a query; its colour alone opens it too. */
export function choiceNotBuilt(
  search: string,
  { builtChoice: built = '' }: Readonly<Record<string, string | undefined>> = {},
): 'color' | 'size' | undefined {
  const asked = new URLSearchParams(search);
  const color = asked.get('color');
  const size = asked.get('talla');
  if (color === null && size === null) return undefined;
  // Slugs need no encoding in an address.
  const colored = `color=${color}&talla=`;
  if (!built.startsWith(colored)) return 'color';
  return size === null || built === colored + size ? undefined : 'size';
}
