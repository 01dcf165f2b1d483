/**
 * Delays counting and stored state until a page is visible, because a browser may prerender it without ever showing
 * it (Speculation Rules, HTML 7.6).
 */

/** TypeScript's library lacks it, because not every browser has it. */
type Prerendered = Document & { readonly prerendering?: boolean };

/** Calls `start` now, or when a prerendered page is shown. */
export function whenShown(start: () => void): void {
  const page: Prerendered = document;
  if (page.prerendering) page.addEventListener('prerenderingchange', start, { once: true });
  else start();
}
