/** A card's two-state button: wishlist or compare. */
import './CardToggle.css';

export type CardToggleProps = {
  readonly action: 'wishlist' | 'compare';
  readonly pressed: boolean;
  /** Its name in each state: the name changes, so there is no `aria-pressed`. */
  readonly text: { readonly off: string; readonly on: string };
};

/**
 * A button of a card, identified by its action; its icon is a CSS mask, because a list has hundreds of them. The
 * listener of `data-action` flips `data-pressed` and takes the name from the head of the page (`SavedLinks.astro`).
 */
export function CardToggle({ action, pressed, text }: CardToggleProps) {
  return (
    <button
      type="button"
      title={pressed ? text.on : text.off}
      data-action={action}
      data-pressed={pressed || undefined}
    />
  );
}
