/** Cards in the first view of a list: the same as elsewhere, but nobody waits to load their pictures. */

/** As `Picture` draws a picture that is loaded once it is near (`minifyHtml`). */
const LAZY = ' loading=lazy';
/** The tag of the card's place in the list: Astro leaves '<' in what it says of sizes, React in nothing. */
const PLACE = /^<li(?:[^>"]|"[^"]*")*>/;
/** The picture that is the page's largest paint. */
const FIRST = ' fetchPriority=high decoding=async';

/** A built card whose picture is loaded with the page, and the first of them before the others. */
export function isInFirstView(card: string, isFirst: boolean): string {
  const [place = ''] = PLACE.exec(card) ?? [];
  const at = card.indexOf(LAZY, card.indexOf('<img', place.length));
  if (at < 0) return card;
  return card.slice(0, at) + (isFirst ? FIRST : '') + card.slice(at + LAZY.length);
}
