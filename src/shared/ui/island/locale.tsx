/**
 * The page's language for every component below a root. Pages in both languages are built concurrently, so a root gets
 * its language by a prop, and its components read it here.
 */
import { createContext, type FunctionComponent, use } from 'react';
import type { Locale } from '#shared/i18n/locales.ts';

const PageLocale = createContext<Locale | undefined>(undefined);

/**
 * The language of what is drawn.
 * @throws Error outside a root
 */
export function useLocale(): Locale {
  const locale = use(PageLocale);
  if (!locale) throw new Error('Drawn without a language: its root has to be one of `withLocale`.');
  return locale;
}

/** A root with the language as a prop. */
export type Located<P> = FunctionComponent<P & { readonly locale: Locale }>;

/** A component as a root that is drawn in a language: by a page that is built, or by code that mounts it. */
export function withLocale<P extends object>(Root: FunctionComponent<P>): Located<P> {
  return function InLocale(props) {
    return (
      <PageLocale value={props.locale}>
        <Root {...props} />
      </PageLocale>
    );
  };
}
