/** Maximum length of a slug, with room for a file extension: file systems limit names to 255 bytes. */
const LONGEST = 200;

function slugFor(name: string): string {
  return name
    .trim()
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST);
}

/** Maximum number of cached slugs; brands, colours, sizes and tags repeat a few hundred names. */
const MAX_KNOWN = 2000;
const known = new Map<string, string>();

/**
 * The slug of a menu level or brand: lower-case, accents removed, every run of other characters than a–z and 0–9 turned
 * into one dash (contract, GET menu; decision 96, Brand slug). `Niños & Bebés` → `ninos-bebes`.
 */
export function slugOf(name: string): string {
  const before = known.get(name);
  if (before !== undefined) return before;
  if (known.size >= MAX_KNOWN) known.clear();
  const slug = slugFor(name);
  known.set(name, slug);
  return slug;
}
