/**
 * Runs inside the `<head>` of every page (scripts/publish/first-scripts.ts). What stands far below the first view is not
 * laid out, and its pictures are not fetched, before somebody scrolls the page or a gallery (`.below-fold` and the like): its
 * height is guessed until then, so who comes back to a place on the page, asks for one, or loads it again, finds it laid out.
 */
const [arrival] = performance.getEntriesByType('navigation');

// A place on the page that is asked for must not move by what was guessed above it.
if (arrival && 'type' in arrival && arrival.type === 'navigate' && !location.hash) {
  const { dataset } = document.documentElement;
  dataset['fresh'] = '';
  // A gallery's own scrolling does not bubble.
  addEventListener('scroll', () => delete dataset['fresh'], { capture: true, once: true });
}
