/** A decorative icon: a path of the page's sprite, or its own path (`iconOf`). */
import type { IconSource } from './icons.ts';
import './Icon.css';

export type IconProps = IconSource & { readonly size?: 's' | 'm' };

export function Icon({ name, path, size = 'm' }: IconProps) {
  return (
    <svg className={size === 's' ? 'icon icon-s' : 'icon'} viewBox="0 0 24 24" aria-hidden="true">
      {path === undefined ? <use href={`#icon-${name}`} /> : <path d={path} />}
    </svg>
  );
}
