/** Says at the ways to the favourites how many of them have news. */
import { EVERYTHING } from '#features/catalogue/rules/list-place.ts';
import { countNews } from '#features/saved/store/wishlist-news.ts';
import { loadText } from '#shared/i18n/client-text.ts';
import { pageLocale } from '#shared/i18n/page-locale.ts';
import { listDataPath } from '#shared/i18n/paths.ts';
import { adoptStyles } from '#styles/adopt-styles.ts';
import styles from './news-mark.css?inline';

/** Marks them, where there is news. */
export async function markNews(): Promise<void> {
  const count = await countNews(listDataPath(EVERYTHING.path), Date.now());
  if (count === 0) return;
  const t = (await loadText('shell'))(pageLocale());
  adoptStyles(styles);
  for (const badge of document.querySelectorAll<HTMLElement>('[data-saved-count="wishlist"]')) {
    const words = document.createElement('span');
    words.className = 'visually-hidden';
    words.textContent = t('wishlistNews', { count });
    badge.dataset['news'] = '';
    badge.after(words);
  }
}
