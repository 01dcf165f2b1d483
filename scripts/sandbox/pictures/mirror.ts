const WIDTH = 1000;

/** A path of absolute M, L, C, Q commands with the sides exchanged: garments are drawn as one half. */
export function mirrored(d: string): string {
  return d.replace(/(-?[\d.]+)[ ,]+(-?[\d.]+)/g, (_, x: string, y: string) => `${WIDTH - Number(x)} ${y}`);
}

/** A path and its mirror image in one. */
export function bothSides(d: string): string {
  return `${d}${mirrored(d)}`;
}
