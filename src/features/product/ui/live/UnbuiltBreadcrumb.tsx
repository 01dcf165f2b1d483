/**
 * The breadcrumb of an article newer than the build: its category may be newer too, so it starts with all products. The
 * styles are those of `Breadcrumb.astro`, which the layout of every page of the shop includes.
 */

import { serviceLanguage } from '#shared/i18n/locales.ts';
import { pathTo } from '#shared/i18n/paths.ts';
import { useLocale } from '#shared/ui/island/locale.tsx';

/** What the trail and its links are called. */
export type BreadcrumbWords = { readonly label: string; readonly home: string; readonly list: string };

export type UnbuiltBreadcrumbProps = {
  readonly words: BreadcrumbWords;
  /** Of the article. */
  readonly name: string;
};

export function UnbuiltBreadcrumb({ words, name }: UnbuiltBreadcrumbProps) {
  const locale = useLocale();
  return (
    <nav className="breadcrumb wrap" aria-label={words.label}>
      <ol className="breadcrumb-list">
        <li>
          <a href={pathTo.page(locale, 'home')}>{words.home}</a>
        </li>
        <li>
          <a href={pathTo.page(locale, 'list')}>{words.list}</a>
        </li>
        <li>
          <span aria-current="page" lang={serviceLanguage}>
            {name}
          </span>
        </li>
      </ol>
    </nav>
  );
}
