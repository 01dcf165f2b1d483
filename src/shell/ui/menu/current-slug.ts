/** The page's place in the menu. */
import { type PlaceholderValue, placeholder } from '#shared/html/once/placeholder.ts';
import { slugPath } from '#shared/i18n/paths.ts';

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

/** Where a menu link says whether it is the page's own, in a menu that is rendered once. */
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
