/**
 * Delays counting and stored state until a page is visible, because a browser may prerender it without ever showing
 * it (Speculation Rules, HTML 7.6).
 */

/** A document with a property that TypeScript's DOM types lack. */
type Prerendered = Document & { readonly prerendering?: boolean };

/** Calls `start` now, or when a prerendered page is shown. */
export function whenShown(start: () => void): void {
  const page: Prerendered = document;
  if (page.prerendering) page.addEventListener('prerenderingchange', start, { once: true });
  else start();
}
