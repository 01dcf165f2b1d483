/**
 * Moves the picture of a product between its card and its page by view transitions. The page's picture has its name in
 * `styles/transitions.css`; the card gets it only while the pages change.
 */

const NAME = 'product-picture';

const isInView = (element: Element): boolean => {
  // Hidden lists keep their layout.
  if (!element.checkVisibility()) return false;
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
};

/** The picture of the first visible card that links to a path. */
function cardPicture(path: string): HTMLElement | null {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.card-name a')) {
    if (link.pathname !== path) continue;
    const picture = link.closest('.card')?.querySelector<HTMLElement>('.card-figure img') ?? null;
    if (picture && isInView(picture)) return picture;
  }
  return null;
}

/** Names the picture of the card for `address` until the transition is over. */
async function nameCardPicture(
  address: string | null | undefined,
  transition: ViewTransition | null,
): Promise<void> {
  // A skipped transition rejects, which is no error.
  for (const end of [transition?.ready, transition?.finished, transition?.updateCallbackDone])
    end?.catch(() => undefined);
  const picture = address && transition ? cardPicture(new URL(address).pathname) : undefined;
  if (!transition || !picture) return;
  const own = document.querySelector<HTMLElement>('.gallery-main .splide__track');
  own?.style.setProperty('view-transition-name', 'none');
  picture.style.setProperty('view-transition-name', NAME);

  await transition.finished.catch(() => undefined);
  own?.style.removeProperty('view-transition-name');
  picture.style.removeProperty('view-transition-name');
}

/** Names pictures when the page leaves for a product and when it is shown after one. */
export function startPictureMorph(): void {
  addEventListener('pageswap', ({ activation, viewTransition }) => {
    void nameCardPicture(activation?.entry.url, viewTransition);
  });
  addEventListener('pagereveal', ({ viewTransition }) => {
    // Some WebKit versions have the event without the navigation API.
    void nameCardPicture(
      'navigation' in window ? navigation.activation?.from?.url : undefined,
      viewTransition,
    );
  });
}
