/** A word on a product picture: sold out, on offer, new. */
import type { ReactNode } from 'react';
import './Badge.css';

export type BadgeKind = 'sold-out' | 'sale' | 'new';

export function Badge({ kind, children }: { readonly kind: BadgeKind; readonly children: ReactNode }) {
  return <span className={`badge badge-${kind}`}>{children}</span>;
}
