import type { Shades } from './shades.ts';
import { type Sheet, tile } from './sheet.ts';

/** What the surface feels like. */
export type Texture = 'jersey' | 'weave' | 'twill' | 'knit' | 'mesh' | 'leather' | 'suede' | 'pique';

type Tile = { readonly size: readonly [number, number]; readonly turn: number; readonly lines: string };

const line = (d: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="currentColor" stroke-width="${width}"/>`;
const dot = (x: number, y: number, radius: number): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="currentColor"/>`;

const TILES: Readonly<Record<Texture, Tile>> = {
  jersey: { size: [5, 7], turn: 0, lines: line('M0 0L2.5 5L5 0', 0.9) },
  weave: { size: [6, 6], turn: 0, lines: line('M0 1.5H6M1.5 0V6', 0.8) },
  twill: { size: [5, 5], turn: 34, lines: line('M0 2.5H5', 1.3) },
  knit: { size: [16, 18], turn: 0, lines: line('M1 0C2 9 7 14 8 18C9 14 14 9 15 0', 2.6) },
  mesh: { size: [11, 11], turn: 45, lines: dot(3, 3, 1.9) + dot(8.5, 8.5, 1.9) },
  leather: {
    size: [17, 15],
    turn: 12,
    lines: line('M0 4q4 -3 8 0t9 1M3 12q5 -4 9 -1t5 1M8 0q2 4 0 7t1 8', 0.9),
  },
  suede: { size: [9, 8], turn: 27, lines: dot(2, 2, 0.9) + dot(6.5, 5, 1.1) + dot(4, 7, 0.7) },
  pique: { size: [8, 8], turn: 0, lines: dot(2, 2, 1.2) + dot(6, 6, 1.2) },
};

const STRENGTH: Readonly<Record<Texture, number>> = {
  jersey: 0.1,
  weave: 0.13,
  twill: 0.2,
  knit: 0.4,
  mesh: 0.24,
  leather: 0.15,
  suede: 0.16,
  pique: 0.17,
};

const FINEST_SCALE = 1.05;
const COARSE: readonly Texture[] = ['knit', 'mesh'];

/** Whether a texture can be seen at the sheet's scale: a tile of 6 units is lost in a whole view 480 pixels wide, and costs half its time. */
export function isVisible({ scale }: Sheet, texture: Texture): boolean {
  return scale >= FINEST_SCALE || COARSE.includes(texture);
}

/** The fill that lays a texture over a colour: threads in shade, their upper edges in light. */
export function textureOf(sheet: Sheet, texture: Texture, shades: Shades): string {
  const { size, turn, lines } = TILES[texture];
  const strength = STRENGTH[texture];
  const shade = `<g color="${shades.deep}" opacity="${strength * (shades.isDark ? 1.6 : 1)}">${lines}</g>`;
  const light = `<g color="${shades.glow}" opacity="${strength * 0.9}" transform="translate(1 1.2)">${lines}</g>`;
  return tile(sheet, size, light + shade, turn);
}
