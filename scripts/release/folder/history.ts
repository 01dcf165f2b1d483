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

/** The release that is `count` steps before one; undefined when there are not so many. */
export function stepBack(steps: readonly Step[], id: string, count: number): string | undefined {
  return lineOf(steps, id)[count];
}

/** The release that is `count` steps after one, on the way to the newest that came of it. */
export function stepForward(steps: readonly Step[], id: string, count: number): string | undefined {
  const lines = steps.map((step) => lineOf(steps, step.id)).filter((line) => line.includes(id));
  const [newest = []] = lines.sort(([a = ''], [b = '']) => (a < b ? 1 : -1));
  const place = newest.indexOf(id) - count;
  return place < 0 ? undefined : newest[place];
}
