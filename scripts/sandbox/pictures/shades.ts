/** One material's colour under studio light, all `#rrggbb`. */
export type Shades = {
  readonly base: string;
  readonly light: string;
  readonly glow: string;
  readonly dark: string;
  readonly deep: string;
  /** Of seams and outlines. */
  readonly line: string;
  /** Of stitching that is meant to be seen. */
  readonly stitch: string;
  readonly isDark: boolean;
};

function channels(hex: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
}

/** A colour between two others; 0 is the first, 1 the second. */
export function mix(one: string, other: string, share: number): string {
  const target = channels(other);
  const mixed = channels(one).map((value, index) =>
    Math.round(value + ((target[index] ?? value) - value) * share),
  );
  return `#${mixed.map((value) => Math.min(255, Math.max(0, value)).toString(16).padStart(2, '0')).join('')}`;
}

/** Perceived lightness, 0 (black) to 1 (white). */
export function lightness(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex);
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255;
}

/** The tones of a colour; very dark ones gain more light, very light ones more shade, so that form stays visible. */
export function shadesOf(hex: string): Shades {
  const level = lightness(hex);
  const isDark = level < 0.32;
  const shadow = level > 0.8 ? mix(hex, '#5d6274', 0.62) : mix(hex, '#080a18', 0.72);
  return {
    base: isDark ? mix(hex, '#aab0c4', 0.07) : hex,
    light: isDark ? mix(hex, '#c6cce0', 0.2) : mix(hex, '#ffffff', 0.26),
    glow: isDark ? mix(hex, '#e2e6f4', 0.4) : mix(hex, '#ffffff', 0.6),
    dark: mix(hex, shadow, level > 0.8 ? 0.34 : 0.42),
    deep: mix(hex, shadow, 0.78),
    line: mix(hex, shadow, level > 0.8 ? 0.72 : 0.9),
    stitch: isDark ? mix(hex, '#ffffff', 0.4) : mix(hex, shadow, 0.5),
    isDark,
  };
}
