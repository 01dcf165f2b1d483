/**
 * What a closed dialog holds, as it can stand in a `<noscript>`, which for a browser with scripts is text up to the first
 * `</noscript` (HTML, 13.2.5.1), wherever that stands: in the value of an attribute as well, where Astro leaves `<` as it is.
 */

/** Rendered HTML that has no `<noscript>` of its own, in which nothing that a service sent can end the one around it. */
export function closedContent(html: string): string {
  return html.replace(/<(?=\/?noscript)/gi, '&lt;');
}
