/** Two outcomes side by side. */
import { type Figure, format, median, nameOf, type Outcome } from './figures.ts';

const sign = (value: number): string => (value > 0 ? '+' : '');

function difference(before: number | undefined, now: number | undefined, unit: Figure['unit']): string {
  if (before === undefined || now === undefined) return '–';
  const change = now - before;
  const share = before === 0 ? '' : ` (${sign(change)}${((100 * change) / before).toFixed(0)} %)`;
  return change === 0 ? '=' : `${sign(change)}${format(change, unit)}${share}`;
}

/** A line for every figure of either: what it was, what it is, and the difference. */
export function compareOutcomes(
  before: Pick<Outcome, 'figures'>,
  now: Pick<Outcome, 'figures'>,
): readonly (readonly string[])[] {
  const old = new Map(before.figures.map((figure) => [nameOf(figure), figure]));
  const fresh = new Map(now.figures.map((figure) => [nameOf(figure), figure]));
  const names = new Set([...fresh.keys(), ...old.keys()]);
  const lines = [...names].map((name) => {
    const unit = fresh.get(name)?.unit ?? old.get(name)?.unit ?? 'count';
    const [was, is] = [old, fresh].map((figures) => median(figures.get(name)?.values ?? []));
    return [name, format(was, unit), format(is, unit), difference(was, is, unit)];
  });
  return [['figure', 'before', 'now', 'difference'], ...lines];
}
