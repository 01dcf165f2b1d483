/**
 * The picture of a product moves between its card and its page by the browser's own view transitions. The product page names
 * its picture in `styles/transitions.css`; of the many cards of a list only the one that is meant gets the name, and
 * only while the pages change. Without a transition (reduced motion, another browser) nothing happens.
 */

const NAME = 'product-picture';

const isInView = (element: Element): boolean => {
  // A list that is hidden keeps its layout.
  if (!element.checkVisibility()) return false;
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
};

/** The picture of the first card in view that leads to a path. */
function cardPicture(path: string): HTMLElement | null {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.card-name a')) {
    if (link.pathname !== path) continue;
    const picture = link.closest('.card')?.querySelector<HTMLElement>('.card-figure img') ?? null;
    if (picture && isInView(picture)) return picture;
  }
  return null;
}

/** Makes the picture of the card for `address` the morphing one until the transition is over. */
async function lend(address: string | null | undefined, transition: ViewTransition | null): Promise<void> {
  // One that is skipped rejects, which is nobody's error.
  for (const end of [transition?.ready, transition?.finished, transition?.updateCallbackDone])
    end?.catch(() => undefined);
  const picture = address && transition ? cardPicture(new URL(address).pathname) : undefined;
  if (!transition || !picture) return;
  const own = document.querySelector<HTMLElement>('.gallery-main .splide__track');
  own?.style.setProperty('view-transition-name', 'none');
  picture.style.setProperty('view-transition-name', NAME);
  // A transition that is skipped is over too.
  await transition.finished.catch(() => undefined);
  own?.style.removeProperty('view-transition-name');
  picture.style.removeProperty('view-transition-name');
}

/** Listens for pages that go (to a product) and come back (from one). */
export function startPictureMorph(): void {
  addEventListener('pageswap', ({ activation, viewTransition }) => {
    void lend(activation?.entry.url, viewTransition);
  });
  addEventListener('pagereveal', ({ viewTransition }) => {
    // Some WebKit shows pages so and knows nothing of where they come from.
    void lend('navigation' in window ? navigation.activation?.from?.url : undefined, viewTransition);
  });
}
