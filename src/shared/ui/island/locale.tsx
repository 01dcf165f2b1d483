/**
 * The language of the components below a root. Pages in both languages are built concurrently, so a root gets it as a prop.
 */
import { createContext, type FunctionComponent, use } from 'react';
import type { Locale } from '#shared/i18n/locales.ts';

const PageLocale = createContext<Locale | undefined>(undefined);

/** @throws Error outside a root */
export function useLocale(): Locale {
  const locale = use(PageLocale);
  if (!locale) throw new Error('Rendered without a language: wrap the root with `withLocale`.');
  return locale;
}

export type Located<P> = FunctionComponent<P & { readonly locale: Locale }>;

/** Makes a component a root with the language as a prop. */
export function withLocale<P extends object>(Root: FunctionComponent<P>): Located<P> {
  return function InLocale(props) {
    return (
      <PageLocale value={props.locale}>
        <Root {...props} />
      </PageLocale>
    );
  };
}
