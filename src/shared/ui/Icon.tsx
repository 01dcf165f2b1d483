/** An icon next to text: one path of the page's sprite. */
import type { IconName } from './icons.ts';
import './Icon.css';

/** Always decorative: its meaning is in the text or the name of its control. */
export function Icon({ name, size = 'm' }: { readonly name: IconName; readonly size?: 's' | 'm' }) {
  return (
    <svg className={size === 's' ? 'icon icon-s' : 'icon'} viewBox="0 0 24 24" aria-hidden="true">
      <use href={`#icon-${name}`} />
    </svg>
  );
}
