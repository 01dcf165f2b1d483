import { channels } from '../catalogue/data.ts';

/** The colours of a material under studio light, all `#rrggbb`. */
export type Shades = {
  readonly base: string;
  readonly light: string;
  readonly glow: string;
  readonly dark: string;
  readonly deep: string;
  /** Colour of seams and outlines. */
  readonly line: string;
  /** Colour of visible stitching. */
  readonly stitch: string;
  readonly isDark: boolean;
};

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

/** The shades of a colour; dark colours get stronger light and light ones stronger shade, so that the shape stays visible. */
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

/** The opacity of each texture on a light material. */
const TEXTURES = {
  jersey: 0.1,
  weave: 0.13,
  twill: 0.2,
  knit: 0.4,
  mesh: 0.24,
  leather: 0.15,
  suede: 0.16,
  pique: 0.17,
};

/** The CSS variables of a material in the SVG files: its shades, and the opacities of rims, folds and textures. */
export function variablesOf(material: string, shades: Shades): readonly (readonly [string, string])[] {
  const { base, isDark, ...others } = shades;
  const variables: Record<string, string | number> = {
    ...others,
    'rim-light': isDark ? 0.034 : 0.04,
    'rim-shade': isDark ? 0.115 : 0.068,
    'fold-light': isDark ? 0.3 : 0.5,
    'fold-shade': isDark ? 0.75 : 0.42,
  };
  for (const [name, strength] of Object.entries(TEXTURES)) variables[name] = strength * (isDark ? 1.6 : 1);
  const named = Object.entries(variables).map(
    ([name, value]) => [`${material}-${name}`, `${value}`] as const,
  );
  return [[material, base], ...named];
}
