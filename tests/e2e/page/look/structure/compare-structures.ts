/** The differences between two structures of a page, like those of a diff. */
import type { Part } from './read-structure.ts';

/** Tolerated pixels of a box's place and size. */
const MAX_PIXELS = 8;
/** Tolerated difference of each colour channel, of 255. */
const MAX_COLOR = 6;
/** A difference at the top of a page moves everything below it, so the first lines are enough. */
const MAX_LINES = 24;

interface Parsed {
  readonly kind: string;
  readonly box: readonly number[];
  readonly colors: readonly string[];
}

function parse(line: string): Parsed {
  const [kind = ''] = line.split(' ');
  const [box = ''] = line.match(/-?\d+,-?\d+ \d+×\d+/) ?? [];
  return { kind, box: box.split(/[, ×]/).map(Number), colors: line.match(/#[\da-f]{6}/g) ?? [] };
}

const channels = (hex: string): readonly number[] =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

const isNear = (some: readonly number[], others: readonly number[], most: number): boolean =>
  some.length === others.length &&
  some.every((value, index) => Math.abs(value - (others[index] ?? 0)) <= most);

function isAlike(one: Parsed, other: Parsed): boolean {
  return (
    one.kind === other.kind &&
    isNear(one.box, other.box, MAX_PIXELS) &&
    isNear(one.colors.flatMap(channels), other.colors.flatMap(channels), MAX_COLOR)
  );
}

/** How many equal lines two structures have in common from each place on, in order. */
function commonFrom(
  before: readonly Parsed[],
  now: readonly Parsed[],
): (row: number, column: number) => number {
  const width = now.length + 1;
  const lengths = new Uint16Array((before.length + 1) * width);
  const at = (row: number, column: number): number => lengths[row * width + column] ?? 0;
  for (let row = before.length - 1; row >= 0; row -= 1)
    for (let column = now.length - 1; column >= 0; column -= 1) {
      const [one, other] = [before[row], now[column]];
      const isSame = one && other && isAlike(one, other);
      const longest = Math.max(at(row + 1, column), at(row, column + 1));
      lengths[row * width + column] = isSame ? at(row + 1, column + 1) + 1 : longest;
    }
  return at;
}

/** Lines with `-` for the old part, with `+` and its name for the new part; empty where all is equal. */
export function differences(before: readonly string[], now: readonly Part[]): readonly string[] {
  const [old, fresh] = [before.map(parse), now.map(({ line }) => parse(line))];
  const common = commonFrom(old, fresh);
  const lines: string[] = [];
  let [row, column] = [0, 0];
  while (row < old.length || column < fresh.length) {
    const [one, other] = [old[row], fresh[column]];
    const part = now[column];
    if (one && other && isAlike(one, other)) {
      row += 1;
      column += 1;
    } else if (part && (!one || common(row, column + 1) > common(row + 1, column))) {
      lines.push(`+ ${part.line}  ${part.name}`);
      column += 1;
    } else {
      lines.push(`- ${before[row]}`);
      row += 1;
    }
  }
  const more = lines.length - MAX_LINES;
  return more > 0 ? [...lines.slice(0, MAX_LINES), `… and ${more} more`] : lines;
}
