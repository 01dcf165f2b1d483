/** The values without repetitions, in the order of their first appearance. */
export function distinct<Value>(values: readonly Value[]): readonly Value[] {
  return [...new Set(values)];
}
