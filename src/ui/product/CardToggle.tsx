/** A card's two-state button: wishlist or compare. */
import { Icon } from '#ui/page/Icon.tsx';
import type { IconName } from '#ui/page/icons.ts';
import './CardToggle.css';

export type CardToggleProps = {
  readonly icon: IconName;
  readonly action: 'wishlist' | 'compare';
  readonly sku: string;
  readonly pressed: boolean;
  /** Its name in each state: the name changes, so there is no `aria-pressed` beside it. */
  readonly text: { readonly off: string; readonly on: string };
};

/** Whoever listens to `data-action` flips `data-pressed` and takes the name from `data-label-on` / `data-label-off`. */
export function CardToggle({ icon, action, sku, pressed, text }: CardToggleProps) {
  const label = pressed ? text.on : text.off;
  return (
    <button
      type="button"
      className="card-toggle"
      aria-label={label}
      title={label}
      data-action={action}
      data-sku={sku}
      data-pressed={pressed}
      data-label-on={text.on}
      data-label-off={text.off}
    >
      <Icon name={icon} size="s" />
    </button>
  );
}
