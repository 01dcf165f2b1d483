/** What the bench finds: named figures, each with the values of its runs. */
import * as z from 'zod';

const UNITS = ['ms', 'KB', 'score', 'count', 'shift'] as const;
export type Unit = (typeof UNITS)[number];

const figureSchema = z.object({
  /** The part of the bench: one table. */
  part: z.string(),
  /** What was measured: a page, a control. */
  row: z.string(),
  /** What of it. */
  column: z.string(),
  unit: z.enum(UNITS),
  /** One for each run; none where it could not be measured. */
  values: z.array(z.number()),
});
export type Figure = z.infer<typeof figureSchema>;

/** A bench's outcome, as its JSON file holds it. */
export const outcomeSchema = z.object({
  madeAt: z.iso.datetime(),
  commit: z.string(),
  /** How it was measured, in words. */
  conditions: z.array(z.string()),
  figures: z.array(figureSchema),
  /** What could not be measured, and why. */
  problems: z.array(z.string()),
});
export type Outcome = z.infer<typeof outcomeSchema>;

/** One value of one run. */
export type Reading = Omit<Figure, 'values'> & { readonly value: number };

/** The middle value, or the mean of the two in the middle; undefined for none. */
export function median(values: readonly number[]): number | undefined {
  const sorted = values.toSorted((one, other) => one - other);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  return upper === undefined || lower === undefined ? undefined : (upper + lower) / 2;
}

/** The name of a figure, the same in every outcome. */
export const nameOf = ({ part, row, column }: Omit<Figure, 'values' | 'unit'>): string =>
  `${part} · ${row} · ${column}`;

/** The readings of all runs, figure by figure in the order in which they first came. */
export function collect(readings: readonly Reading[]): readonly Figure[] {
  return [...Map.groupBy(readings, nameOf).values()].flatMap((own) => {
    const [first] = own;
    if (!first) return [];
    const { value: _, ...figure } = first;
    return [{ ...figure, values: own.map(({ value }) => value) }];
  });
}

/** A value as a person reads it. */
export function format(value: number | undefined, unit: Unit): string {
  if (value === undefined) return '–';
  if (unit === 'KB') return value.toFixed(1);
  return unit === 'shift' ? value.toFixed(3) : value.toFixed(0);
}
