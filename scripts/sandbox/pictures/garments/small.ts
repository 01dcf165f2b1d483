import { fabricOf } from '../fabrics.ts';
import type { Draw, Ink, Sketch } from '../ink.ts';
import { mark } from '../marks.ts';
import { type Fold, foldsOf, part, seam, stitches } from '../part.ts';
import { mix, type Shades, shadesOf } from '../shades.ts';
import { ribbing } from './outerwear.ts';

const SOCK =
  'M356 190C400 200 470 200 516 190C520 330 514 470 520 560C540 640 640 690 720 736C776 772 784 830 748 862C700 896 620 890 550 862C450 822 372 760 352 660C342 560 356 380 356 190Z';
const SOCK_CUFF = 'M352 150C400 162 470 162 520 150L518 250C470 262 400 262 354 250Z';
const SOCK_TOE = 'M650 694C740 740 790 780 774 836C760 872 700 892 640 886C620 830 620 750 650 694Z';
const SOCK_HEEL = 'M350 640C400 640 440 670 446 730C450 770 440 796 430 812C384 770 350 720 350 640Z';

const SOCK_FOLDS: readonly Fold[] = [
  [380, 560, 500, 600, 16, 12],
  [390, 620, 530, 640, 12, 11],
  [400, 470, 490, 480, 8, 9],
];

function sock(ink: Ink, shades: Shades, tone: Shades): string {
  const { sheet } = ink;
  return (
    part(sheet, {
      d: SOCK,
      shades,
      texture: 'knit',
      overlays: fabricOf(ink),
      rim: 56,
      folds: foldsOf(shades, SOCK_FOLDS),
    }) +
    part(sheet, { d: SOCK_HEEL, shades: tone, texture: 'knit', rim: 24 }) +
    part(sheet, { d: SOCK_TOE, shades: tone, texture: 'knit', rim: 30 }) +
    ribbing(ink, SOCK_CUFF, tone) +
    mark(ink.brandIndex, [440, 330, 58], tone.base)
  );
}

const SOCKS_CLOSE_UPS: Sketch['closeUps'] = [
  [330, 130, 380],
  [480, 560, 380],
];

/** Socks, a pair lying over each other. */
export const socks: Draw = (ink) => {
  const { main, accent } = ink;
  const one = sock(ink, main, accent);
  const two = sock(ink, ink.look.seed % 2 === 0 ? shadesOf(mix(main.base, '#8a8d92', 0.35)) : main, accent);
  const shade = `<path d="${SOCK}" fill="#000" opacity="0.22" filter="url(#soft)" transform="translate(8 12)"/>`;
  return {
    front: `<g transform="translate(-130 -10)">${two}</g><g transform="translate(30 30)">${shade}${one}</g>`,
    outline: `${SOCK}M230 140H390V640L600 860L520 880L230 640Z`,
    closeUps: SOCKS_CLOSE_UPS,
  };
};

const BELT_RING =
  'M500 250C720 250 860 350 860 500C860 650 720 750 500 750C280 750 140 650 140 500C140 350 280 250 500 250Z';

function braidOf({ look, main }: Ink): string {
  if (look.pattern !== 'ribbed') return '';
  const weave = Array.from(
    { length: 40 },
    (_, index) =>
      `M${100 + index * 24} 440L${160 + index * 24} 800M${160 + index * 24} 440L${100 + index * 24} 800`,
  ).join('');
  return `<path d="${weave}" fill="none" stroke="${main.line}" stroke-width="4" stroke-opacity="0.6"/><path d="${weave}" fill="none" stroke="${main.glow}" stroke-width="3" stroke-opacity="0.35" transform="translate(4 3)"/>`;
}

function beltBuckle(metal: Shades): string {
  return (
    `<g transform="translate(440 716)"><rect x="-84" y="-88" width="150" height="176" rx="26" fill="#000" opacity="0.3" filter="url(#soft)" transform="translate(4 10)"/>` +
    [
      ['22', metal.deep, 0],
      ['18', metal.base, -1],
      ['5', metal.glow, -5],
    ]
      .map(
        ([width, color, dy]) =>
          `<rect x="-80" y="${-80 + Number(dy)}" width="142" height="160" rx="24" fill="none" stroke="${color}" stroke-width="${width}"/>`,
      )
      .join('') +
    `<path d="M-80 0H58" stroke="${metal.deep}" stroke-width="15" stroke-linecap="round"/><path d="M-80 -2H58" stroke="${metal.light}" stroke-width="10" stroke-linecap="round"/></g>`
  );
}

const BELT_CLOSE_UPS: Sketch['closeUps'] = [
  [270, 500, 360],
  [540, 430, 360],
];

/** A belt, coiled, buckle in front. */
export const belt: Draw = (ink) => {
  const { sheet, main, look } = ink;
  const metal = shadesOf(look.seed % 2 === 0 ? '#c2c5ca' : '#c9a766');
  const inner =
    'M500 270C700 270 822 356 822 470C822 560 740 616 640 640C700 600 740 560 740 490C740 400 640 350 500 350C360 350 260 400 260 490C260 560 300 600 360 640C260 616 178 560 178 470C178 356 300 270 500 270Z';
  const front =
    'M178 462C182 580 310 640 500 644C690 640 818 580 822 462C838 512 846 560 838 606C816 716 690 770 500 774C310 770 184 716 162 606C154 560 162 512 178 462Z';
  const edges =
    'M178 510C196 610 320 664 500 668C680 664 804 610 822 510M168 600C192 700 320 752 500 756C680 752 808 700 832 600';
  const holes = [640, 690, 736]
    .map((x, index) => `<ellipse cx="${x}" cy="${704 - index * 12}" rx="7" ry="8" fill="${main.line}"/>`)
    .join('');
  const loop = part(sheet, { d: 'M300 632H340V782H300Z', shades: main, texture: 'leather', rim: 10 });
  return {
    shift: [0, -30],
    front: `${part(sheet, { d: inner, shades: shadesOf(mix(main.base, '#8a6a48', 0.35)), texture: 'suede', rim: 36 })}${part(sheet, { d: front, shades: main, texture: 'leather', inside: braidOf(ink), rim: 40 })}${stitches(edges, main.stitch, 0)}${holes}${loop}${beltBuckle(metal)}`,
    outline: `${BELT_RING}M500 352C640 352 738 402 738 490C738 560 640 642 500 642C360 642 262 560 262 490C262 402 360 352 500 352Z`,
    floor: [500, 748, 340],
    closeUps: BELT_CLOSE_UPS,
  };
};

const WALLET =
  'M196 330C196 306 210 294 234 294H766C790 294 804 306 804 330V700C804 724 790 736 766 736H234C210 736 196 724 196 700Z';

const WALLET_CLOSE_UPS: Sketch['closeUps'] = [
  [200, 470, 340],
  [520, 380, 340],
];

/** A wallet, or a slim card holder. */
export const wallet: Draw = (ink) => {
  const { sheet, main, look, brandIndex } = ink;
  const slim = look.pattern === 'ribbed';
  const cards = ['#d7dade', '#b9c7d6', '#e2d3b5']
    .map(
      (color, index) =>
        `<rect x="${250 + index * 16}" y="${236 + index * 26}" width="${500 - index * 32}" height="200" rx="16" fill="${color}" stroke="#0002"/><rect x="${250 + index * 16}" y="${236 + index * 26}" width="${500 - index * 32}" height="10" rx="5" fill="#fff" opacity="0.6"/>`,
    )
    .join('');
  const slots = slim
    ? ['M206 430C400 444 600 444 794 430', 'M206 520C400 534 600 534 794 520']
        .map((d) => seam(d, main))
        .join('')
    : seam('M500 296V734', main, false);
  const clasp = slim
    ? ''
    : part(sheet, {
        d: 'M804 470H700C676 470 664 490 664 515C664 540 676 560 700 560H804Z',
        shades: main,
        texture: 'leather',
        rim: 18,
      }) +
      '<circle cx="700" cy="515" r="17" fill="#7d683a"/><circle cx="699" cy="513" r="15" fill="#d9c084"/><circle cx="695" cy="508" r="5" fill="#f6e9c6"/>';
  const inset = 'M214 312H786V718H214Z';
  return {
    front: `<g>${slim ? cards : ''}${part(sheet, { d: WALLET, shades: main, texture: 'leather', rim: 72, folds: foldsOf(main, [[260, 700, 420, 640, 12, 14]]) })}${slots}${stitches(inset, main.stitch, 0)}${clasp}${mark(brandIndex, [slim ? 500 : 330, 640, 76], main.deep)}${mark(brandIndex, [slim ? 500 : 330, 641.5, 76], `${main.glow}55`)}</g>`,
    outline: WALLET,
    closeUps: WALLET_CLOSE_UPS,
  };
};
