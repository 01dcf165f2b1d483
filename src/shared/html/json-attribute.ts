/** JSON in an attribute of built HTML, where each double quote would be the six letters of an entity. */

/** Swaps double and single quotes, because JSON has hundreds of the first and few of the second. Swapping twice restores the text. */
const swapQuoteMarks = (text: string): string =>
  text.replace(/["']/g, (quote) => (quote === '"' ? "'" : '"'));

export { swapQuoteMarks as decodeJsonAttribute, swapQuoteMarks as encodeJsonAttribute };
