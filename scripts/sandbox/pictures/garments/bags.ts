import type { Draw, Ink, Sketch } from '../ink.ts';
import { label, mark } from '../marks.ts';
import { mirrored } from '../mirror.ts';
import { type Fold, foldsOf, part, seam, stitches } from '../part.ts';
import { type Shades, shadesOf } from '../shades.ts';

const BODY =
  'M272 330C280 220 370 176 500 176C630 176 720 220 728 330C744 520 748 700 736 846C720 884 280 884 264 846C252 700 256 520 272 330Z';
const POCKET =
  'M310 560C312 536 330 526 350 526H650C670 526 688 536 690 560C700 660 702 760 694 832C680 858 320 858 306 832C298 760 300 660 310 560Z';
const SIDE =
  'M264 600C232 610 214 640 212 690C210 760 216 820 232 846C246 856 262 856 272 846C262 760 260 680 264 600Z';
const HANDLE = 'M440 182C436 120 452 96 500 96C548 96 564 120 560 182';

function zip(d: string): string {
  return `<path d="${d}" fill="none" stroke="#17181c" stroke-width="17" stroke-opacity="0.85"/><path d="${d}" fill="none" stroke="#a9adb5" stroke-width="7" stroke-dasharray="3 2.6"/>`;
}

function puller(x: number, y: number, { base, line }: Shades): string {
  return `<path d="M${x - 6} ${y}h12l3 14h-18z" fill="#c6cad0" stroke="#55575d"/><rect x="${x - 6}" y="${y + 12}" width="12" height="40" rx="5" fill="${base}" stroke="${line}" stroke-width="1.6"/>`;
}

function handleOf(shades: Shades): string {
  const loop = (width: number, color: string): string =>
    `<path d="${HANDLE}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round"/>`;
  return loop(34, shades.line) + loop(28, shades.base) + loop(6, shades.glow);
}

/** The side that is carried: padding and shoulder straps. */
function backpackBack({ sheet, main }: Ink, sides: string): string {
  const strap =
    'M372 250C330 360 318 520 330 700C332 740 350 760 372 760C392 760 400 740 398 710C384 540 396 380 436 262Z';
  const pads = [strap, mirrored(strap)]
    .map((d) => part(sheet, { d, shades: main, texture: 'mesh', rim: 30 }) + stitches(d, main.stitch, 0))
    .join('');
  return (
    handleOf(main) +
    sides +
    part(sheet, { d: BODY, shades: main, texture: 'weave', rim: 90 }) +
    part(sheet, {
      d: 'M330 300C420 280 580 280 670 300V800C580 826 420 826 330 800Z',
      shades: main,
      texture: 'mesh',
      rim: 40,
    }) +
    pads
  );
}

const BACKPACK_FOLDS: readonly Fold[] = [
  [300, 480, 420, 500, 16, 14],
  [700, 480, 600, 506, -16, 14],
];

const POCKET_FOLDS: readonly Fold[] = [
  [330, 820, 420, 760, 10, 12],
  [668, 820, 590, 770, -10, 12],
];

const BACKPACK_CLOSE_UPS: Sketch['closeUps'] = [
  [320, 180, 400],
  [290, 500, 400],
];

function frontPocket({ sheet, main, accent, look }: Ink): string {
  const shades = look.pattern === 'blocks' ? accent : main;
  const folds = foldsOf(shades, POCKET_FOLDS);
  const cloth = part(sheet, { d: POCKET, shades, texture: 'weave', rim: 56, folds });
  return cloth + stitches(POCKET, shades.stitch, 0) + zip('M318 590C420 604 580 604 682 590');
}

/** A backpack. */
export const backpack: Draw = (ink) => {
  const { sheet, main, accent, look, brandIndex } = ink;
  const sides = [SIDE, mirrored(SIDE)]
    .map((d) => part(sheet, { d, shades: main, texture: 'mesh', rim: 22 }))
    .join('');
  const straps = 'M330 830C262 856 250 864 244 880M670 830C738 856 750 864 756 880';
  const flap =
    look.pattern === 'wide'
      ? seam('M286 420C420 440 580 440 714 420', main) +
        part(sheet, { d: 'M440 400H560V500H440Z', shades: main, texture: 'leather', rim: 12 })
      : '';
  const front =
    `<path d="${straps}" fill="none" stroke="${main.deep}" stroke-width="24" stroke-linecap="round"/>` +
    handleOf(main) +
    sides +
    part(sheet, {
      d: BODY,
      shades: main,
      texture: 'weave',
      rim: 90,
      folds: foldsOf(main, BACKPACK_FOLDS),
    }) +
    zip('M286 470C286 300 330 226 500 224C670 226 714 300 714 470') +
    flap +
    frontPocket(ink) +
    puller(664, 586, accent) +
    puller(700, 430, accent) +
    (look.seed % 2 === 0
      ? label(brandIndex, [500, 380, 110], ['#2a2b2f', '#eae5d8'])
      : mark(brandIndex, [500, 370, 96], accent.base));
  return {
    front,
    back: backpackBack(ink, sides),
    outline: BODY + SIDE + mirrored(SIDE),
    floor: [500, 870, 250],
    closeUps: BACKPACK_CLOSE_UPS,
  };
};

const TOTE =
  'M222 384C380 400 620 400 778 384C800 540 806 720 792 850C700 880 300 880 208 850C194 720 200 540 222 384Z';
const STRAP = 'M344 470C340 250 384 130 500 130C616 130 660 250 656 470';
const FLAPBAG =
  'M236 420C240 384 270 370 310 368H690C730 370 760 384 764 420L780 790C780 830 760 846 720 848H280C240 846 220 830 220 790Z';
const FLAP =
  'M236 420C240 384 270 370 310 368H690C730 370 760 384 764 420L770 590C740 660 620 690 500 690C380 690 260 660 230 590Z';

function quilt({ main }: Ink): string {
  const lines = Array.from(
    { length: 26 },
    (_, index) => `M${index * 80 - 700} 300L${index * 80} 1000M${index * 80} 300L${index * 80 - 700} 1000`,
  ).join('');
  return `<path d="${lines}" stroke="${main.deep}" stroke-width="20" stroke-opacity="0.22" fill="none" filter="url(#soft)"/><path d="${lines}" stroke="${main.line}" stroke-width="2.2" stroke-opacity="0.7" fill="none"/><path d="${lines}" stroke="${main.glow}" stroke-width="3" stroke-opacity="0.4" fill="none" transform="translate(0 5)"/>`;
}

const QUILTED_CLOSE_UPS: Sketch['closeUps'] = [
  [310, 480, 380],
  [220, 340, 360],
];

function quilted(ink: Ink): ReturnType<Draw> {
  const { sheet, main } = ink;
  const chain = 'M270 380C300 180 400 120 500 120C600 120 700 180 730 380';
  const front =
    `<path d="${chain}" fill="none" stroke="#6d5a33" stroke-width="15"/><path d="${chain}" fill="none" stroke="#d9bd7e" stroke-width="11" stroke-dasharray="15 5" stroke-linecap="round"/>` +
    part(sheet, { d: FLAPBAG, shades: main, texture: 'leather', inside: quilt(ink), rim: 70 }) +
    `<path d="${FLAP}" fill="#000" opacity="0.3" filter="url(#soft)" transform="translate(0 8)"/>` +
    part(sheet, { d: FLAP, shades: main, texture: 'leather', inside: quilt(ink), rim: 60 }) +
    `<rect x="452" y="640" width="96" height="62" rx="10" fill="#8a733f"/><rect x="452" y="636" width="96" height="62" rx="10" fill="#d8bf84"/>${mark(ink.brandIndex, [500, 667, 44], '#6d5a33')}`;
  return {
    front,
    outline: FLAPBAG,
    floor: [500, 850, 280],
    closeUps: QUILTED_CLOSE_UPS,
  };
}

const BAG_FOLDS: readonly Fold[] = [
  [260, 460, 300, 820, 24, 18],
  [730, 460, 706, 820, -24, 18],
  [420, 840, 520, 780, 10, 14],
];

const BAG_CLOSE_UPS: Sketch['closeUps'] = [
  [320, 400, 380],
  [200, 520, 380],
];

/** A tote with two handles, or a quilted bag on a chain. */
export const bag: Draw = (ink) => {
  if (ink.look.pattern === 'quilted') return quilted(ink);
  const { sheet, main, accent, brandIndex, look } = ink;
  const handle = shadesOf(look.seed % 2 === 0 ? '#8a5a35' : main.base);
  const strap = (dy: number): string =>
    `<g transform="translate(0 ${dy})"><path d="${STRAP}" fill="none" stroke="${handle.line}" stroke-width="31"/><path d="${STRAP}" fill="none" stroke="${handle.base}" stroke-width="27"/><path d="${STRAP}" fill="none" stroke="${handle.light}" stroke-width="9" stroke-opacity="0.6" transform="translate(-2 -3)"/>${stitches(STRAP, handle.stitch, 0)}</g>`;
  const tabs = [344, 656]
    .map(
      (x) =>
        `${part(sheet, {
          d: `M${x - 22} 440H${x + 22}V540L${x} 562L${x - 22} 540Z`,
          shades: handle,
          texture: 'leather',
          rim: 10,
        })}<circle cx="${x}" cy="524" r="7" fill="#cfae72" stroke="#6d5a33" stroke-width="1.6"/>`,
    )
    .join('');
  const front =
    `<g opacity="0.85">${strap(-34)}</g>` +
    `<path d="M224 384C380 366 620 366 776 384C620 404 380 404 224 384Z" fill="${main.deep}"/>` +
    part(sheet, {
      d: TOTE,
      shades: main,
      texture: look.seed % 2 === 0 ? 'weave' : 'leather',
      rim: 84,
      folds: foldsOf(main, BAG_FOLDS),
    }) +
    seam('M224 412C380 428 620 428 776 412', main) +
    strap(0) +
    tabs +
    mark(brandIndex, [500, 650, 110], look.seed % 2 === 0 ? handle.base : accent.base);
  return {
    front,
    outline: TOTE,
    floor: [500, 866, 290],
    closeUps: BAG_CLOSE_UPS,
  };
};
