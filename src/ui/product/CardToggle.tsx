/** A card's two-state button: wishlist or compare. */
import './CardToggle.css';

export type CardToggleProps = {
  readonly action: 'wishlist' | 'compare';
  readonly pressed: boolean;
  /** Its name in each state: the name changes, so there is no `aria-pressed` beside it. */
  readonly text: { readonly off: string; readonly on: string };
};

/** Its icon is a mask in CSS, by its action: a list has hundreds of them. Whoever listens to `data-action` flips `data-pressed` and takes the name from `data-label-on` / `data-label-off`. */
export function CardToggle({ action, pressed, text }: CardToggleProps) {
  const label = pressed ? text.on : text.off;
  return (
    <button
      type="button"
      className="card-toggle"
      aria-label={label}
      title={label}
      data-action={action}
      data-pressed={pressed}
      data-label-on={text.on}
      data-label-off={text.off}
    />
  );
}
