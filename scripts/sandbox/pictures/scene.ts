import { cycled } from '../catalogue/random.ts';
import type { Box, Ink, Sketch } from './ink.ts';

/** The studio: a calm backdrop, a floor or a wall, and how each view is taken. */

const TINTS = ['#e8e1d6', '#dfe4e0', '#dee3e9', '#ece0da', '#e6e4dc'];

function backdrop(from: string, to: string): string {
  return (
    `<defs><radialGradient id="room" cx="0.5" cy="0.42" r="0.78"><stop offset="0" stop-color="${from}"/>` +
    `<stop offset="0.55" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></radialGradient></defs>` +
    '<rect x="-500" y="-500" width="2000" height="2000" fill="url(#room)"/>'
  );
}

function floorShadow([x, y, half]: readonly [number, number, number]): string {
  return (
    `<ellipse cx="${x + 14}" cy="${y + 16}" rx="${half * 1.06}" ry="34" fill="#2b2833" opacity="0.22" filter="url(#mist)"/>` +
    `<ellipse cx="${x}" cy="${y + 2}" rx="${half * 0.96}" ry="11" fill="#17151c" opacity="0.5" filter="url(#soft)"/>`
  );
}

function wallShadow(outline: string): string {
  return (
    `<path d="${outline}" fill="#2b2833" fill-rule="evenodd" opacity="0.2" transform="translate(16 30)" filter="url(#mist)"/>` +
    `<path d="${outline}" fill="#17151c" fill-rule="evenodd" opacity="0.22" transform="translate(4 8)" filter="url(#soft)"/>`
  );
}

function shadowOf(sketch: Sketch): string {
  return sketch.floor === undefined ? moved(sketch, wallShadow(sketch.outline)) : floorShadow(sketch.floor);
}

function standing(sketch: Sketch): string {
  return shadowOf(sketch) + moved(sketch, sketch.front);
}

function moved(sketch: Sketch, art: string): string {
  const [dx, dy] = sketch.shift ?? [0, 0];
  return dx === 0 && dy === 0 ? art : placed(art, `translate(${dx} ${dy})`);
}

function placed(art: string, transform: string): string {
  return `<g transform="${transform}">${art}</g>`;
}

/** A pair: the second one behind, a little further away. */
function pair(sketch: Sketch): string {
  const one = standing(sketch);
  const lift = (500 - (sketch.middle ?? 500)) * 0.8;
  return (
    placed(one, `translate(14 ${lift - 26}) scale(0.8)`) +
    placed(one, `translate(176 ${lift + 210}) scale(0.8)`)
  );
}

function turned(sketch: Sketch, ink: Ink): string {
  const angle = 9 + (ink.look.seed % 8);
  const side = ink.look.seed % 2 === 0 ? 1 : -1;
  return placed(
    moved(sketch, wallShadow(sketch.outline) + sketch.front),
    `rotate(${-side * angle} 500 500) translate(30 ${530 - (sketch.middle ?? 500)}) scale(0.94)`,
  );
}

type Shot = { readonly art: string; readonly box: Box; readonly isTinted: boolean };

const WHOLE: Box = [0, 0, 1000];

/** A single piece that has no other side worth showing: tilted a little before a pale disc. */
function displayed(sketch: Sketch, ink: Ink): string {
  const side = ink.look.seed % 2 === 0 ? 1 : -1;
  const disc = '<circle cx="500" cy="500" r="392" fill="#ffffff" opacity="0.5"/>';
  const art = moved(sketch, wallShadow(sketch.outline) + sketch.front);
  return (
    disc +
    placed(art, `rotate(${side * 7} 500 500) translate(60 ${560 - (sketch.middle ?? 500)}) scale(0.88)`)
  );
}

/** The second view: the back of clothes, both of a pair, anything else on display. */
function secondShot(sketch: Sketch, ink: Ink, box: Box): Shot {
  if (sketch.back !== undefined) {
    return { art: shadowOf(sketch) + moved(sketch, sketch.back), box, isTinted: false };
  }
  if (ink.look.kind.family === 'footwear') return { art: pair(sketch), box: WHOLE, isTinted: false };
  return { art: displayed(sketch, ink), box: WHOLE, isTinted: true };
}

function shoot(sketch: Sketch, ink: Ink, view: number): Shot {
  const art = standing(sketch);
  const box: Box = [0, (sketch.middle ?? 500) - 500, 1000];
  if (view === 2) return secondShot(sketch, ink, box);
  if (view === 3) return { art, box: sketch.closeUps[0], isTinted: false };
  if (view === 4) return { art: turned(sketch, ink), box: WHOLE, isTinted: true };
  if (view === 5) return { art, box: sketch.closeUps[1], isTinted: false };
  return { art, box, isTinted: false };
}

/** About how many drawing units a view is wide. */
export function spanOf(view: number): number {
  return view === 3 || view === 5 ? 400 : 1000;
}

/** One view (1 to 5) of a sketch as an SVG document of the given width. */
export function compose(sketch: Sketch, ink: Ink, { view, width }: { view: number; width: number }): string {
  const { art, box, isTinted } = shoot(sketch, ink, view);
  const [left, top, side] = box;
  const tint = cycled(TINTS, ink.look.seed >>> 6);
  const room = isTinted ? backdrop(tint, '#cfcac2') : backdrop('#f4f3f0', '#e2e0dc');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width}" viewBox="${left} ${top} ${side} ${side}">` +
    `<defs>${ink.sheet.defs()}</defs>${room}${art}</svg>`
  );
}
