import type { Draw, Ink, Sketch } from '../ink.ts';
import { mark } from '../marks.ts';
import { mirrored } from '../mirror.ts';
import { part, stitches } from '../part.ts';
import { type Shades, shadesOf } from '../shades.ts';
import { gradient } from '../sheet.ts';

type Frame = { readonly rim: string; readonly lens: string; readonly bridge: string };

const WAYFARER: Frame = {
  rim: 'M106 424C180 396 400 396 470 424C480 470 470 560 430 600C380 640 220 644 172 600C130 560 112 480 106 424Z',
  lens: 'M142 446C200 426 380 426 440 446C446 490 434 548 404 574C360 606 236 608 200 574C168 544 150 496 142 446Z',
  bridge: 'M452 440C480 424 520 424 548 440L540 480C520 462 480 462 460 480Z',
};
const ROUND: Frame = {
  rim: 'M290 380A132 132 0 1 1 289.9 380Z',
  lens: 'M290 398A114 114 0 1 1 289.9 398Z',
  bridge: 'M410 476C450 440 550 440 590 476L584 494C550 464 450 464 416 494Z',
};
const SPORT: Frame = {
  rim: 'M92 410C220 370 420 390 500 424L496 480C470 540 420 600 300 606C190 606 110 540 92 410Z',
  lens: 'M118 428C230 396 410 410 484 440L476 480C456 528 408 580 302 584C208 584 138 532 118 428Z',
  bridge: 'M470 424H530V478C510 462 490 462 470 478Z',
};

function mirrorRound(frame: Frame): Frame {
  const other = (d: string): string => d.replace('M290', 'M710').replace('289.9', '709.9');
  return { ...frame, rim: other(frame.rim), lens: other(frame.lens) };
}

function lens({ sheet, look }: Ink, d: string): string {
  const tint =
    look.seed % 3 === 0
      ? ['#2b2119', '#9a6f42']
      : look.seed % 3 === 1
        ? ['#15171c', '#5b6470']
        : ['#142533', '#5f8ba6'];
  const glass = gradient(
    sheet,
    [0.2, 0, 0.6, 1],
    [
      [0, tint[0] ?? '#15171c'],
      [1, tint[1] ?? '#5b6470'],
    ],
  );
  return `<path d="${d}" fill="${glass}" opacity="0.93"/>`;
}

function shine(sheet: Ink['sheet'], d: string, x: number): string {
  const mask = sheet.define((id) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`);
  return `<g clip-path="${mask}"><path d="M${x} 380L${x + 70} 380L${x - 60} 640L${x - 130} 640Z" fill="#fff" opacity="0.2"/><path d="M${x + 92} 380L${x + 110} 380L${x - 20} 640L${x - 38} 640Z" fill="#fff" opacity="0.16"/></g>`;
}

function frameOf(ink: Ink): readonly [Frame, Frame] {
  if (ink.look.pattern === 'retro') return [ROUND, mirrorRound(ROUND)];
  const left = ink.look.pattern === 'wide' ? SPORT : WAYFARER;
  return [left, { ...left, rim: mirrored(left.rim), lens: mirrored(left.lens) }];
}

const SUNGLASSES_CLOSE_UPS: Sketch['closeUps'] = [
  [90, 360, 330],
  [420, 360, 360],
];

/** Sunglasses from the front, temples folded behind. */
export const sunglasses: Draw = (ink) => {
  const { sheet, main, look, brandIndex } = ink;
  const shades: Shades = look.pattern === 'retro' && look.seed % 2 === 0 ? shadesOf('#c2a05c') : main;
  const frames = frameOf(ink);
  const arms = [
    'M126 430C190 362 360 326 650 344C668 346 670 362 652 364C400 352 230 384 152 446Z',
    'M874 430C810 382 640 350 350 376C332 378 332 394 350 396C620 374 770 394 848 446Z',
  ]
    .map((d) => part(sheet, { d, shades: shadesOf(shades.dark), rim: 8 }))
    .join('');
  const bodies = frames.map(({ rim }) => part(sheet, { d: rim, shades, rim: 22 })).join('');
  const glasses = frames
    .map(
      ({ lens: d }, side) =>
        `<path d="${d}" fill="#e9e7e2"/>${lens(ink, d)}<path d="${d}" fill="none" stroke="${shades.line}" stroke-width="3"/>${shine(sheet, d, 300 + side * 420)}`,
    )
    .join('');
  const hinges =
    look.pattern === 'plain'
      ? [130, 870]
          .map((x) => `<rect x="${x - 12}" y="436" width="24" height="7" rx="3.5" fill="#d6d8db"/>`)
          .join('')
      : '';
  const art =
    arms +
    bodies +
    part(sheet, { d: frames[0].bridge, shades, rim: 8 }) +
    glasses +
    hinges +
    mark(brandIndex, [840, 424, 20], shades.glow);
  return {
    front: art,
    shift: [0, 20],
    middle: 516,
    outline: frames[0].rim + frames[1].rim,
    floor: [500, 650, 350],
    closeUps: SUNGLASSES_CLOSE_UPS,
  };
};

const STRAP_TOP = 'M402 352C408 240 420 150 426 84C440 68 560 68 574 84C580 150 592 240 598 352Z';
const STRAP_BOTTOM = 'M402 648C408 760 418 840 426 918C440 936 560 936 574 918C582 840 592 760 598 648Z';

function bracelet({ sheet }: Ink, metal: Shades): string {
  const links = Array.from({ length: 9 }, (_, index) => index).flatMap((index) =>
    [340 - index * 30, 636 + index * 30].map((y) => {
      const half = 92 - index * 2.4;
      const row = (from: number, to: number, tone: Shades): string =>
        part(sheet, { d: `M${from} ${y}H${to}V${y + 26}H${from}Z`, shades: tone, rim: 8 });
      return (
        row(500 - half, 500 - half * 0.36, metal) +
        row(500 - half * 0.34, 500 + half * 0.34, shadesOf(metal.light)) +
        row(500 + half * 0.36, 500 + half, metal)
      );
    }),
  );
  return links.join('');
}

function dial({ look, accent, brandIndex }: Ink): string {
  const dark = look.seed % 2 === 0;
  const [face, ink] = dark ? ['#1c2430', '#eef0f2'] : ['#f4f1ea', '#25272c'];
  const marks = Array.from({ length: 60 }, (_, index) => {
    const long = index % 5 === 0;
    return `<path d="M500 ${long ? 372 : 366}V${long ? 394 : 374}" stroke="${ink}" stroke-width="${long ? 6 : 2}" transform="rotate(${index * 6} 500 500)"/>`;
  });
  const hand = (angle: number, length: number, width: number, color: string): string =>
    `<path d="M500 ${500 + length * 0.16}V${500 - length}" stroke="#000" stroke-opacity="0.3" stroke-width="${width}" stroke-linecap="round" transform="rotate(${angle} 500 500) translate(3 4)"/><path d="M500 ${500 + length * 0.16}V${500 - length}" stroke="${color}" stroke-width="${width}" stroke-linecap="round" transform="rotate(${angle} 500 500)"/>`;
  return (
    `<circle cx="500" cy="500" r="146" fill="${face}"/><circle cx="500" cy="500" r="146" fill="none" stroke="#000" stroke-opacity="0.25" stroke-width="8"/>` +
    marks.join('') +
    mark(brandIndex, [500, 440, 34], ink) +
    `<rect x="572" y="486" width="36" height="28" rx="3" fill="${ink}" opacity="0.9"/><path d="M584 493v14M594 493q8 0 6 6t-6 8h8" stroke="${face}" stroke-width="3" fill="none"/>` +
    hand(304, 78, 10, ink) +
    hand(60, 116, 7, ink) +
    hand(200, 122, 2.6, accent.base === '#23252b' ? '#c9552f' : accent.base) +
    `<circle cx="500" cy="500" r="8" fill="${ink}"/>`
  );
}

const STRAP_SEAMS =
  'M424 340C430 240 440 150 446 100M576 340C570 240 560 150 554 100M424 660C430 760 438 840 446 900M576 660C570 760 562 840 554 900';

function leatherStrap({ sheet, main }: Ink): string {
  const pieces = [STRAP_TOP, STRAP_BOTTOM].map((d) =>
    part(sheet, { d, shades: main, texture: 'leather', rim: 30 }),
  );
  const holes = [700, 744, 788, 832].map(
    (y) => `<ellipse cx="500" cy="${y}" rx="6" ry="8" fill="${main.line}"/>`,
  );
  return pieces.join('') + stitches(STRAP_SEAMS, main.stitch, 0) + holes.join('');
}

/** Crown, case and bezel. */
function caseOf({ sheet }: Ink, metal: Shades): string {
  const { glow, base, deep, dark, light } = metal;
  const body = gradient(
    sheet,
    [0, 0, 1, 1],
    [
      [0, glow],
      [0.4, base],
      [0.6, deep],
      [1, light],
    ],
  );
  const bezel = gradient(
    sheet,
    [1, 1, 0, 0],
    [
      [0, glow],
      [0.5, dark],
      [1, light],
    ],
  );
  return (
    `<rect x="672" y="478" width="34" height="44" rx="7" fill="${metal.base}" stroke="${metal.line}" stroke-width="2"/><path d="M680 480v40M688 480v40M696 480v40" stroke="${metal.deep}" stroke-width="2"/>` +
    `<circle cx="500" cy="500" r="182" fill="${metal.line}"/><circle cx="500" cy="500" r="180" fill="${body}"/><circle cx="500" cy="500" r="164" fill="${bezel}"/>`
  );
}

const WATCH_CLOSE_UPS: Sketch['closeUps'] = [
  [310, 310, 380],
  [370, 90, 330],
];

/** A watch with a leather strap or a steel bracelet. */
export const watch: Draw = (ink) => {
  const { sheet, main, look } = ink;
  const steel = look.pattern === 'ribbed';
  const metal = shadesOf(steel ? main.base : look.seed % 3 === 0 ? '#c9a766' : '#b9bec5');
  const lugs =
    'M400 392L412 322H450V400ZM600 392L588 322H550V400ZM400 608L412 678H450V600ZM600 608L588 678H550V600Z';
  const art =
    (steel ? bracelet(ink, metal) : leatherStrap(ink)) +
    part(sheet, { d: lugs, shades: metal, rim: 8 }) +
    caseOf(ink, metal) +
    dial(ink) +
    '<path d="M392 420A140 140 0 0 1 560 366L430 620A140 140 0 0 1 392 420Z" fill="#fff" opacity="0.09"/>';
  return {
    front: art,
    outline: `${STRAP_TOP}${STRAP_BOTTOM}M500 320A180 180 0 1 1 499.9 320Z`,
    closeUps: WATCH_CLOSE_UPS,
  };
};
