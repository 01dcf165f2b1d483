/** The page's place in the shop: links, and the page itself at the end (storefront §2). */

import { clientText } from '#shared/i18n/client-text.ts';
import { localePath, pagePath } from '#shared/i18n/paths.ts';
import { useLocale, withLocale } from './island/locale.tsx';
import { useText } from './island/use-text.ts';
import './Breadcrumb.css';

/** `path` is without language, and undefined for the page itself. */
export type Crumb = {
  readonly label: string;
  readonly path?: string | undefined;
  /** Set if the label is in another language than the page. */
  readonly lang?: string | undefined;
};

type ContentProps = {
  /** Without the home page. */
  readonly crumbs: readonly Crumb[];
};

const shellText = clientText('shell');

function BreadcrumbContent({ crumbs }: ContentProps) {
  const locale = useLocale();
  const t = useText(shellText);
  const above: readonly Crumb[] = [{ label: t('home'), path: pagePath.home }, ...crumbs.slice(0, -1)];
  const page = crumbs.at(-1);
  return (
    <nav className="breadcrumb wrap" aria-label={t('breadcrumb')}>
      <ol className="breadcrumb-list">
        {above.map(({ label, path, lang }, index) => (
          <li
            key={path ?? label}
            data-spare={index < above.length - 1 && path === pagePath.list ? '' : undefined}
          >
            {path === undefined ? (
              <span lang={lang}>{label}</span>
            ) : (
              <a href={localePath(locale, path)} lang={lang}>
                {label}
              </a>
            )}
          </li>
        ))}
        <li>
          <span aria-current="page" lang={page?.lang}>
            {page?.label}
          </span>
        </li>
      </ol>
    </nav>
  );
}

export const Breadcrumb = withLocale(BreadcrumbContent);
