/** JSON in an attribute of built HTML, where each double quote would be the six letters of an entity. */

/**
 * Double quotes for single ones and single ones for double ones: JSON has hundreds of the first and hardly any of the
 * second. Done twice it is the text that it was.
 */
export function swapQuotes(text: string): string {
  return text.replace(/["']/g, (quote) => (quote === '"' ? "'" : '"'));
}
