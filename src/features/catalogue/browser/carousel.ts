/**
 * A row of products with arrows. Once started it moves every 2.5 s (storefront §9); touch, wheel, focus or key stops it
 * (contract, Settled after the second release), a mouse or leaving the view pauses it.
 */

/** Milliseconds between two moves (storefront §9: carousel autoplay). */
const AUTOPLAY_MS = 2500;

const wantsStillness = matchMedia('(prefers-reduced-motion: reduce)');

function behavior(): ScrollBehavior {
  return wantsStillness.matches ? 'instant' : 'smooth';
}

/** Moves by one product, or around from one end to the other. */
function step(row: HTMLElement, direction: 1 | -1): void {
  const [first, second] = row.children;
  if (!(first instanceof HTMLElement) || !(second instanceof HTMLElement)) return;
  const width = second.offsetLeft - first.offsetLeft;
  const end = row.scrollWidth - row.clientWidth;
  const isAtEnd = direction > 0 ? row.scrollLeft >= end - 2 : row.scrollLeft <= 2;
  const around = direction > 0 ? 0 : end;
  row.scrollTo({ left: isAtEnd ? around : row.scrollLeft + direction * width, behavior: behavior() });
}

type Carousel = {
  readonly root: HTMLElement;
  readonly row: HTMLElement;
  readonly pause: HTMLElement | null;
  isStopped: boolean;
  isSeen: boolean;
};

function mayMove({ root, isStopped, isSeen }: Carousel): boolean {
  return !isStopped && isSeen && !root.matches(':hover') && !document.hidden;
}

function setStopped(carousel: Carousel, isStopped: boolean): void {
  carousel.isStopped = isStopped;
  const { pause } = carousel;
  if (!pause) return;
  pause.toggleAttribute('data-stopped', isStopped);
  const label = isStopped ? pause.dataset['labelPlay'] : pause.dataset['labelPause'];
  if (label) pause.ariaLabel = label;
}

function act(carousel: Carousel, action: string | undefined): void {
  if (action === 'pause') setStopped(carousel, !carousel.isStopped);
  else {
    setStopped(carousel, true);
    step(carousel.row, action === 'previous' ? -1 : 1);
  }
}

function start(root: HTMLElement): void {
  const row = root.querySelector<HTMLElement>('ul');
  const controls = root.parentElement?.querySelector<HTMLElement>('[data-carousel-controls]');
  if (!row || !controls || row.scrollWidth <= row.clientWidth) return;
  const pause = controls.querySelector<HTMLElement>('[data-carousel-action="pause"]');
  const carousel: Carousel = { root, row, pause, isStopped: true, isSeen: false };
  setStopped(carousel, true);
  controls.hidden = false;
  controls.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-carousel-action]') : null;
    if (button) act(carousel, button.dataset['carouselAction']);
  });
  for (const use of ['wheel', 'touchstart', 'focusin', 'keydown']) {
    row.addEventListener(use, () => setStopped(carousel, true), { passive: true });
  }
  controls.addEventListener('focusin', ({ target }) => {
    if (target !== pause) setStopped(carousel, true);
  });
  controls.addEventListener('keydown', ({ target, key }) => {
    // Enter and space press the button that starts and stops.
    if (target !== pause || (key !== 'Enter' && key !== ' ')) setStopped(carousel, true);
  });
  // The last of several entries counts.
  new IntersectionObserver((entries) => {
    carousel.isSeen = entries.at(-1)?.isIntersecting ?? false;
  }).observe(row);
  setInterval(() => {
    if (mayMove(carousel)) step(row, 1);
  }, AUTOPLAY_MS);
}

/** Starts every `[data-carousel]` of the page. */
export function startCarousels(): void {
  for (const root of document.querySelectorAll<HTMLElement>('[data-carousel]')) start(root);
}
