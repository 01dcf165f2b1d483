/**
 * What counts, or shows what this device stores, waits until a page is seen: a browser may draw it before it is asked for
 * (Speculation Rules, HTML 7.6), and nobody may ever come.
 */

/** Not in every browser, and so not in TypeScript's list. */
type Prerendered = Document & { readonly prerendering?: boolean };

/** Calls `start` now, or in the moment in which a page that was drawn beforehand is shown. */
export function whenShown(start: () => void): void {
  const page: Prerendered = document;
  if (page.prerendering) page.addEventListener('prerenderingchange', start, { once: true });
  else start();
}
