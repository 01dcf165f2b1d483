/** Components of a page in Spanish, drawn by themselves. */
import type { ReactNode } from 'react';
import { withLocale } from '#islands/page/locale.tsx';

type Props = { readonly children: ReactNode };

const Page = withLocale(({ children }: Props) => children);

/** Wraps them as the root of a page does. */
export function InSpanish({ children }: Props) {
  return <Page locale="es-GT">{children}</Page>;
}
