import { cycled } from '../catalogue/random.ts';

/** Left, top and side of a square, in drawing units: a whole picture is 1000 wide. */
type Box = readonly [left: number, top: number, side: number];

/** How the camera sees a garment. */
type Camera = {
  /** Translation of drawing and outline. */
  readonly shift: readonly [dx: number, dy: number];
  /** Height of the picture's middle. */
  readonly middle: number;
  /** The point where the garment touches the floor; without it, it hangs on a wall. */
  readonly floor?: readonly [x: number, y: number, halfWidth: number] | undefined;
  readonly closeUps: readonly [Box, Box];
  /** Whether its back is drawn too. */
  readonly hasBack: boolean;
  /** Whether it comes in pairs. */
  readonly isPair: boolean;
  /** Repeatable variation of tilt and backdrop. */
  readonly seed: number;
};

type Shot = { readonly art: string; readonly box: Box; readonly isTinted?: boolean };

const WHOLE: Box = [0, 0, 1000];
const TINTS = ['#e8e1d6', '#dfe4e0', '#dee3e9', '#ece0da', '#e6e4dc'];
const BLURS =
  '<filter id="soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="7"/></filter>' +
  '<filter id="mist" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="20"/></filter>';
const FRONT = '<use href="#front"/>';
const BACK = '<use href="#back"/>';
const WALL_SHADOW =
  '<use href="#outline" fill="#2b2833" fill-rule="evenodd" opacity="0.2" transform="translate(16 30)" filter="url(#mist)"/>' +
  '<use href="#outline" fill="#17151c" fill-rule="evenodd" opacity="0.22" transform="translate(4 8)" filter="url(#soft)"/>';

function placed(art: string, transform: string): string {
  return `<g transform="${transform}">${art}</g>`;
}

function moved({ shift: [dx, dy] }: Camera, art: string): string {
  return dx === 0 && dy === 0 ? art : placed(art, `translate(${dx} ${dy})`);
}

function floorShadow([x, y, half]: readonly [number, number, number]): string {
  return (
    `<ellipse cx="${x + 14}" cy="${y + 16}" rx="${half * 1.06}" ry="34" fill="#2b2833" opacity="0.22" filter="url(#mist)"/>` +
    `<ellipse cx="${x}" cy="${y + 2}" rx="${half * 0.96}" ry="11" fill="#17151c" opacity="0.5" filter="url(#soft)"/>`
  );
}

function standing(camera: Camera, side: string): string {
  const shadow = camera.floor === undefined ? moved(camera, WALL_SHADOW) : floorShadow(camera.floor);
  return shadow + moved(camera, side);
}

/** Both articles of a pair, the second one a little further away. */
function pair(camera: Camera): string {
  const one = standing(camera, FRONT);
  const lift = (500 - camera.middle) * 0.8;
  return (
    placed(one, `translate(14 ${lift - 26}) scale(0.8)`) +
    placed(one, `translate(176 ${lift + 210}) scale(0.8)`)
  );
}

/** A single piece without a back, tilted a little before a pale disc. */
function displayed(camera: Camera): string {
  const side = camera.seed % 2 === 0 ? 1 : -1;
  const transform = `rotate(${side * 7} 500 500) translate(60 ${560 - camera.middle}) scale(0.88)`;
  return (
    '<circle cx="500" cy="500" r="392" fill="#ffffff" opacity="0.5"/>' +
    placed(moved(camera, WALL_SHADOW + FRONT), transform)
  );
}

function turned(camera: Camera): string {
  const angle = 9 + (camera.seed % 8);
  const side = camera.seed % 2 === 0 ? 1 : -1;
  return placed(
    moved(camera, WALL_SHADOW + FRONT),
    `rotate(${-side * angle} 500 500) translate(30 ${530 - camera.middle}) scale(0.94)`,
  );
}

/** Views: 1 the front, 2 the back, both of a pair, or on display, 3 and 5 close up, 4 turned. */
function shoot(camera: Camera, view: number): Shot {
  const box: Box = [0, camera.middle - 500, 1000];
  if (view === 2) {
    if (camera.hasBack) return { art: standing(camera, BACK), box };
    return camera.isPair
      ? { art: pair(camera), box: WHOLE }
      : { art: displayed(camera), box: WHOLE, isTinted: true };
  }
  if (view === 4) return { art: turned(camera), box: WHOLE, isTinted: true };
  const art = standing(camera, FRONT);
  if (view === 3) return { art, box: camera.closeUps[0] };
  return view === 5 ? { art, box: camera.closeUps[1] } : { art, box };
}

/** A calm backdrop. */
function room(from: string, to: string): string {
  return (
    `<defs><radialGradient id="room" cx="0.5" cy="0.42" r="0.78"><stop offset="0" stop-color="${from}"/>` +
    `<stop offset="0.55" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></radialGradient></defs>` +
    '<rect x="-500" y="-500" width="2000" height="2000" fill="url(#room)"/>'
  );
}

/** Approximate width of a view in drawing units. */
export function spanOf(view: number): number {
  return view === 3 || view === 5 ? 400 : 1000;
}

/** One view (1 to 5) of a garment's definitions, as an SVG document of the given width. */
export function compose(
  camera: Camera,
  definitions: string,
  { view, width }: { view: number; width: number },
): string {
  const { art, box, isTinted } = shoot(camera, view);
  const [left, top, side] = box;
  const backdrop = isTinted ? room(cycled(TINTS, camera.seed >>> 6), '#cfcac2') : room('#f4f3f0', '#e2e0dc');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width}" viewBox="${left} ${top} ${side} ${side}">` +
    `<defs>${BLURS}${definitions}</defs>${backdrop}${art}</svg>`
  );
}
