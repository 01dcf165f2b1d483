/** Components drawn by themselves, below the root of a page in one language. */
import type { ReactNode } from 'react';
import { withLocale } from '#islands/page/locale.tsx';

type Props = { readonly children: ReactNode };

/** A page in the language that is named. */
export const PageIn = withLocale(({ children }: Props) => children);

/** A page in Spanish. */
export function InSpanish({ children }: Props) {
  return <PageIn locale="es-GT">{children}</PageIn>;
}
