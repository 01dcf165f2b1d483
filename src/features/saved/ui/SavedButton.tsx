/** 'Eliminar {nombre}' of a kept list: the page's own buttons do it, toast and counts included. */
import { Icon } from '#shared/ui/Icon.tsx';

export type SavedButtonProps = {
  readonly action: 'wishlist' | 'compare';
  readonly sku: string;
  readonly label: string;
};

export function SavedButton({ action, sku, label }: SavedButtonProps) {
  return (
    <button
      type="button"
      className="saved-remove"
      aria-label={label}
      title={label}
      data-action={action}
      data-sku={sku}
      data-pressed="true"
    >
      <Icon name="trash" size="s" />
    </button>
  );
}
