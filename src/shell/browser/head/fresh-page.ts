/**
 * Inlined into the `<head>` of every page (scripts/publish/inline-scripts.ts): `data-fresh` delays layout and pictures below
 * the first view until the page or a gallery is scrolled (`.below-fold`). Their height is an estimate, so pages that
 * open at a position (back, fragment, reload) are laid out at once.
 */
const [arrival] = performance.getEntriesByType('navigation');

if (arrival && 'type' in arrival && arrival.type === 'navigate' && !location.hash) {
  const { dataset } = document.documentElement;
  dataset['fresh'] = '';
  // Scrolling of a gallery does not bubble.
  addEventListener('scroll', () => delete dataset['fresh'], { capture: true, once: true });
}
