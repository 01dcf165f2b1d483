/** The name that somebody may have meant by another one. */

/** How many letters have to be added, removed or changed to make one text the other (Levenshtein). */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1];
    for (let place = 0; place < other.length; place += 1) {
      const change = (row[place] ?? 0) + (letter === other[place] ? 0 : 1);
      next.push(Math.min(change, (row[place + 1] ?? 0) + 1, (next[place] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** The nearest of some names; undefined where none is near. */
export function nearestName(name: string, names: readonly string[]): string | undefined {
  const near = names
    .map((each) => ({ each, far: distance(name.toLowerCase(), each.toLowerCase()) }))
    .filter(({ each, far }) => far <= Math.max(2, each.length / 2))
    .sort((one, other) => one.far - other.far);
  return near[0]?.each;
}
