/** The text in lower case without accents, so that 'Pantalón' is found by 'pantalon'. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
}

/** The menu's slug rule (contract, GET menu): runs of anything but a–z and 0–9 become one dash. */
export function slugOf(text: string): string {
  return fold(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** The values without repetitions, in the order of their first appearance. */
export function distinct<Value>(values: readonly Value[]): Value[] {
  return [...new Set(values)];
}
