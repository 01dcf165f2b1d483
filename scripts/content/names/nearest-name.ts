/** Suggests the name that was probably meant. */
import { slugOf } from '../../../src/shared/text/slug.ts';

/** Levenshtein distance: the number of letters to add, remove or replace. */
function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [place, letter] of [...one].entries()) {
    const next = [place + 1];
    for (const [at, wanted] of [...other].entries())
      next.push(
        Math.min((next[at] ?? 0) + 1, (row[at + 1] ?? 0) + 1, (row[at] ?? 0) + (letter === wanted ? 0 : 1)),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** Maximum share of different letters in a suggestion. */
const MAX_DIFFERENT = 1 / 3;

/** The nearest known name; undefined if none is near. The last part of a path also matches the whole path. */
export function nearestName(name: string, known: Iterable<string>): string | undefined {
  const wanted = slugOf(name);
  let [best, least] = [undefined as string | undefined, Math.floor(wanted.length * MAX_DIFFERENT) + 1];
  for (const candidate of known) {
    const slug = slugOf(candidate);
    if (candidate.split('/').length > 1 && slugOf(candidate.slice(candidate.lastIndexOf('/') + 1)) === wanted)
      return candidate;
    if (Math.abs(slug.length - wanted.length) >= least) continue;
    const distance = editDistance(wanted, slug);
    if (distance < least) [best, least] = [candidate, distance];
  }
  return best;
}
