import type { Ink } from './ink.ts';
import { mix } from './shades.ts';
import { type Sheet, tile } from './sheet.ts';

function stripes({ sheet, look, accent, main }: Ink): string {
  const pitch = 44 + (look.seed % 4) * 16;
  const band = pitch * (look.seed % 3 === 0 ? 0.24 : 0.42);
  const second =
    look.seed % 5 === 0
      ? `<rect y="${band + 6}" width="80" height="5" fill="${main.deep}" opacity="0.5"/>`
      : '';
  return tile(sheet, [80, pitch], `<rect width="80" height="${band}" fill="${accent.base}"/>${second}`);
}

function pinstripes({ sheet, accent, main }: Ink): string {
  const color = main.isDark ? main.glow : accent.base;
  return tile(sheet, [22, 40], `<rect width="3.4" height="40" fill="${color}" opacity="0.75"/>`);
}

function checks({ sheet, look, accent, main }: Ink): string {
  const size = 74 + (look.seed % 3) * 18;
  const wide = size * 0.42;
  const bars = (color: string, from: number, width: number, opacity: number): string =>
    `<rect x="${from}" width="${width}" height="${size}" fill="${color}" opacity="${opacity}"/><rect y="${from}" height="${width}" width="${size}" fill="${color}" opacity="${opacity}"/>`;
  const tint = main.isDark ? main.glow : main.deep;
  return tile(
    sheet,
    [size, size],
    bars(accent.base, 0, wide, 0.42) + bars(tint, size * 0.64, size * 0.08, 0.55),
  );
}

function petals(x: number, y: number, radius: number, color: string, heart: string): string {
  const leaves = [0, 72, 144, 216, 288].map(
    (angle) =>
      `<ellipse cx="${x}" cy="${y - radius * 0.95}" rx="${radius * 0.72}" ry="${radius * 0.86}" fill="${color}" transform="rotate(${angle} ${x} ${y})"/>`,
  );
  return `${leaves.join('')}<circle cx="${x}" cy="${y}" r="${radius * 0.45}" fill="${heart}"/>`;
}

function flowers({ sheet, look, accent, main }: Ink): string {
  const leaf = main.isDark ? '#7f9a6e' : mix(main.deep, '#4f7a4a', 0.6);
  const sprig = (x: number, y: number): string =>
    `<path d="M${x} ${y}q14 4 22 22q-20 -2 -22 -22M${x} ${y}q-16 0 -26 14q16 6 26 -14" fill="${leaf}" opacity="0.85"/>`;
  const other = main.isDark ? '#e9c9a0' : '#f8f3e8';
  const content =
    sprig(40, 44) +
    petals(36, 36, 11, accent.base, '#e0b04a') +
    sprig(108, 112) +
    petals(104, 104, 13, other, '#d98a4a') +
    petals(112, 30, 6, other, accent.base) +
    petals(28, 112, 6.5, accent.base, other);
  return tile(sheet, [142, 142], content, look.seed % 30);
}

function argyle(sheet: Sheet, color: string, line: string): string {
  return tile(
    sheet,
    [80, 110],
    `<path d="M40 0L80 55L40 110L0 55Z" fill="${color}"/><path d="M0 0L80 110M80 0L0 110" stroke="${line}" stroke-width="2" stroke-dasharray="6 4"/>`,
  );
}

/** What lies over the base colour in a design: nothing, or one fill. */
export function fabricOf(ink: Ink): readonly string[] {
  const { pattern, kind } = ink.look;
  if (pattern === 'stripes')
    return [kind.code === 'CAM' || kind.code === 'BLU' ? pinstripes(ink) : stripes(ink)];
  if (pattern === 'checks')
    return [kind.code === 'CAL' ? argyle(ink.sheet, ink.accent.base, ink.main.glow) : checks(ink)];
  return pattern === 'flowers' ? [flowers(ink)] : [];
}
