/** Where in the menu a page stands. */
import { slugPath } from '#i18n/paths.ts';

/** The link slug of a category page's path (free of the language); '' for any other page. */
export function currentSlug(path: string): string {
  const start = slugPath.categoryPage('');
  return path.startsWith(start) ? path.slice(start.length).replace(/\/?pagina\/\d+$/, '') : '';
}

/** What `aria-current` says of a menu link: the page itself, something above it, or nothing. */
export function ariaCurrent(slug: string, current: string): 'page' | 'true' | undefined {
  if (slug === current) return 'page';
  return current.startsWith(`${slug}/`) ? 'true' : undefined;
}
