/** What two lists have in common, in the same order: the difference of Myers, with as few items left over as possible. */

/** Items that follow each other in both lists. */
interface Run {
  readonly before: number;
  readonly after: number;
  readonly length: number;
}

/** How far the first list has been compared on a diagonal, and the runs on the way there, the last one first. */
interface Trail {
  readonly place: number;
  readonly run?: Run & { readonly trail: Trail };
}

/** Lists with more added and removed items are reported as a whole: the work grows with the square of their number. */
const MOST_LEFT_OVER = 1000;

function runsOf({ run }: Trail): readonly Run[] {
  const runs: Run[] = [];
  for (let last = run; last; last = last.trail.run) runs.push(last);
  return runs.reverse();
}

/** The runs that two lists have in common; none where they differ in too much. */
export function commonRuns(before: readonly string[], after: readonly string[]): readonly Run[] {
  const trails = new Map<number, Trail>([[1, { place: 0 }]]);
  for (let leftOver = 0; leftOver <= MOST_LEFT_OVER; leftOver += 1)
    for (let diagonal = -leftOver; diagonal <= leftOver; diagonal += 2) {
      const [gone, added] = [trails.get(diagonal - 1), trails.get(diagonal + 1)];
      const isAdded = added !== undefined && (gone === undefined || gone.place < added.place);
      const trail: Trail = isAdded ? added : { ...gone, place: (gone?.place ?? 0) + 1 };
      const start = { before: trail.place, after: trail.place - diagonal };
      let length = 0;
      while (
        start.before + length < before.length &&
        before[start.before + length] === after[start.after + length]
      )
        length += 1;
      const reached = length > 0 ? { place: start.before + length, run: { ...start, length, trail } } : trail;
      if (reached.place >= before.length && reached.place - diagonal >= after.length) return runsOf(reached);
      trails.set(diagonal, reached);
    }
  return [];
}
