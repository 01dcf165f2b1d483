/** Which release comes before and after another: each knows what was live when it was published. */

/** A release and the one that it took the place of. */
export interface Step {
  readonly id: string;
  /** '' for the first. */
  readonly previous: string;
}

/** The release and those before it, newest first, as far as they are still there. */
function lineOf(steps: readonly Step[], id: string): readonly string[] {
  const known = new Map(steps.map((step) => [step.id, step.previous]));
  const line: string[] = [];
  for (let at = id; known.has(at) && !line.includes(at); at = known.get(at) ?? '') line.push(at);
  return line;
}

/** How a release is come to from another: so many steps back or forward, not at all where both came of one before. */
export type Way =
  | { readonly kind: 'live' | 'aside' }
  | { readonly kind: 'back' | 'forward'; readonly count: number };

/** The way from one release to each, in the order of the steps. */
export function stepsFrom(
  steps: readonly Step[],
  from: string,
): readonly (readonly [id: string, way: Way])[] {
  const counts = steps.map((_, count) => count + 1);
  const back = new Map(counts.map((count) => [stepBack(steps, from, count), count]));
  const forward = new Map(counts.map((count) => [stepForward(steps, from, count), count]));
  return steps.map(({ id }) => {
    if (id === from) return [id, { kind: 'live' }];
    const [before, after] = [back.get(id), forward.get(id)];
    if (before !== undefined) return [id, { kind: 'back', count: before }];
    return [id, after === undefined ? { kind: 'aside' } : { kind: 'forward', count: after }];
  });
}

/** The release that is `count` steps before one; undefined when there are not so many. */
export function stepBack(steps: readonly Step[], id: string, count: number): string | undefined {
  return lineOf(steps, id)[count];
}

/**
 * The release that is `count` steps after one, on the way to the newest that came of it.
 * @param steps oldest first
 */
export function stepForward(steps: readonly Step[], id: string, count: number): string | undefined {
  const newest = steps.map((step) => lineOf(steps, step.id)).findLast((line) => line.includes(id)) ?? [];
  const place = newest.indexOf(id) - count;
  return place < 0 ? undefined : newest[place];
}
