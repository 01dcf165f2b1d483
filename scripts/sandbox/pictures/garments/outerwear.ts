import type { Draw, Ink } from '../ink.ts';
import { label, mark } from '../marks.ts';
import { bothSides, mirrored } from '../mirror.ts';
import { part, seam, stitches } from '../part.ts';
import { chestPrint } from '../prints.ts';
import type { Shades } from '../shades.ts';
import { shirtButton } from './tees.ts';
import { type Cut, torso, torsoOutline } from './torso.ts';

const SHIRT: Cut = { sleeve: 'long', neck: 236, neckline: 'v', hem: 850, hemBow: 40, halfHem: 218 };
const HOODIE: Cut = { sleeve: 'long', neck: 262, neckline: 'round', hem: 800, hemBow: 12, halfHem: 224 };
const JACKET: Cut = { ...HOODIE, neck: 216, halfHem: 226 };
const CLOSE: readonly [readonly [number, number, number], readonly [number, number, number]] = [
  [300, 110, 400],
  [330, 470, 400],
];

/** A knitted band: cuffs and hem. */
export function ribbing({ sheet }: Ink, d: string, shades: Shades): string {
  const lines = Array.from({ length: 70 }, (_, index) => `M${90 + index * 12} 60V960`).join('');
  const grooves = `<path d="${lines}" stroke="${shades.deep}" stroke-width="3.4" stroke-opacity="0.3" transform="skewX(0)"/>`;
  return part(sheet, { d, shades, inside: grooves, rim: 16 });
}

const CUFF = 'M116 770C140 786 180 790 208 780L196 862C168 872 130 868 102 852Z';
const HEM = 'M274 786C380 804 620 804 726 786L722 850C620 866 380 866 278 850Z';

function ribs(ink: Ink, shades: Shades): string {
  return [CUFF, mirrored(CUFF), HEM].map((d) => ribbing(ink, d, shades)).join('');
}

/** A zipper down the middle, with its puller. */
function zipper(from: number, to: number, metal: string): string {
  return (
    `<path d="M500 ${from}V${to}" stroke="#16171b" stroke-width="20" stroke-opacity="0.8"/><path d="M500 ${from}V${to}" stroke="${metal}" stroke-width="9" stroke-dasharray="3.4 2.6"/>` +
    `<path d="M492 ${from + 12}h16v20l-4 6v26h-8v-26l-4 -6z" fill="${metal}" stroke="#4a4c52" stroke-width="1.5"/>`
  );
}

const COLLAR = 'M390 160C420 176 468 206 500 250L446 330C400 292 362 240 352 196C360 176 374 166 390 160Z';

function shirtFront(ink: Ink): string {
  const { sheet, main } = ink;
  const pocket = 'M560 380H664V486L612 508L560 486Z';
  const buttons = [300, 390, 480, 570, 660, 750, 830]
    .map((y) => shirtButton(500, y, '#f2eee4', main.line))
    .join('');
  const collar = [COLLAR, mirrored(COLLAR)].map(
    (d) => part(sheet, { d, shades: main, texture: 'weave', rim: 20 }) + stitches(d, main.stitch, 0),
  );
  return (
    seam('M472 262V878', main) +
    seam('M528 262V878', main) +
    buttons +
    part(sheet, { d: pocket, shades: main, texture: 'weave', rim: 12 }) +
    stitches(pocket, main.stitch, 0) +
    seam('M560 404H664', main, false) +
    collar.join('')
  );
}

/** A long-sleeved shirt. */
export const shirt: Draw = (ink) => {
  const dress = { texture: 'weave', sleeves: ink.main, rim: 56 } as const;
  const cuffs = [CUFF, mirrored(CUFF)]
    .map((d) => part(ink.sheet, { d, shades: ink.main, texture: 'weave', rim: 14 }))
    .join('');
  const yoke = part(ink.sheet, {
    d: 'M366 180C420 146 580 146 634 180C624 212 376 212 366 180Z',
    shades: ink.main,
    texture: 'weave',
    rim: 14,
  });
  return {
    front: torso(ink, SHIRT, { ...dress, isBack: false }) + cuffs + shirtFront(ink),
    back:
      torso(ink, { ...SHIRT, neckline: 'round' }, { ...dress, isBack: true }) +
      cuffs +
      yoke +
      seam('M276 262C400 286 600 286 724 262', ink.main),
    outline: torsoOutline(SHIRT),
    closeUps: CLOSE,
  };
};

const HOOD =
  'M352 214C330 130 400 66 500 66C600 66 670 130 648 214C620 262 560 292 500 300C440 292 380 262 352 214Z';
const HOOD_HOLLOW =
  'M398 214C384 150 430 108 500 108C570 108 616 150 602 214C580 250 540 270 500 280C460 270 420 250 398 214Z';
const HOOD_BACK =
  'M340 196C340 110 400 70 500 70C600 70 660 110 660 196C640 260 580 320 500 350C420 320 360 260 340 196Z';
const POUCH = 'M366 600C440 608 560 608 634 600L690 740C692 764 690 780 688 792H312C310 780 308 764 310 740Z';

function hoodFront(ink: Ink): string {
  const { sheet, main, accent, look } = ink;
  const cord = look.seed % 2 === 0 ? accent : main;
  const string = (d: string): string =>
    `<path d="${d}" fill="none" stroke="#000" stroke-opacity="0.25" stroke-width="11" stroke-linecap="round" transform="translate(3 4)"/><path d="${d}" fill="none" stroke="${cord.base}" stroke-width="9" stroke-linecap="round"/><path d="${d}" fill="none" stroke="${cord.deep}" stroke-width="9" stroke-dasharray="2 5" stroke-opacity="0.35"/>`;
  return (
    part(sheet, { d: HOOD, shades: main, texture: 'jersey', rim: 44 }) +
    `<path d="${HOOD_HOLLOW}" fill="${main.deep}"/><path d="${HOOD_HOLLOW}" fill="none" stroke="${main.line}" stroke-width="3"/>` +
    `<path d="M414 150C440 118 560 118 586 150C560 136 440 136 414 150Z" fill="${main.dark}" filter="url(#soft)"/>` +
    seam('M384 216C366 140 424 92 500 92C576 92 634 140 616 216', main) +
    label(ink.brandIndex, [500, 236, 46], ['#e9e6df', '#2b2c30']) +
    string('M452 280C446 330 440 380 446 430') +
    string('M548 280C556 330 562 370 556 416')
  );
}

/** A hooded sweatshirt, with or without a zipper. */
export const hoodie: Draw = (ink) => {
  const { look, main, accent, sheet } = ink;
  const sleeves = look.pattern === 'blocks' ? accent : main;
  const inside =
    look.pattern === 'print'
      ? chestPrint(ink)
      : mark(ink.brandIndex, [500, 470, 74], look.pattern === 'zip' ? 'none' : accent.base);
  const dress = { texture: 'jersey', sleeves, rim: 70 } as const;
  const pouch =
    part(sheet, { d: POUCH, shades: main, texture: 'jersey', rim: 26 }) +
    seam('M366 604C372 640 340 690 312 742', main) +
    seam('M634 604C628 640 660 690 688 742', main);
  const zip = look.pattern === 'zip' ? zipper(290, 850, '#b9bdc4') : '';
  return {
    front:
      torso(ink, HOODIE, { ...dress, isBack: false, inside }) +
      pouch +
      ribs(ink, main) +
      zip +
      hoodFront(ink),
    back:
      torso(ink, HOODIE, { ...dress, isBack: true }) +
      ribs(ink, main) +
      part(sheet, { d: HOOD_BACK, shades: main, texture: 'jersey', rim: 56 }) +
      seam('M500 72V346', main),
    outline: torsoOutline(HOODIE) + HOOD,
    closeUps: CLOSE,
  };
};

function quilting({ main }: Ink): string {
  return [330, 420, 510, 600, 690, 780]
    .map((y) => {
      const d = `M90 ${y}C300 ${y + 24} 700 ${y + 24} 910 ${y}`;
      return `<path d="${d}" fill="none" stroke="${main.deep}" stroke-width="26" stroke-opacity="0.3" transform="translate(0 -8)" filter="url(#soft)"/><path d="${d}" fill="none" stroke="${main.glow}" stroke-width="26" stroke-opacity="${main.isDark ? 0.2 : 0.38}" transform="translate(0 26)" filter="url(#soft)"/>${seam(d, main, false)}`;
    })
    .join('');
}

const STAND =
  'M376 172C380 140 392 116 406 108C460 122 540 122 594 108C608 116 620 140 624 172C600 216 556 236 500 244C444 236 400 216 376 172Z';

function jacketFront(ink: Ink): string {
  const { sheet, main, accent, look } = ink;
  const pockets = bothSides('M318 620L376 740');
  const stand =
    look.pattern === 'plain'
      ? ribbing(ink, STAND, main)
      : part(sheet, { d: STAND, shades: main, texture: 'twill', rim: 30 });
  return (
    `<path d="${pockets}" stroke="${main.line}" stroke-width="13" stroke-linecap="round"/><path d="${pockets}" stroke="#c3c6cc" stroke-width="4" stroke-dasharray="3 2.4"/>` +
    stand +
    zipper(140, 850, look.seed % 3 === 0 ? '#c8a45c' : '#c3c6cc') +
    seam('M466 232V846', main) +
    seam('M534 232V846', main) +
    mark(ink.brandIndex, [612, 346, 46], accent.base)
  );
}

function chestBand({ accent, main }: Ink): string {
  return `<path d="M250 396C400 424 600 424 750 396V446C600 474 400 474 250 446Z" fill="${accent.base}"/>${seam('M250 396C400 424 600 424 750 396M250 446C400 474 600 474 750 446', main, false)}`;
}

/** A jacket: windbreaker, quilted or bomber. */
export const jacket: Draw = (ink) => {
  const { main, accent, look } = ink;
  const dress = {
    texture: look.pattern === 'quilted' ? 'weave' : 'twill',
    sleeves: look.pattern === 'zip' ? accent : main,
    rim: 76,
  } as const;
  const inside = look.pattern === 'quilted' ? quilting(ink) : look.pattern === 'zip' ? chestBand(ink) : '';
  const back =
    ink.look.pattern === 'plain'
      ? ribbing(ink, STAND, main)
      : part(ink.sheet, { d: STAND, shades: main, texture: 'twill', rim: 30 });
  return {
    front: torso(ink, JACKET, { ...dress, isBack: false, inside }) + ribs(ink, main) + jacketFront(ink),
    back:
      torso(ink, JACKET, { ...dress, isBack: true, inside }) +
      ribs(ink, main) +
      back +
      mark(ink.brandIndex, [500, 340, 90], accent.base),
    outline: torsoOutline(JACKET) + STAND,
    closeUps: CLOSE,
  };
};
