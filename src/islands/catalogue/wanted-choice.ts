/** What a list was filtered by goes on to the product: who looks for black in 42 is shown black in 42. */
import { chosen, type Selection } from '#domain/filter.ts';

/**
 * The query for the address of every product of a list: a colour and a size where the filters name exactly one.
 * Empty without a colour, which decides what sizes there are.
 */
export function wantedChoice(selection: Selection): string {
  const [color, otherColor] = chosen(selection, 'color');
  const [size, otherSize] = chosen(selection, 'size');
  if (color === undefined || otherColor !== undefined) return '';
  const query = new URLSearchParams({ color });
  if (size !== undefined && otherSize === undefined) query.set('talla', size);
  return `?${query}`;
}
