/**
 * The content of a closed dialog in a `<noscript>`. With scripts enabled it is text up to the first `</noscript`
 * (HTML, 13.2.5.1), also inside an attribute's value, where Astro leaves `<` unescaped.
 */

/** Rendered HTML without `<noscript>`; `</noscript` in a service's text is escaped. */
export function closedContent(html: string): string {
  return html.replace(/<(?=\/?noscript)/gi, '&lt;');
}
