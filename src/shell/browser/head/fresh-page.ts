/**
 * Inlined into the `<head>` of every page (scripts/publish/inline-scripts.ts). Content far below the first view is not
 * laid out, and its pictures are not fetched, before the page or a gallery is scrolled (`.below-fold` and the like).
 * Its height is estimated until then, so after going back, following a fragment or reloading it is laid out at once.
 */
const [arrival] = performance.getEntriesByType('navigation');

// A place on the page that is asked for must not move by what was guessed above it.
if (arrival && 'type' in arrival && arrival.type === 'navigate' && !location.hash) {
  const { dataset } = document.documentElement;
  dataset['fresh'] = '';
  // A gallery's own scrolling does not bubble.
  addEventListener('scroll', () => delete dataset['fresh'], { capture: true, once: true });
}
