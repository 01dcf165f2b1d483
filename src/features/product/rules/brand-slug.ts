/** The address of a brand (decision 96, Brand slug). */
import { slugOf } from '#shared/text/slug.ts';

/** The slug of a brand's page; undefined for a name without any letter or digit of the slug's alphabet, which makes no address. */
export function brandSlug(name: string): string | undefined {
  const slug = slugOf(name);
  return /[a-z0-9]/.test(slug) ? slug : undefined;
}
