/**
 * Marks links to the favourites with the number of those with news (decision 151, Returning shoppers; decision 235, Ways to
 * render).
 */
import { EVERYTHING } from '#features/catalogue/rules/list-place.ts';
import { countNews } from '#features/saved/store/wishlist-news.ts';
import { loadText } from '#shared/i18n/client-text.ts';
import { pageLocale } from '#shared/i18n/page-locale.ts';
import { listDataPath } from '#shared/i18n/paths.ts';
import { adoptStyles } from '#styles/adopt-styles.ts';
import styles from './wishlist-news-mark.css?inline';

/** Does nothing without a connection or news. */
export async function markWishlistNews(): Promise<void> {
  const count = navigator.onLine ? await countNews(listDataPath(EVERYTHING.path), Date.now()) : 0;
  if (count === 0) return;
  const t = (await loadText('shell'))(pageLocale());
  adoptStyles(styles);
  for (const badge of document.querySelectorAll<HTMLElement>('[data-saved-count="wishlist"]')) {
    const text = document.createElement('span');
    text.className = 'visually-hidden';
    text.textContent = t('wishlistNews', { count });
    badge.dataset['news'] = '';
    badge.after(text);
  }
}
