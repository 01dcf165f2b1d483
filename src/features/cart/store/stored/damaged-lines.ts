/** The lines of a stored cart that a reading had to drop, as they were stored. */
import { lineKey, MAX_LINES, repairCart } from '#features/cart/rules/cart.ts';
import { readLine } from './stored-cart.ts';

/** Of a list; what is no line, cannot be mended, is a second line of the same thing, or one too many. */
export function damagedLines(stored: unknown): readonly unknown[] {
  const all: readonly unknown[] = Array.isArray(stored) ? stored : [];
  const kept = new Set<string>();
  return all.filter((row) => {
    const line = readLine(row);
    const [usable] = line ? repairCart([line]) : [];
    const key = usable && lineKey(usable);
    if (key === undefined || kept.has(key) || kept.size === MAX_LINES) return true;
    kept.add(key);
    return false;
  });
}
