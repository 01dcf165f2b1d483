/** The way back to the top, shown once the page is scrolled by more than 300 px (storefront §2; §9). */

/** `[data-scroll-mark]` covers the first 300 px: when it is out of sight, the button is offered. */
export function startScrollTop(): void {
  const button = document.querySelector<HTMLElement>('[data-scroll-top]');
  const mark = document.querySelector('[data-scroll-mark]');
  if (!button || !mark) return;
  // The last word of several that come together.
  new IntersectionObserver((entries) => {
    button.hidden = entries.at(-1)?.isIntersecting ?? true;
  }).observe(mark);
  button.addEventListener('click', () => {
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    scrollTo({ top: 0, behavior: calm ? 'instant' : 'smooth' });
    document.querySelector<HTMLElement>('#contenido')?.focus({ preventScroll: true });
  });
}
