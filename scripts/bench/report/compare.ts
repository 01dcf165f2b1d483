/** Two outcomes side by side. */
import { type Figure, format, median, nameOf, type Outcome } from './figures.ts';

const sign = (value: number): string => (value > 0 ? '+' : '');

function difference(before: number | undefined, now: number | undefined, unit: Figure['unit']): string {
  if (before === undefined || now === undefined) return '–';
  const change = now - before;
  const share = before === 0 ? '' : ` (${sign(change)}${((100 * change) / before).toFixed(0)} %)`;
  return change === 0 ? '=' : `${sign(change)}${format(change, unit)}${share}`;
}

/** A line for every figure that was measured now: what it was, what it is, and the difference. */
export function compareOutcomes(
  before: Pick<Outcome, 'figures'>,
  now: Pick<Outcome, 'figures'>,
): readonly (readonly string[])[] {
  const old = new Map(before.figures.map((figure) => [nameOf(figure), figure]));
  const lines = now.figures.map((figure) => {
    const { unit } = figure;
    const name = nameOf(figure);
    const [was, is] = [old.get(name), figure].map((each) => median(each?.values ?? []));
    return [name, format(was, unit), format(is, unit), difference(was, is, unit)];
  });
  return [['figure', 'before', 'now', 'difference'], ...lines];
}
