/** No product, and what to do about it (ux 1: a helpful empty result). */
import type { ShownList } from '#domain/list-place.ts';
import type { Locale } from '#i18n/locales.ts';
import type { Text } from '#i18n/messages.ts';
import { pathTo } from '#i18n/paths.ts';
import { EmptyState } from '#ui/EmptyState.tsx';

export type EmptyListProps = {
  readonly locale: Locale;
  readonly t: Text<'catalogue'>;
  readonly shown: ShownList;
};

export function EmptyList({ locale, t, shown }: EmptyListProps) {
  const { term } = shown.query;
  const action = { href: pathTo.page(locale, 'list'), label: t('wishlist.toProducts') };
  return (
    <EmptyState title={t('empty')} icon="search" action={action}>
      <p>{term === '' ? t('emptyHint') : t('search.hint')}</p>
    </EmptyState>
  );
}
