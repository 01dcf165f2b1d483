/** A picture that does not load is replaced by the default one (storefront §2, Card; §8). */

/** Looks at every picture, also at those that failed before this ran and those that islands draw later. */
export function startPictureFallback(): void {
  const replacement = document.documentElement.dataset['noImage'] ?? '';
  const replace = (image: EventTarget | null): void => {
    if (!(image instanceof HTMLImageElement)) return;
    // Over the picture of a card a default one would be worse than none.
    if (image.matches('.card-figure>img')) image.remove();
    if (image.getAttribute('src') === replacement) return;
    // Without the other sources, which would be asked first.
    image.closest('picture')?.replaceChildren(image);
    image.removeAttribute('srcset');
    image.src = replacement;
  };
  // Errors of pictures do not bubble, but they can be captured.
  document.addEventListener('error', (event) => replace(event.target), true);
  for (const image of document.images) if (image.complete && image.naturalWidth === 0) replace(image);
}
