/** Says to who listens what the badges on the favourites show. */
import { useCatalogueText } from '#features/catalogue/ui/use-catalogue-text.ts';
import type { Changes } from './use-wishlist-news.ts';

export function NewsStatus({ changes }: { readonly changes: Changes }) {
  const t = useCatalogueText();
  const all = [...changes.values()];
  const cheaper = all.filter(({ fell }) => fell > 0).length;
  const back = all.filter(({ isBack }) => isBack).length;
  return (
    <p className="visually-hidden" role="status">
      {[
        cheaper > 0 ? t('wishlist.cheaper', { count: cheaper }) : '',
        back > 0 ? t('wishlist.back', { count: back }) : '',
      ]
        .filter((words) => words !== '')
        .join(' ')}
    </p>
  );
}
