/** Encodes JSON for an attribute of built HTML, where each double quote would become `&quot;`. */

/** Swaps double and single quotes, because JSON has many double quotes. Swapping twice restores the text. */
const swapQuoteMarks = (text: string): string =>
  text.replace(/["']/g, (quote) => (quote === '"' ? "'" : '"'));

export { swapQuoteMarks as decodeJsonAttribute, swapQuoteMarks as encodeJsonAttribute };
