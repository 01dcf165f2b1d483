/** Announces the chosen variant to the rest of the page, and keeps it in the address (`?color=…&talla=…`, slugs). */

import type { Choice } from '#features/product/rules/variant.ts';
import { slugOf } from '#shared/text/slug.ts';

/** The pictures of what is chosen, for the gallery to follow. */
export type ChosenVariant = { readonly images: readonly string[] };

/** A gallery that was drawn in the browser; `gone` is aborted when it is taken away. */
export type DrawnGallery = { readonly gallery: HTMLElement; readonly gone: AbortSignal };

declare global {
  interface DocumentEventMap {
    'variant:chosen': CustomEvent<ChosenVariant>;
    'gallery:drawn': CustomEvent<DrawnGallery>;
  }
}

/** Tells the page which pictures belong to the choice. */
export function announceVariant(chosen: ChosenVariant): void {
  document.dispatchEvent(new CustomEvent('variant:chosen', { detail: chosen }));
}

/** Tells the page of a gallery that can be made carousels of. */
export function announceGallery(drawn: DrawnGallery): void {
  document.dispatchEvent(new CustomEvent('gallery:drawn', { detail: drawn }));
}

/** The slugs that the page's address asks for; '' where it does not. */
export function choiceInAddress(search: string): { readonly color: string; readonly size: string } {
  const query = new URLSearchParams(search);
  return { color: query.get('color') ?? '', size: query.get('talla') ?? '' };
}

/** The same address with another choice in it; what else it asks for stays. */
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
