/**
 * The card's place in a checkout, where somebody whose card was denied is led back to (decision 83, Title and outcome).
 */
import { type RefObject, useEffect } from 'react';

/** Id of the card's fields, and the fragment of the address that leads to them. */
export const CARD_PLACE = 'card';

/**
 * Brings what the fragment leads to into view once more: the draft and the cart have come in above it since the browser
 * did. The fragment has done its work then; a reload of the page is not to jump.
 */
export function useCardPlace(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    if (location.hash !== `#${CARD_PLACE}`) return;
    history.replaceState(history.state, '', location.pathname + location.search);
    // Painted with what was stored, which the stores bring right after the first paint.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => form.current?.querySelector(`#${CARD_PLACE}`)?.scrollIntoView()),
    );
  }, [form]);
}
