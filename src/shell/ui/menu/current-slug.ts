/** The place of a page in the menu. */
import { type PlaceholderValue, placeholder } from '#shared/html/once/placeholder.ts';
import { slugPath } from '#shared/i18n/paths.ts';

/** The slug in a category page's path without language; '' for other pages. */
export function currentSlug(path: string): string {
  const start = slugPath.categoryPage('');
  return path.startsWith(start) ? path.slice(start.length).replace(/\/?pagina\/\d+$/, '') : '';
}

/** The `aria-current` of a menu link: the page itself, a category above it, or none. */
export function ariaCurrent(slug: string, current: string): 'page' | 'true' | undefined {
  if (slug === current) return 'page';
  return current.startsWith(`${slug}/`) ? 'true' : undefined;
}

/** The placeholder of `aria-current` in the menu, which is rendered once for all pages. */
export const currentPlaceholder = (slug: string) => placeholder('current', slug);

/** The attributes of the menu on a page at `current`. */
export function menuValues(current: string): Readonly<Record<'current', PlaceholderValue>> {
  return {
    current: (slug) => {
      const value = ariaCurrent(slug, current);
      return value && ['aria-current', value];
    },
  };
}
