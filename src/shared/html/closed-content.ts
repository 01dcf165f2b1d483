/**
 * The content of a closed dialog in a `<noscript>`, which for a browser with scripts is text up to the first
 * `</noscript` (HTML, 13.2.5.1), also in the value of an attribute, where Astro leaves `<` unescaped.
 */

/** Rendered HTML that contains no `<noscript>`, in which nothing that a service sent can end the one around it. */
export function closedContent(html: string): string {
  return html.replace(/<(?=\/?noscript)/gi, '&lt;');
}
