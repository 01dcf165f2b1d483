/** The link target of the card's fields, for a denied payment (decision 83, Title and outcome). */
import { type RefObject, useEffect } from 'react';

/** Id of the card's fields and fragment of their address. */
export const CARD_PLACE = 'card';

/** Scrolls to the fragment again, because the draft and the cart have moved it, and removes the fragment. */
export function useCardPlace(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    if (location.hash !== `#${CARD_PLACE}`) return;
    history.replaceState(history.state, '', location.pathname + location.search);
    // The stores render right after the first paint.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => form.current?.querySelector(`#${CARD_PLACE}`)?.scrollIntoView()),
    );
  }, [form]);
}
