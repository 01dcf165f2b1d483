import type { KindCode } from '../catalogue/data.ts';
import type { Look } from '../catalogue/look.ts';
import { cycled } from '../catalogue/random.ts';
import { lightness, mix, type Shades, shadesOf } from './shades.ts';

/** The look of an article, its colour, and a second colour that suits it. */
type Dye = { readonly look: Look; readonly main: Shades; readonly accent: Shades };

/** The named materials of a garment's SVG file, each with all its shades, and single colours or lengths. */
type Materials = {
  readonly materials?: Readonly<Record<string, Shades>>;
  readonly values?: Readonly<Record<string, string | number>>;
};

const ON_DARK = ['#f3f1ec', '#d9a441', '#c8ccd2', '#d9694a', '#8fb8d8'];
const ON_LIGHT = ['#23252b', '#f7f5f0', '#24365c', '#a8432f', '#2f6b52', '#b5884a'];

/** The colours of an article in the colour `hex`. */
export function dyeOf(look: Look, hex: string): Dye {
  const accent = cycled(lightness(hex) < 0.45 ? ON_DARK : ON_LIGHT, look.seed >>> 4);
  const contrasting =
    Math.abs(lightness(accent) - lightness(hex)) < 0.12 ? mix(hex, '#101218', 0.55) : accent;
  return { look, main: shadesOf(hex), accent: shadesOf(contrasting) };
}

/** The accent in one design, the article's colour in the others. */
const accentIn = ({ look, main, accent }: Dye, pattern: string): Shades =>
  look.pattern === pattern ? accent : main;

function sneaker({ look: { pattern, seed }, main, accent }: Dye) {
  const isEven = seed % 2 === 0;
  const trim = pattern === 'blocks' || pattern === 'retro' ? accent : main;
  return {
    materials: {
      lining: shadesOf(cycled(['#d8d3c8', '#3a3b42', '#b9bfc8'], seed >>> 3)),
      laces: shadesOf(main.isDark && isEven ? '#2b2c31' : '#f4f2ec'),
      tongue: pattern === 'retro' ? accent : main,
      trim,
      'toe-cap': pattern === 'plain' ? shadesOf('#f1eee6') : trim,
      sole: shadesOf(cycled(['#f6f4ee', '#f1ead9', '#f6f4ee', '#2a2b30'], seed >>> 5)),
    },
    values: {
      gum: cycled(['#b8834e', '#d9d4c8', '#3a3b40', accent.base], seed >>> 9),
      foxing: isEven ? accent.base : main.base,
    },
  };
}

/** The materials of each kind besides `main` and `accent`, by their names in its SVG file. */
const MATERIALS: Partial<Record<KindCode, (dye: Dye) => Materials>> = {
  TEN: sneaker,
  BTA: sneaker,
  COR: ({ look: { seed }, main, accent }) => ({
    materials: {
      lining: shadesOf('#3a3c44'),
      laces: shadesOf(seed % 2 === 0 ? accent.base : '#f2f2ef'),
      heel: seed % 3 === 0 ? accent : main,
      cage: seed % 3 === 1 ? accent : main,
      foam: shadesOf(cycled(['#f7f6f2', '#eceff2', '#2c2d33'], seed >>> 5)),
      rubber: shadesOf(seed % 2 === 0 ? accent.base : '#33353b'),
    },
  }),
  BOT: ({ look: { pattern }, main, accent }) => ({
    materials: {
      lining: shadesOf('#8d7a63'),
      gore: shadesOf(mix(main.base, '#17181c', 0.6)),
      trim: pattern === 'blocks' ? shadesOf(mix(main.base, '#1d1a18', 0.45)) : main,
      laces: shadesOf(pattern === 'blocks' ? '#b8452c' : '#d2bd95'),
      sole: shadesOf(pattern === 'retro' ? '#c49b6a' : '#2b2826'),
    },
    values: {
      welt: pattern === 'blocks' ? '#c9552f' : '#b98d58',
      logo: main.isDark ? main.glow : accent.base,
    },
  }),
  SAN: ({ look: { pattern }, main }) => {
    const hasBuckles = pattern === 'stripes';
    const footbed = mix(main.base, '#1d1e22', main.isDark ? 0 : 0.25);
    return {
      materials: {
        footbed: shadesOf(hasBuckles ? '#a97f55' : footbed),
        insole: shadesOf(hasBuckles ? '#c9a77c' : mix(main.base, '#ffffff', 0.12)),
        'strap-lining': shadesOf(mix(main.base, '#101114', 0.55)),
      },
    };
  },
  PLA: ({ look: { pattern, seed }, main, accent }) => ({
    materials: {
      sleeves: pattern === 'blocks' && seed % 2 === 1 ? accent : main,
      rib: pattern === 'blocks' || seed % 4 === 0 ? accent : main,
    },
  }),
  POL: (dye) => ({ materials: { collar: accentIn(dye, 'blocks') } }),
  SUD: (dye) => ({
    materials: {
      sleeves: accentIn(dye, 'blocks'),
      cord: dye.look.seed % 2 === 0 ? dye.accent : dye.main,
    },
  }),
  CHU: (dye) => ({
    materials: { sleeves: accentIn(dye, 'zip') },
    values: {
      'quilt-light': dye.main.isDark ? 0.2 : 0.38,
      zip: dye.look.seed % 3 === 0 ? '#c8a45c' : '#c3c6cc',
    },
  }),
  VES: ({ look, main, accent }) => ({ materials: { belt: look.seed % 3 === 0 ? accent : main } }),
  GOR: (dye) => {
    const { look, main, accent } = dye;
    const visor = accentIn(dye, 'blocks');
    return {
      materials: {
        visor,
        'visor-under': shadesOf(visor.dark),
        'front-panel': look.pattern === 'blocks' && look.seed % 2 === 0 ? shadesOf('#f1eee6') : main,
      },
      values: {
        patch: mix(accent.base, '#ffffff', 0.1),
        'patch-mark': accent.isDark ? '#f2efe6' : '#24262b',
      },
    };
  },
  GRR: (dye) => ({ materials: { brim: accentIn(dye, 'stripes') } }),
  MOC: (dye) => ({ materials: { pocket: accentIn(dye, 'blocks') } }),
  BOL: ({ look: { seed }, main, accent }) => {
    const handle = shadesOf(seed % 2 === 0 ? '#8a5a35' : main.base);
    return { materials: { handle }, values: { logo: seed % 2 === 0 ? handle.base : accent.base } };
  },
  CIN: ({ look, main }) => ({
    materials: {
      inner: shadesOf(mix(main.base, '#8a6a48', 0.35)),
      buckle: shadesOf(look.seed % 2 === 0 ? '#c2c5ca' : '#c9a766'),
    },
  }),
  CAL: ({ look, main }) => ({
    materials: { second: look.seed % 2 === 0 ? shadesOf(mix(main.base, '#8a8d92', 0.35)) : main },
  }),
  LEN: ({ look: { pattern, seed }, main }) => {
    const frame = pattern === 'retro' && seed % 2 === 0 ? shadesOf('#c2a05c') : main;
    const tints = [
      { 'lens-top': '#2b2119', 'lens-bottom': '#9a6f42' },
      { 'lens-top': '#15171c', 'lens-bottom': '#5b6470' },
      { 'lens-top': '#142533', 'lens-bottom': '#5f8ba6' },
    ];
    return { materials: { frame, temple: shadesOf(frame.dark) }, values: cycled(tints, seed) };
  },
  REL: ({ look: { pattern, seed }, main, accent }) => {
    const metal = shadesOf(pattern === 'ribbed' ? main.base : seed % 3 === 0 ? '#c9a766' : '#b9bec5');
    const dial =
      seed % 2 === 0 ? { dial: '#1c2430', hands: '#eef0f2' } : { dial: '#f4f1ea', hands: '#25272c' };
    return {
      materials: { metal, link: shadesOf(metal.light) },
      values: { ...dial, 'second-hand': accent.base === '#23252b' ? '#c9552f' : accent.base },
    };
  },
};

/** Colours and lengths of stripes, checks, flowers and woven labels. */
function fabricValues({ look: { seed }, main, accent }: Dye): Record<string, string | number> {
  const pitch = 44 + (seed % 4) * 16;
  const stripe = pitch * (seed % 3 === 0 ? 0.24 : 0.42);
  const check = 74 + (seed % 3) * 18;
  return {
    'stripe-pitch': pitch,
    'stripe-width': stripe,
    'stripe-second': stripe + 6,
    pinstripe: main.isDark ? main.glow : accent.base,
    check,
    'check-wide': check * 0.42,
    'check-from': check * 0.64,
    'check-narrow': check * 0.08,
    'check-line': main.isDark ? main.glow : main.deep,
    'flower-turn': seed % 30,
    leaf: main.isDark ? '#7f9a6e' : mix(main.deep, '#4f7a4a', 0.6),
    petal: main.isDark ? '#e9c9a0' : '#f8f3e8',
    label: main.isDark ? '#e9e6df' : '#2b2c30',
    'label-mark': main.isDark ? '#2b2c30' : '#f3f1ea',
  };
}

/** All materials and values of the SVG file of an article's kind. */
export function materialsOf(dye: Dye): Required<Materials> {
  const { materials, values } = MATERIALS[dye.look.kind.code]?.(dye) ?? {};
  return {
    materials: { main: dye.main, accent: dye.accent, ...materials },
    values: { ...fabricValues(dye), ...values },
  };
}
