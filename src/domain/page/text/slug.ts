/**
 * The slug of a menu level or brand: lower-case, accents removed, every run of other characters than a–z and 0–9 turned
 * into one dash (contract, GET menu; decision 96, Brand slug). `Niños & Bebés` → `ninos-bebes`.
 */
export function slugOf(name: string): string {
  return name
    .trim()
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
}
