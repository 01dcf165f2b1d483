/** A drawing sheet: collects the definitions (gradients, clips, patterns) that its shapes refer to. */
export type Sheet = {
  /** Pixels per drawing unit of the finished picture: what is finer than a pixel need not be drawn. */
  readonly scale: number;
  /** Adds a definition and gives the reference to it, `url(#…)`. */
  readonly define: (markup: (id: string) => string) => string;
  /** Everything defined so far. */
  readonly defs: () => string;
};

/** An empty sheet with the blurs that every drawing uses: `url(#soft)` and `url(#mist)`. */
export function createSheet(scale: number): Sheet {
  const definitions = [
    '<filter id="soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="7"/></filter>',
    '<filter id="mist" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="20"/></filter>',
  ];
  return {
    scale,
    define: (markup) => {
      const id = `d${definitions.length}`;
      definitions.push(markup(id));
      return `url(#${id})`;
    },
    defs: () => definitions.join(''),
  };
}

/** A linear gradient between points of the shape's own box (0 to 1), from `[offset, color]` stops. */
export function gradient(
  sheet: Sheet,
  [x1, y1, x2, y2]: readonly [number, number, number, number],
  stops: readonly (readonly [offset: number, color: string])[],
): string {
  const marks = stops.map(([offset, color]) => `<stop offset="${offset}" stop-color="${color}"/>`).join('');
  return sheet.define(
    (id) =>
      `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${marks}</linearGradient>`,
  );
}

/** A clip in the form of a path. */
export function clip(sheet: Sheet, d: string): string {
  return sheet.define((id) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`);
}

/** A repeating tile in drawing units. */
export function tile(sheet: Sheet, size: readonly [number, number], content: string, turn = 0): string {
  const [width, height] = size;
  return sheet.define(
    (id) =>
      `<pattern id="${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse" patternTransform="rotate(${turn})">${content}</pattern>`,
  );
}
